import { createHash } from "node:crypto";
import { launchSchema } from "../contract/launch";
import { siteUrl } from "../delivery/siteUrl";
import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding, fileFinding, findingAt, sourceOf } from "./finding";
import { type Content, readContent } from "./reading/content";

/** Promises to visitors, which only the owner can know. */
const claims = ["years", "responseHours"];

/** Words and numbers that no real company has. */
const invented =
  /primjer|example|beispiel|muster(?:mann|straße)|ime prezime|^fun[ck]tion$|^funkcija$|lorem ipsum|xxx|^0+ |(?:0[\s./-]{0,3}){6}/i;

/** Words for a text that is still to be written. */
const placeholders =
  /privremeni tekst|konačan tekst još nije|platzhaltertext|endgültige text ist noch nicht|placeholder text|final text has not been|lorem ipsum|(?<![\w.])example\.(?:com|org)|\bTODO\b|\bXXX\b/gi;

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
  const found = [
    ...findOpenFacts(content),
    ...findPlaceholders(content),
    ...findIllustrations(files, illustrations),
    ...findSilentForm(content),
  ];
  return [...found.sort(compareFindings), ...findOpenAddress(env)];
}

/** @returns facts that are made up, and claims, unless the owner has confirmed them as they are */
function findOpenFacts({ facts, launch }: Content): Finding[] {
  const { confirmedFacts = {} } = launchSchema.safeParse(launch?.value).data ?? {};
  const confirmed = new Map(Object.entries(confirmedFacts));
  return facts.flatMap((fact) => {
    const [name = ""] = fact.name.split(".");
    const isClaim = claims.includes(name);
    const isOpen = isClaim || invented.test(fact.text);
    if (!isOpen || String(confirmed.get(name)) === fact.text) return [];
    return [findingAt(fact, 0, isClaim ? "openClaim" : "openPlaceholder", { name })];
  });
}

function findPlaceholders({ texts, pages }: Content): Finding[] {
  return [...texts, ...pages].flatMap((source) =>
    Array.from(source.text.matchAll(placeholders), ({ 0: name, index }) =>
      findingAt(source, index, "openPlaceholder", { name }),
    ),
  );
}

function findIllustrations(files: ContentFiles, illustrations: string): Finding[] {
  return [...files]
    .filter(([, bytes]) => illustrations.includes(createHash("sha256").update(bytes).digest("hex")))
    .map(([file]) => fileFinding(file, "illustration"));
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
    const address = siteUrl(env);
    const reason = `The address of the site is still a placeholder: ${address}`;
    return invented.test(address) ? [fileFinding("SITE_URL", "openAddress", { reason })] : [];
  } catch (error) {
    return [fileFinding("SITE_URL", "openAddress", { reason: (error as Error).message })];
  }
}
