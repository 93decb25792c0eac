import { createHash } from "node:crypto";
import type { z } from "zod";
import { defaultLanguage } from "../contract/languages";
import { confirmableTexts, launchSchema } from "../contract/launch";
import { siteUrl } from "../delivery/siteUrl";
import type { ContentFiles } from "./contentFiles";
import {
  compareFindings,
  type Finding,
  fileFinding,
  findingAt,
  type MessageId,
  type Source,
  sourceOf,
} from "./finding";
import { type Content, readContent } from "./reading/content";

/** What pages state and only the owner can know, such as that the bed is electric. */
const claims: readonly string[] = ["years", "responseHours", ...confirmableTexts];

/** Words and numbers that no real company has. */
const invented =
  /primjer|example|beispiel|muster(?:mann|straße)|ime prezime|^fun[ck]tion$|^funkcija$|lorem ipsum|xxx|^0+ |(?:0[\s./-]{0,3}){6}/i;

/** Words for a text that is still to be written. */
const placeholders =
  /privremeni tekst|konačan tekst još nije|platzhaltertext|endgültige text ist noch nicht|placeholder text|final text has not been|lorem ipsum|(?<![\w.])example\.(?:com|org)|\bTODO\b|\bXXX\b/gi;

/** E-mail addresses, but for those of examples, and numbers of at least eight digits that are no dates. */
const numbersAndAddresses =
  /[\w.+-]+@(?!example\.net)[\w-]+\.[\w.-]*\w|(?<![\w/.=-])(?!\d{4}-\d\d-\d\d\b|\d\d?([/-])\d\d?\1\d{4}\b)\+?\d(?:[ ()/-]{0,2}\d){7,}/g;

/** The city of the texts that the site came with, in all its forms. */
const formerCity = /Sarajev\p{L}*/gu;

/** The word in the descriptions that the site came with. */
const illustrationWord = /(?:ilustracij|illustration)\p{L}*/giu;

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
  const pictures = [...files].flatMap(([file, bytes]) =>
    illustrations.includes(createHash("sha256").update(bytes).digest("hex")) ? [file] : [],
  );
  const found = [
    ...findOpenFacts(content),
    ...findOldTexts(content, pictures),
    ...findIllustrations(content, pictures),
    ...findSilentForm(content),
  ];
  return [...found.sort(compareFindings), ...findOpenAddress(env)];
}

/** @returns facts that are made up, and claims, unless the owner has confirmed them as they are */
function findOpenFacts({ facts, texts, launch }: Content): Finding[] {
  const confirmed = new Map(Object.entries(confirmationsIn(launch).confirmedFacts ?? {}));
  const stated = texts.filter(
    ({ name, language }) => language === defaultLanguage && claims.includes(name),
  );
  return [...facts, ...stated].flatMap((fact) => {
    const name = claims.includes(fact.name) ? fact.name : fact.name.replace(/\..*/, "");
    const isClaim = claims.includes(name);
    const isOpen = isClaim || invented.test(fact.text);
    if (!isOpen || String(confirmed.get(name)) === fact.text) return [];
    return [findingAt(fact, 0, isClaim ? "openClaim" : "openPlaceholder", { name })];
  });
}

/** Reports what is still to be written, and what was right for another owner or picture. */
function findOldTexts(content: Content, illustrations: readonly string[]): Finding[] {
  const { texts, pages, facts, slots, launch } = content;
  const city = content.company?.city ?? "";
  const { confirmedTexts = [] } = confirmationsIn(launch);
  const digitsIn = (text: string) => text.replace(/\D/g, "");
  const isRight = (found: string) => {
    const digits = digitsIn(found).replace(/^0+/, "");
    const isNumber = ({ text }: Source) => digits.length > 5 && digitsIn(text).endsWith(digits);
    return (
      confirmedTexts.includes(found) || facts.some((fact) => fact.text === found || isNumber(fact))
    );
  };
  const photographs = slots.filter(({ text }) => !illustrations.includes(`content/images/${text}`));
  const descriptions = texts.filter(({ name }) =>
    photographs.some((slot) => slot.name === name.replace(/imageAlt$/, "file")),
  );
  const all = [...texts, ...pages];
  const kinds: [id: MessageId, sources: readonly Source[], pattern: RegExp, reason?: string][] = [
    ["openPlaceholder", all, placeholders],
    ["oldText", all, numbersAndAddresses, "company.json does not have it"],
    ["oldText", city.match(formerCity) ? [] : all, formerCity, `the company is in ${city}`],
    ["oldText", descriptions, illustrationWord, "the picture is no longer one"],
  ];
  return kinds.flatMap(([id, sources, pattern, reason = ""]) =>
    sources.flatMap((source) =>
      Array.from(source.text.matchAll(pattern))
        .filter(({ 0: name }) => !isRight(name))
        .map(({ 0: name, index }) => findingAt(source, index, id, { name, reason })),
    ),
  );
}

function findIllustrations({ launch }: Content, illustrations: readonly string[]): Finding[] {
  if (confirmationsIn(launch).illustrationsConfirmed) return [];
  return illustrations.map((file) => fileFinding(file, "illustration"));
}

/** @returns what the owner has confirmed; nothing without a valid launch.json */
const confirmationsIn = (launch: Content["launch"]): Partial<z.infer<typeof launchSchema>> =>
  launchSchema.safeParse(launch?.value).data ?? {};

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
    const address = siteUrl(env);
    const reason = `The address of the site is still a placeholder: ${address}`;
    return invented.test(address) ? [fileFinding("SITE_URL", "openAddress", { reason })] : [];
  } catch (error) {
    return [fileFinding("SITE_URL", "openAddress", { reason: (error as Error).message })];
  }
}
