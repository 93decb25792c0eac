import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Finding, FindingId } from "../../src/checking/finding";
import { findOpenPoints } from "../../src/checking/launch";
import { isLaunched } from "../../src/checking/launched";
import messages from "../../src/checking/messages.json";
import { projectRoot } from "../support/useFolder";
import { useContentCopy } from "./contentCopy";
import {
  checkWith,
  content,
  contentWith,
  edit,
  end,
  fileStart,
  finding,
  page,
  placeOf,
  table,
  textOf,
} from "./editedContent";

const company = "content/site/company.json";
const launchFile = "content/site/launch.json";
const environment = { SITE_URL: "https://www.njegaplus.ba" };

const skip = /(?<="skip": ")[^"]*/;
const vatId = /(?<="vatId": ")[^"]*/;

type Options = { env?: Record<string, string>; illustrations?: string };

const [text, number] = ["openPlaceholder", "openNumber"] as const;

const find = (
  changes: Record<string, string | undefined>,
  { env = environment, illustrations = "" }: Options = {},
) => findOpenPoints(contentWith(changes), illustrations, env);

const madeUp: [key: string, language: string, value: string][] = [
  ["phone", "", "+387 33 000 000"],
  ["representativeRole", "de", "Funktion"],
  ["court", "bs", "Općinski sud u Primjeru"],
  ["logPeriod", "de", "00 Tage"],
];

type Place = { file: string; entry: string; words: string };

const { confirmed: claims }: { confirmed: Place[] } = JSON.parse(textOf(launchFile));

/** The frozen launch.json, with other confirmations. */
const confirming = (confirmed: Place[], more: object = {}) => ({
  [launchFile]: JSON.stringify({ formSendsNothingConfirmed: true, confirmed, ...more }),
});
/** The place of an open point, as the owner confirms it. */
const placeIn = ({ place: { file }, values }: Finding) => ({ file, ...values }) as Place;
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

    const entry = [key, language].filter(Boolean).join(".");
    const values = { entry, words: value };

    expect(find({ [company]: text })).toEqual([
      finding(company, placeOf(text, new RegExp(fact)), "openPlaceholder", values),
    ]);
    const place = { file: company, ...values };
    expect(find({ [company]: text, ...confirming([...claims, place]) })).toEqual([]);
  });

  it.each(claims)("include the claim $words unless it is confirmed for its place", (claim) => {
    const others = claims.filter((each) => each !== claim);
    const elsewhere = Object.keys(claim).map((name) => ({ ...claim, [name]: "x" }));

    for (const confirmed of [[], elsewhere]) {
      const found = find(confirming([...others, ...confirmed]));
      expect(found.map(({ id }) => id)).toEqual(["openClaim"]);
      expect(found.map(placeIn)).toEqual([claim]);
    }
  });

  it.each<[file: string, replaced: RegExp, by: string, id: FindingId, entry: string]>([
    [
      page("en", "terms-of-service"),
      end,
      "\n\n▸placeholder text, this is.\n",
      text,
      "Terms of service",
    ],
    [page("bs", "gdpr"), end, "\n\n## Pra&shy;va\n\n▸privremeni tekst\n", text, "Prava"],
    [table("de"), skip, "Tel. ▸033 123 456", number, "header.skip"],
    [page("bs", "gdpr"), end, "\n\n▸stara.firma@njega.ba\n", number, "Kolačići"],
  ])("include in %s a text that is not right, unless it is confirmed", (...row) => {
    const [file, replaced, by, id, entry] = row;
    const marked = edit(file, replaced, by);
    const changes = { [file]: marked.replace("▸", "") };
    const [open, ...others] = find(changes);
    const place = placeIn(open as Finding);

    expect(others).toEqual([]);
    expect(open).toEqual(finding(file, placeOf(marked, /▸/), id, { entry }));
    expect(by).toContain(`▸${place.words}`);
    expect(find({ ...changes, ...confirming([...claims, place]) })).toEqual([]);
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

    expect(find({}, { illustrations })).toEqual([finding(picture, fileStart, "illustration")]);
    expect(find(shown, { illustrations })).toEqual([]);
  });

  it("know the illustrations by the output of sha256sum", () => {
    const list = readFileSync(`${projectRoot}/src/checking/illustrations.sha256`, "utf8");

    expect(list).toMatch(/^(?:[\da-f]{64} {2}content\/images\/[\w-]+\.\w+\n){10,}$/);
  });

  it.each<[env: Record<string, string>]>([
    [{}],
    [{ SITE_URL: "https://www.example.com" }],
    [{ SITE_URL: "http://njegaplus.ba" }],
  ])("include the address in the environment %j", (env) => {
    const values = { address: env.SITE_URL ?? "" };

    expect(find({}, { env })).toEqual([finding("SITE_URL", fileStart, "openAddress", values)]);
  });

  it("include the form, which sends nothing, unless the owner confirms that", () => {
    const text = edit(launchFile, /true/, "false");
    expect(find({ [launchFile]: text })).toEqual([
      finding(launchFile, placeOf(text, /false/), "silentForm"),
    ]);
    expect(find({ [launchFile]: undefined })).toContainEqual(
      finding(launchFile, fileStart, "silentForm"),
    );
  });

  it("are an endpoint, until the owner confirms that the privacy policy tells of it", () => {
    const words = "https://forms.njegaplus.ba/messages";
    const text = edit(company, /(?="representative":)/, `"endpoint": "${words}",`);
    const place = { file: company, entry: "endpoint", words };

    expect(find({ [company]: text })).toEqual([
      finding(company, placeOf(text, /https:/), "openEndpoint", { words }),
    ]);
    expect(find({ [company]: text, ...confirming([...claims, place]) })).toEqual([]);
  });

  it("are an endpoint on this machine, with which the pages pass the check as they are", async () => {
    const at = /(?="representative":)/;
    const endpoint = (address: string) => `"endpoint": "${address}",`;
    const local = "http://localhost:9000/messages";
    const checkEndpoint = (address: string) =>
      checkWith({ [company]: edit(company, at, endpoint(address)) });
    const text = edit(company, at, endpoint(local));

    expect(await checkEndpoint(local)).toEqual([]);
    expect(find({ [company]: text })).toEqual([
      finding(company, placeOf(text, /http:/), "openPlaceholder", { words: local }),
    ]);
    for (const address of ["http://forms.njegaplus.ba/messages", "http://localhost.ba/messages"]) {
      const [fault] = await checkEndpoint(address);
      expect(fault?.values.name).toBe("endpoint");
    }
  });

  it("are not part of the content check", async () => {
    expect(await checkWith({ [company]: edit(company, vatId, "000000000000") })).toEqual([]);
  });
});

describe("the site is launched", () => {
  const site = '<div id="___gatsby"><section id="contact">';
  const askedFor = (page: string, options?: ResponseInit) =>
    isLaunched("https://www.njegaplus.ba", async () => new Response(page, options));

  it("when its address answers with it", async () => {
    expect(await askedFor(site)).toBe(true);
  });

  it.each<[name: string, page: string, options: ResponseInit]>([
    ["a preview", `<meta name="robots" content="noindex"/>${site}`, {}],
    ["a preview by its header", site, { headers: { "X-Robots-Tag": "noindex" } }],
    ["another website", "<h1>Parked</h1>", {}],
    ["an error", site, { status: 503 }],
  ])("but not when it answers with %s", async (_, page, options) => {
    expect(await askedFor(page, options)).toBe(false);
  });

  it("but not when nothing answers", async () => {
    const fail = () => Promise.reject(new TypeError("fetch failed"));
    expect(await isLaunched("https://www.njegaplus.ba", fail)).toBe(false);
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

  it("exits 1 with each open point, equal remedies once, or with the errors of the content", () => {
    copy.edit(company, vatId, "000000000000");
    copy.edit(table("de"), skip, "Lorem ipsum");
    const { status, stdout } = launch();
    const { line, column } = placeOf(copy.read(company), vatId);

    expect(stdout).toContain(
      `${company}:${line}:${column}  error  "000000000000" in "vatId" is still a`,
    );
    expect(stdout.split(messages.findings.openPlaceholder.remedy)).toHaveLength(2);
    expect(stdout).toContain("errors: 2. The site cannot be launched yet.");
    expect(status).toBe(1);

    const answer = '<div id="___gatsby"><section id="contact">';
    copy.write("public-site.mjs", `globalThis.fetch = async () => new Response(\`${answer}\`);`);
    const later = copy.run(
      "launchCommand.mts",
      { NODE_OPTIONS: "--import ./public-site.mjs" },
      environment.SITE_URL,
    );
    expect(later.stdout).toContain(`${company}:${line}:${column}  warning  "000000000000"`);
    expect(later.stdout).toContain("is public already, so this stops no publication.");
    expect(later.status).toBe(0);

    copy.write(company, "{");
    expect(launch().stdout).toContain(`${company}:1:2  error  `);
  });
});
