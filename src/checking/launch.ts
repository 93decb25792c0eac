import path from "node:path/posix";
import { companySchema } from "../contract/company";
import { defaultLanguage } from "../contract/languages";
import { translationSchema } from "../contract/translation";
import { siteUrl } from "../delivery/siteUrl";
import { launchFile } from "./check";
import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding, findingAt, type Source, sourceOf } from "./finding";
import { passagesIn } from "./reading/document";
import { readJson } from "./reading/json";

/** Something to do before the launch, with file, line and column of each occurrence. */
export type OpenPoint = Pick<Finding, "message" | "remedy"> & { places: readonly string[] };

const exampleWord = /primjer|example|beispiel|muster(?:mann|straße)|lorem ipsum|xxx/.source;
const exampleFact = /ime prezime|^fun[ck]tion$|^funkcija$/.source;
const onlyZeros = /^0+ |(?:0[\s./-]{0,3}){6}/.source;

/** Words and numbers that no real company has. */
const invented = new RegExp([exampleWord, exampleFact, onlyZeros].join("|"), "i");

const illustration = /^(?:ilustracija|illustration|abbildung)/i;
const placeholderText =
  /privremeni tekst|konačan tekst|platzhalter|endgültige text|placeholder|final text/gi;
const fillerText = /lorem ipsum|(?<![\w.])example\.(?:com|org)|\bTODO\b|\bXXX\b/gi;

/**
 * @param files the content
 * @param env the environment that the site is built in
 * @returns everything that must be written or confirmed before the site is launched
 */
export function findOpenPoints(files: ContentFiles, env = process.env): OpenPoint[] {
  const sources = [...files].map(([file, bytes]) => sourceOf(file, bytes));
  const findings = [...sources.flatMap(findPlaceholders), ...findSilentForm(files)];
  const points = new Map<string, OpenPoint>();
  for (const { message, remedy, file, line, column } of findings.sort(compareFindings)) {
    const places = points.get(message)?.places ?? [];
    points.set(message, { message, remedy, places: [...places, `${file}:${line}:${column}`] });
  }
  return [...points.values(), ...findPlaceholderAddress(env)];
}

function findPlaceholders(source: Source): Finding[] {
  const { file, text } = source;
  const [, kind = ""] = file.split("/");
  if (file === "content/site/company.json") {
    return passagesIn(readJson(source, []), companySchema, defaultLanguage)
      .filter((fact) => invented.test(fact.text))
      .map((fact) => findingAt(fact, 0, "inventedFact", { name: fact.name.replace(/\..*/, "") }));
  }
  if (!["legal", "locales", "site"].includes(kind)) return [];
  const table = kind === "locales" ? readJson(source, []) : undefined;
  const pictures = passagesIn(table, translationSchema, defaultLanguage).filter(
    (each) => /alt$/i.test(each.name) && illustration.test(each.text),
  );
  const page = { name: path.parse(file).name };
  const placeholders = kind === "legal" ? [...text.matchAll(placeholderText)] : [];
  return [
    ...pictures.map((each) => findingAt(each, 0, "illustration", { name: each.name })),
    ...placeholders.map(({ index }) => findingAt(source, index, "placeholderPage", page)),
    ...Array.from(text.matchAll(fillerText), ({ 0: found, index }) =>
      findingAt(source, index, "placeholder", { found }),
    ),
  ];
}

/** The form sends nothing until a developer connects it, so the owner has to confirm this. */
function findSilentForm(files: ContentFiles): Finding[] {
  const source = sourceOf(launchFile, files.get(launchFile));
  const entry = readJson(source, [])?.entryAt(["formSendsNothingConfirmed"]);
  return entry?.value === true ? [] : [findingAt(source, entry?.offset ?? 0, "silentForm")];
}

/** The build takes the address from the environment. */
function findPlaceholderAddress(env: NodeJS.ProcessEnv): OpenPoint[] {
  const remedy =
    "Set the variable SITE_URL to the address of the site, such as https://www.your-domain.ba.";
  try {
    const address = siteUrl(env);
    if (!invented.test(address)) return [];
    const message = `The address of the site is still a placeholder: ${address}.`;
    return [{ message, remedy, places: [] }];
  } catch (error) {
    return [{ message: `${error instanceof Error ? error.message : error}.`, remedy, places: [] }];
  }
}
