import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { companySchema } from "../contract/company";
import { translationSchema } from "../contract/translation";
import { siteUrl } from "../delivery/siteUrl";
import { readContentFiles } from "./contentFiles";
import { type Advice, compareFindings, type Finding, findingAt, run, type Source } from "./finding";
import { textAt, textLeaves } from "./reading/document";
import { readJson } from "./reading/json";
import { decode } from "./reading/text";

/** What must not be published as it is, with every place where it stands. */
export type PlaceholderLeft = Advice & {
  /** File, line and column; none for what stands in no file. */
  places: readonly string[];
};

/** One place of something that is told once, whatever the number of its places. */
type Hit = { cause: string; finding: Finding };

/** Words and numbers that no real provider has. */
const invented =
  /primjer|example|beispiel|muster(?:mann|straße)|ime prezime|^fun[ck]tion$|^funkcija$|xxx|lorem ipsum|^0+ |(?:0[\s./-]*){6}/i;

const illustration = /^(?:ilustracija|illustration|abbildung)/i;

const standIn =
  /privremeni tekst|konačan tekst|platzhalter|endgültige text|placeholder|final text/gi;

const blindText = /lorem ipsum|(?<![\w.])example\.(?:com|org)|\bTODO\b|\bXXX\b/gi;

const formFile = "src/sections/Contact/createContactForm.ts";

/** Where the values of the form go nowhere but to the console. */
const silentSubmission = /(?<=mutationFn:.*)console\.log/g;

const silence: Advice = {
  message:
    "The form sends nothing: a message goes to the browser's console alone, but the visitor reads that it has been sent.",
  remedy: "Let the form send its messages, or let the owner decide what it says until it does.",
};

/**
 * Looks for what was made up to fill a place and must not be published.
 *
 * @param projectRoot the folder that holds `content` and `src`
 * @param env the environment that the site is built in
 * @returns what is left, each once
 */
export function findPlaceholdersLeft(
  projectRoot: string,
  env: NodeJS.ProcessEnv = process.env,
): PlaceholderLeft[] {
  const sources = readSources(projectRoot);
  const hits = [...sources.flatMap(findHits), ...findSilence(sources)];
  return [...tellOnce(hits), ...findMadeUpAddress(env)];
}

function readSources(projectRoot: string): Source[] {
  const form = path.join(projectRoot, formFile);
  const texts = [...readContentFiles(projectRoot)]
    .filter(([file]) => /^content\/(?:legal|locales|site)\//.test(file))
    .map(([file, bytes]) => ({ file, text: decode(bytes) }));
  return existsSync(form)
    ? [...texts, { file: formFile, text: readFileSync(form, "utf8") }]
    : texts;
}

function findHits(source: Source): Hit[] {
  const { file } = source;
  if (file === "content/site/company.json") return findInvented(source);
  if (isTranslation(file)) return [...findIllustrations(source), ...findBlindText(source)];
  if (file.startsWith("content/legal/")) {
    return [...findStandIns(source), ...findBlindText(source)];
  }
  return file === "content/site/images.json" ? findBlindText(source) : [];
}

const isTranslation = (file: string) => /^content\/locales\/[^/]+\/translation\.json$/.test(file);

function findInvented(source: Source): Hit[] {
  return hitsAtTexts(source, companySchema, (fact, entry) => {
    if (!invented.test(fact)) return undefined;
    const name = entry.replace(/\..*/, "");
    return {
      cause: name,
      message: `"${name}" is still a placeholder: ${fact}.`,
      remedy: "Write the real one.",
    };
  });
}

function findIllustrations(source: Source): Hit[] {
  return hitsAtTexts(source, translationSchema, (text, name) => {
    if (!/alt$/i.test(name) || !illustration.test(text)) return undefined;
    return {
      cause: name,
      message: `The picture of "${name}" is still an illustration.`,
      remedy: "Take a photograph of what is real, and describe what it shows.",
    };
  });
}

function findStandIns(source: Source): Hit[] {
  const page = path.posix.basename(source.file, ".md");
  return hitsOf(source, standIn, () => ({
    cause: page,
    message: `The page "${page}" still holds a text that stands in for the real one.`,
    remedy: "Put the final text in its place.",
  }));
}

function findBlindText(source: Source): Hit[] {
  return hitsOf(source, blindText, (found) => ({
    cause: found.toLowerCase(),
    message: `"${found}" is still a placeholder.`,
    remedy: "Write what is meant in its place.",
  }));
}

function findSilence(sources: readonly Source[]): Hit[] {
  const advice = { cause: formFile, ...silence };
  const code = sources
    .filter(({ file }) => file === formFile)
    .flatMap((source) => hitsOf(source, silentSubmission, () => advice));
  if (code.length === 0) return [];
  const texts = sources
    .filter(({ file }) => isTranslation(file))
    .flatMap((source) =>
      hitsAtTexts(source, translationSchema, (_text, name) =>
        name === "contact.success" ? advice : undefined,
      ),
    );
  return [...texts, ...code];
}

/** The address stands in no file: the build takes it from the environment. */
function findMadeUpAddress(env: NodeJS.ProcessEnv): PlaceholderLeft[] {
  const remedy =
    "Set the variable SITE_URL to the address under which the site will be found, such as https://www.….ba.";
  try {
    const address = siteUrl(env);
    if (!invented.test(address)) return [];
    const message = `The address of the site is still a placeholder: ${address}.`;
    return [{ message, remedy, places: [] }];
  } catch (error) {
    return [{ message: `${error instanceof Error ? error.message : error}.`, remedy, places: [] }];
  }
}

type Told = Advice & { cause: string };

function hitsOf(source: Source, pattern: RegExp, tell: (found: string) => Told): Hit[] {
  return Array.from(source.text.matchAll(pattern), ({ 0: found, index }) =>
    hitAt(source, index, tell(found)),
  );
}

/** @param tell what to say of a text by its name, such as `hero.title`, if there is anything */
function hitsAtTexts(
  source: Source,
  schema: z.ZodType,
  tell: (text: string, name: string) => Told | undefined,
): Hit[] {
  const { result: document } = run(readJson(source));
  if (!document) return [];
  return textLeaves(schema).flatMap(({ path: entry, name }) => {
    const text = textAt(document, entry);
    const told = text === undefined ? undefined : tell(text, name);
    return told ? [hitAt(source, document.characterOffset(entry, 0), told)] : [];
  });
}

const hitAt = (source: Source, offset: number, { cause, ...advice }: Told): Hit => ({
  cause,
  finding: findingAt(source, offset, advice, "warning"),
});

function tellOnce(hits: readonly Hit[]): PlaceholderLeft[] {
  const sorted = hits.toSorted((a, b) => compareFindings(a.finding, b.finding));
  const causes = [...new Set(sorted.map(({ cause }) => cause))];
  return causes.flatMap((cause) => {
    const findings = sorted.filter((hit) => hit.cause === cause).map(({ finding }) => finding);
    return findings.slice(0, 1).map(({ message, remedy }) => ({
      message,
      remedy,
      places: findings.map(({ file, line, column }) => `${file}:${line}:${column}`),
    }));
  });
}
