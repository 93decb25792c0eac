import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { findOpenPoints } from "../../src/checking/launch";
import { projectRoot } from "../support/useFolder";
import { fileStart, finding, placeOf, useContentCopy } from "./contentCopy";
import { checkEdited, content, contentWith, edit, end, page, table } from "./editedContent";

const company = "content/site/company.json";
const launchFile = "content/site/launch.json";
const environment = { SITE_URL: "https://www.njegaplus.ba" };

const skip = /(?<="skip": ")[^"]*/;
const heroAlt = /(?<="imageAlt": ")[^"]*(?=",\s*"promises")/;
const vatId = /(?<="vatId": ")[^"]*/;

type Options = { env?: Record<string, string>; illustrations?: string };

const find = (
  changes: Record<string, string | undefined>,
  { env = environment, illustrations = "" }: Options = {},
) => findOpenPoints(contentWith(changes), illustrations, env);

const madeUp: [key: string, language: string, value: string][] = [
  ["name", "", "Primjer Njega"],
  ["email", "", "kontakt@example.com"],
  ["phone", "", "+387 33 000 000"],
  ["register", "", "00-0-0000-00"],
  ["vatId", "", "420000003007"],
  ["representativeRole", "de", "Funktion"],
  ["court", "bs", "Općinski sud u Primjeru"],
  ["host", "en", "Example Hosting (country)"],
  ["logPeriod", "de", "00 Tage"],
];

const claims = ["25+", "24", "Ručni upravljač"];
/** The frozen launch.json, with other confirmations. */
const confirming = (confirmed: string[], more: object = {}) => ({
  [launchFile]: JSON.stringify({ formSendsNothingConfirmed: true, confirmed, ...more }),
});
const shown = confirming(claims, { illustrationsConfirmed: true });
/** The checksum of a picture, as `sha256sum` writes it. */
const checksumOf = (picture: string) => {
  const hash = createHash("sha256").update(content.get(picture) ?? "");
  return `${hash.digest("hex")}  content/images/other.webp\n`;
};

describe("the open points before a launch", () => {
  it("are none when every fact is real, and the owner has confirmed the claims", () => {
    expect(find({})).toEqual([]);
  });

  it.each(madeUp)("are the made-up %s %s %s, unless it is confirmed", (key, language, value) => {
    const fact = `(?<="${key}": ${language && `\\{[^}]*"${language}": `}")`;
    const text = edit(company, new RegExp(`${fact}[^"]*`), value);

    expect(find({ [company]: text })).toEqual([
      finding(company, placeOf(text, new RegExp(fact)), `"${value}" is still a placeholder.`),
    ]);
    expect(find({ [company]: text, ...confirming([...claims, value]) })).toEqual([]);
  });

  it.each(claims)("include the claim %s unless it is confirmed", (claim) => {
    const messages = find(confirming(claims.filter((each) => each !== claim)));

    expect(messages.map(({ message }) => message)).toEqual([
      `"${claim}" is a claim that only the owner can know.`,
    ]);
  });

  it.each([
    [page("en", "terms-of-service"), end, "\n\n▸placeholder text, this is.\n", "still a"],
    [page("bs", "terms-of-service"), end, "\n\nOvo je ▸privremeni tekst.\n", "still a"],
    [table("en"), skip, "▸Lorem ipsum", "still a placeholder"],
    [table("de"), skip, "Tel. ▸033 123 456", "not taken from company.json"],
    [page("en", "imprint"), end, "\n\n[x](tel:▸+38761/123-456)\n", "not taken from"],
    [page("de", "imprint"), end, "\n\nJIB ▸4200123456789.\n", "not taken from"],
    [page("bs", "gdpr"), end, "\n\n▸stara.firma@njega.ba\n", "not taken from"],
  ])("include in %s a text that is not right, unless it is confirmed", (...row) => {
    const [file, replaced, by, reason] = row;
    const marked = edit(file, replaced, by);
    const changes = { [file]: marked.replace("▸", "") };
    const [open, ...others] = find(changes);
    const [, name = ""] = /^"(.+)" is/.exec(open?.message ?? "") ?? [];

    expect(others).toEqual([]);
    expect(open).toEqual(finding(file, placeOf(marked, /▸/), `"${name}" is ${reason}`));
    expect(by).toContain(`▸${name}`);
    expect(find({ ...changes, ...confirming([...claims, name]) })).toEqual([]);
  });

  it.each([
    "Konačan tekst ugovora; the final text",
    "01.02.2026, 1/2/2026, 2026-02-01, (EU) 2016/679, ime@example.net",
  ])("do not include %s", (text) => {
    expect(find({ [table("de")]: edit(table("de"), skip, text) })).toEqual([]);
  });

  it("include a picture that the site came with, whatever its name, unless it is confirmed", () => {
    const picture = "content/images/desk.webp";
    const illustrations = checksumOf(picture);

    expect(find({}, { illustrations })).toEqual([
      finding(picture, fileStart, "one of the illustrations that the site came with"),
    ]);
    expect(find(shown, { illustrations })).toEqual([]);
  });

  it("include the former city, in all its forms, when the company has moved", () => {
    const moved = { [company]: edit(company, /(?<="city": ")[^"]*/, "Tuzla") };
    const forms = ["Sarajevo", "Sarajeva", "Sarajevu"];

    expect(find(moved).map(({ message }) => message)).toContain(
      '"Sarajeva" is no longer the city of the company.',
    );
    expect(find({ ...moved, ...confirming([...claims, ...forms]) })).toEqual([]);
  });

  it("include the word 'illustration' where the picture is no longer one", () => {
    const described = edit(table("bs"), heroAlt, "Ilustracija: krevet.");
    const changes = { [table("bs")]: described, ...shown };
    const illustrations = checksumOf("content/images/hero-wide.webp");

    expect(find(changes)).toEqual([
      finding(table("bs"), placeOf(described, heroAlt), "is no longer what the picture is."),
    ]);
    expect(find(changes, { illustrations })).toEqual([]);
  });

  it("know the illustrations by the output of sha256sum", () => {
    const list = readFileSync(`${projectRoot}/src/checking/illustrations.sha256`, "utf8");

    expect(list).toMatch(/^(?:[\da-f]{64} {2}content\/images\/[\w-]+\.\w+\n){10,}$/);
  });

  it.each<[env: Record<string, string>, message: string]>([
    [{}, "The address of the site is still a placeholder: https://www.example.com."],
    [{ SITE_URL: "http://njegaplus.ba" }, 'SITE_URL is "http://njegaplus.ba"'],
  ])("include the address in the environment %j", (env, message) => {
    expect(find({}, { env })).toEqual([
      finding("SITE_URL", fileStart, message, "error", "Set the variable SITE_URL"),
    ]);
  });

  it("include the form, which sends nothing, unless the owner confirms that", () => {
    const text = edit(launchFile, /true/, "false");
    const message = "The contact form sends nothing";

    expect(find({ [launchFile]: text })).toEqual([
      finding(launchFile, placeOf(text, /false/), message),
    ]);
    expect(find({ [launchFile]: undefined })).toContainEqual(
      finding(launchFile, fileStart, message),
    );
    const endpoint = '"endpoint": "https://forms.njegaplus.ba/messages",';
    const connected = edit(company, /(?="representative":)/, endpoint);
    expect(find({ [launchFile]: text, [company]: connected })).toEqual([]);
  });

  it("are not part of the content check", async () => {
    expect(await checkEdited(company, vatId, "000000000000")).toEqual([]);
  });
});

describe("the command check:launch", () => {
  const copy = useContentCopy();
  const launch = () => {
    const { status, stdout } = copy.run("launchCommand.mts", {}, environment.SITE_URL);
    return { status, stdout };
  };

  it("exits 0 when the site can be launched", () => {
    expect(launch()).toEqual({ status: 0, stdout: expect.stringContaining("can be launched.") });
  });

  it("exits 1 with each open point, or with the errors of the content", () => {
    copy.edit(company, vatId, "000000000000");
    const { status, stdout } = launch();
    const { line, column } = placeOf(copy.read(company), vatId);

    expect(stdout).toContain(`${company}:${line}:${column}  error  "000000000000" is still a`);
    expect(stdout).toContain("errors: 1. The site cannot be launched yet.");
    expect(status).toBe(1);

    copy.write(company, "{");
    expect(launch().stdout).toContain(`${company}:1:2  error  `);
  });
});
