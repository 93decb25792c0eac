import { companySchema } from "../contract/company";
import { defaultLanguage } from "../contract/languages";
import { translationSchema } from "../contract/translation";
import { siteUrl } from "../delivery/siteUrl";
import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding, findingAt, findingsIn, type Source } from "./finding";
import { readJson, textsIn } from "./reading/json";
import { sourceIn } from "./reading/text";

/** What is open before a launch, with file, line and column of every place where it stands. */
export type OpenPoint = Pick<Finding, "message" | "remedy"> & { places: readonly string[] };

const launchFile = "content/site/launch.json";

const exampleWord = /primjer|example|beispiel|muster(?:mann|straße)|lorem ipsum|xxx/.source;
const exampleFact = /ime prezime|^fun[ck]tion$|^funkcija$/.source;
const onlyZeros = /^0+ |(?:0[\s./-]{0,3}){6}/.source;

/** Words and numbers that no real company has. */
const invented = new RegExp([exampleWord, exampleFact, onlyZeros].join("|"), "i");

const illustration = /^(?:ilustracija|illustration|abbildung)/i;

const bosnianPlaceholder = /privremeni tekst|konačan tekst/.source;
const germanPlaceholder = /platzhalter|endgültige text/.source;
const englishPlaceholder = /placeholder|final text/.source;
const placeholderText = new RegExp(
  [bosnianPlaceholder, germanPlaceholder, englishPlaceholder].join("|"),
  "gi",
);

const fillerText = /lorem ipsum|(?<![\w.])example\.(?:com|org)|\bTODO\b|\bXXX\b/gi;

/**
 * @param files the content
 * @param env the environment that the site is built in
 * @returns everything that must be written or confirmed before the site is launched
 */
export function findOpenPoints(files: ContentFiles, env = process.env): OpenPoint[] {
  const sources = [...files].map(([file, bytes]) => sourceIn(file, bytes));
  const findings = [...sources.flatMap(findPlaceholders), ...findSilentForm(files)];
  const points = new Map<string, OpenPoint>();
  for (const { message, remedy, file, line, column } of findings.sort(compareFindings)) {
    const places = points.get(message)?.places ?? [];
    points.set(message, { message, remedy, places: [...places, `${file}:${line}:${column}`] });
  }
  return [...points.values(), ...findPlaceholderAddress(env)];
}

function findPlaceholders(source: Source): Finding[] {
  const [, kind = "", page] =
    /^content\/(legal|locales|site)\/.*?([\w-]+)\.\w+$/.exec(source.file) ?? [];
  if (page === "company") {
    return textsIn(source, companySchema, defaultLanguage)
      .filter(({ text }) => invented.test(text))
      .map((fact) => findingAt(fact, 0, "inventedFact", { name: fact.name.replace(/\..*/, "") }));
  }
  const pictures = kind === "locales" ? textsIn(source, translationSchema, defaultLanguage) : [];
  const illustrations = pictures
    .filter(({ name, text }) => /alt$/i.test(name) && illustration.test(text))
    .map((text) => findingAt(text, 0, "illustration", { name: text.name }));
  const placeholders = kind === "legal" ? [...source.text.matchAll(placeholderText)] : [];
  const fillers = kind === "" ? [] : [...source.text.matchAll(fillerText)];
  return [
    ...illustrations,
    ...placeholders.map(({ index }) =>
      findingAt(source, index, "placeholderPage", { name: page ?? "" }),
    ),
    ...fillers.map(({ 0: found, index }) => findingAt(source, index, "placeholder", { found })),
  ];
}

/** The form sends nothing until a developer connects it, so the owner has to confirm this. */
function findSilentForm(files: ContentFiles): Finding[] {
  const source = sourceIn(launchFile, files.get(launchFile));
  const entry = readJson(source, [])?.entryAt(["formSendsNothingConfirmed"]);
  if (entry?.value === true) return [];
  return findingsIn(source, [{ index: entry?.offset ?? 0, id: "silentForm" }]);
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
