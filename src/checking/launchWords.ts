import { defaultLanguage } from "../contract/languages";
import { launchSchema } from "../contract/launch";
import { type Finding, type FindingId, findingAt, sourceOf } from "./finding";
import type { Content } from "./reading/content";
import type { Passage } from "./reading/document";
import { type Page, startOf, wordsIn } from "./reading/page";

/** The names of texts and facts that state what only the owner can know. */
const claims = ["years", "responseHours", "quality.features.control"];

/** Words and numbers that no real company has. A new language adds its own. */
export const invented =
  /^(?:fun[ck]tion|funkcija|0+ .*|.*(?:primjer|example|beispiel|muster(?:mann|straße)|ime prezime|lorem ipsum|localhost|xxx|(?:0[\s./-]{0,3}){6}).*)$/gi;

/** Words for a text that is still to be written. A new language adds its own. */
const placeholders =
  /privremeni tekst|konačan tekst još nije|platzhaltertext|endgültige text ist noch nicht|placeholder text|final text has not been|lorem ipsum|(?<![\w.])example\.(?:com|org)|\bTODO\b|\bXXX\b/gi;

/** E-mail addresses other than those of examples, and numbers of at least eight digits that are no dates. */
const numbersAndAddresses =
  /[\w.+-]+@(?!example\.net)[\w-]+\.[\w.-]*\w|(?<![\w/.=-])(?!\d{4}-\d\d-\d\d\b|\d\d?([/-])\d\d?\1\d{4}\b)\+?\d(?:[ ()/-]{0,2}\d){7,}/g;

type Search = [id: FindingId, sources: readonly (Passage | Page)[], pattern: RegExp];

/**
 * Finds what must be written or confirmed before the site is launched, as far as the words of the content
 * tell. It runs in browsers too.
 */
export function findOpenWords(content: Content): Finding[] {
  const { facts, texts, pages, launch } = content;
  const { confirmed = [] } = launchSchema.safeParse(launch?.value).data ?? {};
  const all = [...texts, ...pages];
  const stated = [...facts, ...texts].filter(
    ({ name, language }) => claims.includes(name) && language === defaultLanguage,
  );
  const searches: Search[] = [
    ["openPlaceholder", facts, invented],
    ["openPlaceholder", all, placeholders],
    ["openClaim", stated, /.+/g],
    ["openNumber", all, numbersAndAddresses],
    ["openEndpoint", facts.filter(({ name }) => name === "endpoint"), /^https:.+/g],
  ];
  const open = searches.flatMap(([id, sources, pattern]) =>
    sources.flatMap((source) =>
      Array.from(source.text.matchAll(pattern)).flatMap(({ 0: found, index }) => {
        const [entry, words] = [entryOf(source, index), plain(found)];
        const isConfirmed = confirmed.some(
          (each) => each.file === source.file && each.entry === entry && each.words === words,
        );
        return isConfirmed ? [] : [findingAt(source, index, id, { entry, words })];
      }),
    ),
  );
  return [...open, ...findSilentForm(content)];
}

/** The list, from which owners copy, shows no soft hyphens. */
const plain = (text: string) => text.replaceAll("\u00AD", "");

/** @returns the name of a text; in a legal page, the heading above a character */
function entryOf(source: Passage | Page, index: number): string {
  if (!("nodes" in source)) return source.name;
  const headings = source.nodes.filter((node) => node.type === "heading" && startOf(node) <= index);
  const title = source.passages.find(({ name }) => name === "title")?.text ?? "";
  return plain(headings.map(wordsIn).at(-1) ?? title);
}

/** Without an endpoint the form sends nothing, so the owner has to confirm this. */
function findSilentForm({ facts, launch }: Content): Finding[] {
  const entry = launch?.entryAt(["formSendsNothingConfirmed"]);
  if (entry?.value === true || facts.some(({ name }) => name === "endpoint")) return [];
  const source = launch ?? sourceOf("content/site/launch.json");
  return [findingAt(source, entry?.offset ?? 0, "silentForm")];
}
