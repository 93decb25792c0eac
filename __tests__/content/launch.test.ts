import { findOpenPoints } from "../../src/checking/launch";
import { placeOf, useContentCopy } from "./contentCopy";
import { checkEdited, contentWith, edit, end, page, table, textOf } from "./editedContent";

const company = "content/site/company.json";
const launchFile = "content/site/launch.json";
const environment = { SITE_URL: "https://www.njegaplus.ba" };

const terms = (language: string) => page(language, "terms-of-service");
const imageAlt = /(?<="service": \{[^}]*"imageAlt": ")[^"]*/;
const flatAlt = /(?<="flatAlt": ")[^"]*/;
const skip = /(?<="skip": ")[^"]*/;
const vatId = /(?<="vatId": ")[^"]*/;

/** The source of a pattern before the value of a fact, in one language if the fact is localized. */
const factIn = (key: string, language: string) =>
  language ? `(?<="${key}": \\{[^}]*"${language}": ")` : `(?<="${key}": ")`;

const madeUp: [key: string, language: string, value: string][] = [
  ["name", "", "Primjer Njega"],
  ["street", "", "Ulica Primjer 1"],
  ["email", "", "kontakt@example.com"],
  ["phone", "", "+387 33 000 000"],
  ["representative", "", "Ime Prezime"],
  ["register", "", "00-0-0000-00"],
  ["vatId", "", "000000000000"],
  ["representativeRole", "bs", "funkcija"],
  ["representativeRole", "de", "Funktion"],
  ["representativeRole", "en", "Function"],
  ["court", "bs", "Općinski sud u Primjeru"],
  ["host", "en", "Example Hosting (country)"],
  ["logPeriod", "en", "00 days"],
];

const openTerms = '"terms-of-service" still has a placeholder text';
const openPicture = '"service.imageAlt" is still an illustration';

/** Placeholders that replace real content. A ▸ marks the place of the finding. */
const standIns: [what: string, file: string, place: RegExp, by: string, message: string][] = [
  ["terms", terms("en"), end, "\n\n▸placeholder text, this is.\n", openTerms],
  ["an illustration", table("de"), imageAlt, "▸Illustration: ein Bett", openPicture],
  ["a filler text", table("en"), skip, "▸Lorem ipsum", '"Lorem ipsum" is still a placeholder'],
];

const find = (
  changes: Record<string, string | undefined>,
  env: Record<string, string> = environment,
) => findOpenPoints(contentWith(changes), env);

const placeIn = (file: string, text: string, pattern: RegExp) => {
  const { line, column } = placeOf(text, pattern);
  return `${file}:${line}:${column}`;
};

/** The only open point that a test expects, with its place. */
const found = (message: string, at: string) => [
  { message: expect.stringContaining(message), remedy: expect.stringMatching(/\S/), places: [at] },
];

describe("the open points before a launch", () => {
  it("are none when every fact is real", () => {
    expect(find({})).toEqual([]);
  });

  it.each(madeUp)("are the made-up %s %s %s", (key, language, value) => {
    const fact = factIn(key, language);
    const text = edit(company, new RegExp(`${fact}[^"]*`), value);
    const message = `"${key}" is still a placeholder.`;

    expect(find({ [company]: text })).toEqual(
      found(message, placeIn(company, text, new RegExp(fact))),
    );
  });

  it.each(standIns)("are %s", (_what, file, replaced, by, message) => {
    const marked = edit(file, replaced, by);

    expect(find({ [file]: marked.replace("▸", "") })).toEqual(
      found(message, placeIn(file, marked, /▸/)),
    );
  });

  it("include a fact, a picture and a page once, with all their places", () => {
    const [bosnian, german, english] = [table("bs"), table("de"), table("en")];
    const changes = {
      [company]: edit(company, /(?<="(?:bs|en)": ")Netz Nord/g, "Primjer"),
      [bosnian]: edit(bosnian, flatAlt, "Ilustracija: x"),
      [german]: edit(german, flatAlt, "Abbildung: x"),
      [english]: edit(english, flatAlt, "Illustration: x").replace("The same bed", "Illustration:"),
      [terms("bs")]: `${textOf(terms("bs"))}\nOvo je privremeni tekst.\n`,
      [terms("de")]: `${textOf(terms("de"))}\nEin Platzhaltertext, noch ein Platzhalter.\n`,
    };
    const placesOf = (file: string, ...patterns: RegExp[]) =>
      patterns.map((pattern) => placeIn(file, changes[file] ?? "", pattern));

    const inTerms = placesOf(terms("bs"), /privremeni/);
    const inGermanTerms = placesOf(terms("de"), /Platzhaltertext/, /Platzhalter\./);
    const alts = [bosnian, german, english].flatMap((file) => placesOf(file, flatAlt));

    expect(find(changes).map(({ message, places }) => [message.split('"')[1], places])).toEqual([
      ["terms-of-service", [...inTerms, ...inGermanTerms]],
      ["quality.positions.flatAlt", alts],
      ["quality.positions.backAlt", placesOf(english, /(?<="backAlt": ")/)],
      ["host", placesOf(company, /Primjer/, /Primjer \(Ger/)],
    ]);
  });

  it("are in the order of their places, and only in files that the site uses", () => {
    const points = find({
      [company]: edit(company, vatId, "000000000000").replace("33 412 907", "33 000 000"),
      [table("en")]: edit(table("en"), skip, "Lorem ipsum"),
      "content/notes/company.md": "TODO",
      "content/site/content/site/company.json": '{ "phone": "+387 33 000 000" }',
    });

    const found = points.map(({ message }) => message.split('"')[1]);
    expect(found).toEqual(["Lorem ipsum", "phone", "vatId"]);
  });

  it.each<[env: Record<string, string>, message: string]>([
    [{}, "The address of the site is still a placeholder: https://www.example.com."],
    [{ SITE_URL: "http://njegaplus.ba" }, 'SITE_URL is "http://njegaplus.ba"'],
  ])("include the address in the environment %j", (env, message) => {
    const expected = { message: expect.stringContaining(message), places: [] };

    expect(find({}, env)).toEqual([{ ...expected, remedy: expect.stringContaining("SITE_URL") }]);
  });

  it.each([
    ['{\n  "formSendsNothingConfirmed": false\n}\n', "2:32"],
    [undefined, "1:1"],
  ])("include the form, which sends nothing, unless the owner confirms that in %j", (text, at) => {
    const message = "The contact form sends nothing";

    expect(find({ [launchFile]: text })).toEqual(found(message, `${launchFile}:${at}`));
  });

  it.each([company, table("de")])(
    "do not include errors that the content check reports: %s",
    (file) => {
      expect(find({ [file]: undefined })).toEqual([]);
      expect(find({ [file]: "{" })).toEqual([]);
    },
  );

  it("are not part of the content check", async () => {
    expect(await checkEdited(company, vatId, "000000000000")).toEqual([]);
  });
});

describe("the command check:launch", () => {
  const copy = useContentCopy();

  function launch(env: Record<string, string> = environment) {
    const { status, stdout } = copy.run("launchCommand.mts", [], env);
    return { status, stdout };
  }

  it("exits 0 when the site can be launched", () => {
    const stdout = "Nothing is open; the site can be launched.\n";

    expect(launch()).toEqual({ status: 0, stdout });
  });

  it("exits 1 with each open point and its places", () => {
    copy.edit(company, vatId, "000000000000");

    const place = placeIn(company, copy.read(company), vatId);
    const point = `"vatId" is still a placeholder. Write the real one.\n  ${place}`;
    const stdout = `${point}\n\n1 open point. The site cannot be launched yet.\n`;

    expect(launch()).toEqual({ status: 1, stdout });
  });

  it("reports faults of the content first", () => {
    copy.write(company, "{");

    const stdout = expect.stringContaining(`${company}:1:2  error  `);
    expect(launch()).toEqual({ status: 1, stdout });
  });
});
