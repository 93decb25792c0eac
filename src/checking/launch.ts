import { type BinaryLike, createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { defaultLanguage } from "../contract/languages";
import { launchSchema } from "../contract/launch";
import { siteUrl } from "../delivery/siteUrl";
import type { ContentFiles } from "./contentFiles";
import {
  compareFindings,
  type Finding,
  type FindingId,
  fileFinding,
  findingAt,
  sourceOf,
} from "./finding";
import { type Content, readContent } from "./reading/content";
import type { Passage } from "./reading/document";
import { type Page, startOf, wordsIn } from "./reading/page";

/** What pages state and only the owner can know, such as that the bed is electric. */
const claims = ["years", "responseHours", "quality.features.control"];

/** Words and numbers that no real company has. */
const invented =
  /^(?:fun[ck]tion|funkcija|0+ .*|.*(?:primjer|example|beispiel|muster(?:mann|straße)|ime prezime|lorem ipsum|localhost|xxx|(?:0[\s./-]{0,3}){6}).*)$/gi;

/** Words for a text that is still to be written. */
const placeholders =
  /privremeni tekst|konačan tekst još nije|platzhaltertext|endgültige text ist noch nicht|placeholder text|final text has not been|lorem ipsum|(?<![\w.])example\.(?:com|org)|\bTODO\b|\bXXX\b/gi;

/** E-mail addresses, but for those of examples, and numbers of at least eight digits that are no dates. */
const numbersAndAddresses =
  /[\w.+-]+@(?!example\.net)[\w-]+\.[\w.-]*\w|(?<![\w/.=-])(?!\d{4}-\d\d-\d\d\b|\d\d?([/-])\d\d?\1\d{4}\b)\+?\d(?:[ ()/-]{0,2}\d){7,}/g;

/** What the site came with states of its country: names, register, taxes, and that it is not in the EU. */
const formerCountry =
  /(?<!\p{L})(?:BiH|Bosn(?:[aeiu]|om|ien|ia)(?: (?:i|und|and) Her\p{L}+)?|bosansko-?her\p{L}+|bosnisch-\p{L}+|MBS|PDV|(?:izvan Evropske|außerhalb der Europäischen|outside the European) uni\p{L}+)(?!\p{L})/giu;

/**
 * @param files the content
 * @param illustrations the checksums of pictures that are not the owner's
 * @param env the environment that the site is built in
 * @returns everything that must be written or confirmed before the site is launched
 */
export function findOpenPoints(
  files: ContentFiles,
  illustrations: string,
  env = process.env,
): Finding[] {
  const content = readContent(files);
  const { confirmed = [], illustrationsConfirmed = false } =
    launchSchema.safeParse(content.launch?.value).data ?? {};
  const checksum = (bytes: BinaryLike = "") => createHash("sha256").update(bytes).digest("hex");
  const pictures = [...files.keys()].filter((file) =>
    illustrations.includes(checksum(files.get(file))),
  );
  const open = wordsToConfirm(content, pictures).flatMap(([id, sources, pattern]) =>
    sources.flatMap((source) =>
      Array.from(source.text.matchAll(pattern)).flatMap(({ 0: words, index }) => {
        const values = { entry: entryOf(source, index), words: plain(words) };
        const place = { file: source.file, ...values };
        const isConfirmed = confirmed.some((each) => isDeepStrictEqual(each, place));
        return isConfirmed ? [] : [findingAt(source, index, id, values)];
      }),
    ),
  );
  const shown = illustrationsConfirmed ? [] : pictures;
  const foreign = shown.map((file) => fileFinding(file, "illustration"));
  const found = [...open, ...foreign, ...findSilentForm(content)].sort(compareFindings);
  return [...found, ...findOpenAddress(env)];
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

type Words = [id: FindingId, sources: readonly (Passage | Page)[], pattern: RegExp];

/** @returns words that are made up, claims, and what was right for another owner or picture */
function wordsToConfirm(content: Content, illustrations: readonly string[]): Words[] {
  const { facts, texts, pages, slots, company } = content;
  const all = [...texts, ...pages];
  const stated = [...facts, ...texts].filter(
    ({ name, language }) => claims.includes(name) && language === defaultLanguage,
  );
  const photographs = slots.filter(({ text }) => !illustrations.includes(`content/images/${text}`));
  const descriptions = texts.filter(({ name }) =>
    photographs.some((slot) => slot.name === name.replace(/imageAlt$/, "file")),
  );
  const isAbroad =
    company && !Object.values(company.country).some((name) => /Bosn|BiH/i.test(name));
  return [
    ["openPlaceholder", facts, invented],
    ["openPlaceholder", all, placeholders],
    ["openClaim", stated, /.+/g],
    ["openNumber", all, numbersAndAddresses],
    ["openCity", company?.city.startsWith("Sarajev") ? [] : all, /Sarajev\p{L}*/gu],
    ["openCountry", isAbroad ? all : [], formerCountry],
    ["openDescription", descriptions, /(?:ilustracij|illustration)\p{L}*/giu],
  ];
}

/** Without an endpoint the form sends nothing, so the owner has to confirm this. */
function findSilentForm({ facts, launch }: Content): Finding[] {
  const entry = launch?.entryAt(["formSendsNothingConfirmed"]);
  if (entry?.value === true || facts.some(({ name }) => name === "endpoint")) return [];
  const source = launch ?? sourceOf("content/site/launch.json");
  return [findingAt(source, entry?.offset ?? 0, "silentForm")];
}

/** The build takes the address from the environment. */
function findOpenAddress(env: NodeJS.ProcessEnv): Finding[] {
  try {
    if (!siteUrl(env).match(invented)) return [];
  } catch {
    // It is not valid.
  }
  return [fileFinding("SITE_URL", "openAddress", { address: env.SITE_URL ?? "" })];
}
