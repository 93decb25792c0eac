import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { companySchema } from "../contract/company";
import { defaultLanguage } from "../contract/languages";
import { translationSchema } from "../contract/translation";
import { siteUrl } from "../delivery/siteUrl";
import { readContentFiles } from "./contentFiles";
import { type Advice, compareFindings, type Finding, findingAt, type Source } from "./finding";
import { textsIn } from "./reading/json";
import { sourceIn } from "./reading/text";

/** What must not be published as it is, with every place where it stands. */
export type PlaceholderLeft = Advice & {
  /** File, line and column; none for what stands in no file. */
  places: readonly string[];
};

/** One place of something; what has the same cause is told once. */
type Hit = Finding & { cause: string };

/** The files whose texts the pages show. */
const shown =
  /^content\/(?:legal\/.+|locales\/[^/]+\/translation\.json|site\/(?:company|images)\.json)$/;

/** Words and numbers that no real provider has. */
const invented =
  /primjer|example|beispiel|muster(?:mann|straße)|ime prezime|^fun[ck]tion$|^funkcija$|xxx|lorem ipsum|^0+ |(?:0[\s./-]*){6}/i;

const illustration = /^(?:ilustracija|illustration|abbildung)/i;

const standIn =
  /privremeni tekst|konačan tekst|platzhalter|endgültige text|placeholder|final text/gi;

const blindText = /lorem ipsum|(?<![\w.])example\.(?:com|org)|\bTODO\b|\bXXX\b/gi;

const formFile = "src/sections/Contact/sendMessage.ts";

/** The form writes its values to the console and sends them nowhere. */
const silentSubmission = /console\.log/;

const silence: Advice = {
  message:
    "The form sends nothing: a message goes to the browser's console alone, but the visitor reads that it has been sent.",
  remedy: "Let the form send its messages, or let the owner decide what it says until it does.",
};

/**
 * @param projectRoot the folder that holds `content` and `src`
 * @param env the environment that the site is built in
 * @returns what was made up to fill a place and must not be published, each once
 */
export function findPlaceholdersLeft(
  projectRoot: string,
  env: NodeJS.ProcessEnv = process.env,
): PlaceholderLeft[] {
  const form = path.join(projectRoot, formFile);
  const code = sourceIn(formFile, existsSync(form) ? readFileSync(form) : undefined);
  const silent = code.text.search(silentSubmission);
  const hits = [...readContentFiles(projectRoot)]
    .filter(([file]) => shown.test(file))
    .flatMap(([file, bytes]) => [...findHits(sourceIn(file, bytes), silent !== -1)]);
  if (silent !== -1) hits.push(hitAt(code, silent, formFile, silence));

  const left = new Map<string, PlaceholderLeft>();
  for (const { cause, message, remedy, file, line, column } of hits.sort(compareFindings)) {
    const known = left.get(cause) ?? { message, remedy, places: [] };
    left.set(cause, { ...known, places: [...known.places, `${file}:${line}:${column}`] });
  }
  return [...left.values(), ...findMadeUpAddress(env)];
}

/** @param isSilent whether the form sends nothing */
function* findHits(source: Source, isSilent: boolean): Generator<Hit> {
  if (source.file === "content/site/company.json") {
    for (const passage of textsIn(source, companySchema, defaultLanguage)) {
      if (!invented.test(passage.text)) continue;
      const fact = passage.name.replace(/\..*/, "");
      yield hitAt(passage, 0, fact, {
        message: `"${fact}" is still a placeholder: ${passage.text}.`,
        remedy: "Write the real one.",
      });
    }
    return;
  }
  if (source.file.startsWith("content/locales/")) {
    for (const passage of textsIn(source, translationSchema, defaultLanguage)) {
      const { name, text } = passage;
      if (isSilent && name === "contact.success") yield hitAt(passage, 0, formFile, silence);
      if (!/alt$/i.test(name) || !illustration.test(text)) continue;
      yield hitAt(passage, 0, name, {
        message: `The picture of "${name}" is still an illustration.`,
        remedy: "Take a photograph of what is real, and describe what it shows.",
      });
    }
  }
  if (source.file.startsWith("content/legal/")) {
    const page = path.posix.basename(source.file, ".md");
    for (const { index } of source.text.matchAll(standIn)) {
      yield hitAt(source, index, page, {
        message: `The page "${page}" still holds a text that stands in for the real one.`,
        remedy: "Put the final text in its place.",
      });
    }
  }
  for (const { 0: found, index } of source.text.matchAll(blindText)) {
    yield hitAt(source, index, found.toLowerCase(), {
      message: `"${found}" is still a placeholder.`,
      remedy: "Write what is meant in its place.",
    });
  }
}

function hitAt(source: Source, index: number, cause: string, advice: Advice): Hit {
  return { ...findingAt(source, index, advice), cause };
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
