import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { companySchema } from "../contract/company";
import { readContentFiles } from "./contentFiles";
import { type Advice, compareFindings, type Finding, findingAt, type Source } from "./finding";
import { textAt, textLeaves } from "./reading/document";
import { readJson } from "./reading/json";
import { decode } from "./reading/text";

/** Words and numbers that no real provider has. */
const invented =
  /primjer|example|beispiel|muster(?:mann|straße)|ime prezime|xxx|lorem ipsum|(?:0[\s./-]*){6}/i;

type Rule = { files: RegExp; pattern: RegExp; advice: Advice };

const rules: Rule[] = [
  {
    files: /^src\/delivery\/siteUrl\.ts$/,
    pattern: /(?<=SITE_URL = ")[^"]*example[^"]*/,
    advice: {
      message: "The address of the site is still a placeholder.",
      remedy: "Write the address under which the site will be found, such as https://www.….ba.",
    },
  },
  {
    files: /^content\/legal\/[^/]+\/[^/]+\.md$/,
    pattern: /privremeni tekst|konačan tekst|platzhalter|endgültige text|placeholder|final text/i,
    advice: {
      message: "The page still holds a text that stands in for the real one.",
      remedy: "Put the final text in its place.",
    },
  },
  {
    files: /^content\/locales\/[^/]+\/translation\.json$/,
    pattern: /(?<="\w*Alt": ")(?:ilustracija|illustration|abbildung)/i,
    advice: {
      message: "The picture described here is still an illustration.",
      remedy: "Take a photograph of the real bed, and describe what it shows.",
    },
  },
  {
    files: /^content\/(?:legal|locales|site\/images)/,
    pattern: /lorem ipsum|(?<![\w.])example\.(?:com|org)|\bTODO\b|\bXXX\b/i,
    advice: {
      message: "Something here is still a placeholder.",
      remedy: "Write what is meant in its place.",
    },
  },
];

const siteUrlFile = "src/delivery/siteUrl.ts";

/**
 * Looks for what was made up to fill a place and must not be published.
 *
 * @param projectRoot the folder that holds `content` and `src/delivery/siteUrl.ts`
 * @returns a finding for each placeholder that is left
 */
export function findPlaceholdersLeft(projectRoot: string): Finding[] {
  const sources = readSources(projectRoot);
  return sources
    .flatMap((source) => [...findInvented(source), ...rules.flatMap((rule) => apply(rule, source))])
    .sort(compareFindings);
}

function readSources(projectRoot: string): Source[] {
  const config = path.join(projectRoot, siteUrlFile);
  const texts = [...readContentFiles(projectRoot)]
    .filter(([file]) => /^content\/(?:legal|locales|site)\//.test(file))
    .map(([file, bytes]) => ({ file, text: decode(bytes) }));
  return existsSync(config)
    ? [...texts, { file: siteUrlFile, text: readFileSync(config, "utf8") }]
    : texts;
}

function findInvented(source: Source): Finding[] {
  if (source.file !== "content/site/company.json") return [];
  const { document } = readJson(source);
  if (document === undefined) return [];
  return textLeaves(companySchema).flatMap(({ path: entry }) => {
    const fact = textAt(document, entry);
    if (fact === undefined || !invented.test(fact)) return [];
    const advice = {
      message: `"${entry.join(".")}" is still a placeholder: ${fact}.`,
      remedy: "Write the real one.",
    };
    return [findingAt(source, document.characterOffset(entry, 0), advice, "warning")];
  });
}

function apply({ files, pattern, advice }: Rule, source: Source): Finding[] {
  if (!files.test(source.file)) return [];
  const everywhere = new RegExp(pattern, `${pattern.flags}g`);
  return Array.from(source.text.matchAll(everywhere), ({ index }) =>
    findingAt(source, index, advice, "warning"),
  );
}
