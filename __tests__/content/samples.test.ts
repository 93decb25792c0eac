import { checkContent } from "../../src/checking/check";
import { contentWith, edit, end, finding, page, placeOf, table } from "./editedContent";

const company = "content/site/company.json";
const images = "content/site/images.json";

const forEveryone = { SITE_URL: "https://www.njegaplus.ba" };
const preview = { ...forEveryone, PREVIEW: "true" };

const find = (changes: Record<string, string>, env: Record<string, string> = forEveryone) =>
  checkContent(contentWith(changes), env);

const fact = (name: string) => new RegExp(`(?<="${name}": (?:\\{\\s*"bs": )?").*(?=")`);
const optional = /(?="representative":)/;

const samples: [file: string, replaced: RegExp, by: string][] = [
  [company, fact("street"), "▸Primjer◂ 1"],
  [company, fact("email"), "kontakt@▸example.com◂"],
  [company, fact("phone"), "+387 33 ▸000 000◂"],
  [company, fact("representative"), "▸Ime Prezime◂"],
  [company, fact("representativeRole"), "▸funkcija◂"],
  [company, fact("court"), "Općinski sud u ▸Primjeru◂"],
  [company, fact("register"), "▸00-0-0000-00◂"],
  [company, fact("vatId"), "▸000000000000◂"],
  [company, fact("logPeriod"), "▸00 dana◂"],
  [company, optional, '"endpoint": "https://forms.▸example.com/messages◂",'],
  [company, optional, '"endpoint": "http://▸localhost◂:9000/messages",'],
  [images, /(?="focus")/, '"url": "https://pictures.▸example.com/a.jpg◂",'],
  [table("de"), fact("skip"), "Zum Inhalt von ▸example.org◂"],
  [
    page("en", "terms-of-service"),
    /(?<=description: ").*(?=")/,
    "The ▸final text has not been◂ published yet.",
  ],
  [page("bs", "terms-of-service"), end, "\n\nOvo je ▸privremeni tekst◂.\n"],
  [page("de", "terms-of-service"), end, "\n\nDies ist ein ▸Platzhaltertext◂.\n"],
];

describe("a build for the public", () => {
  it("accepts facts and texts of an owner", async () => {
    expect(await find({})).toEqual([]);
  });

  it.each(samples)("refuses in %s a sample for %s: %s", async (file, replaced, by) => {
    const marked = edit(file, replaced, by);
    const [, found = ""] = /▸(.*)◂/.exec(marked) ?? [];
    const text = marked.replace(/[▸◂]/g, "");
    const expected = finding(file, placeOf(marked, /▸/), "sample", { found });

    expect((await find({ [file]: text })).filter(({ id }) => id === "sample")).toEqual([expected]);
    for (const env of [{}, preview]) {
      expect((await find({ [file]: text }, env)).filter(({ id }) => id === "sample")).toEqual([]);
    }
  });

  it.each([
    [company, fact("street"), "Primorska 1"],
    [company, fact("email"), "kontakt@njega-primjer.ba"],
    [company, fact("phone"), "+43 664 1000 000"],
    [company, fact("vatId"), "200000010005"],
    [images, /(?<="x": )\d+/, "0"],
  ])("accepts in %s what only resembles a sample for %s: %s", async (file, replaced, by) => {
    expect(await find({ [file]: edit(file, replaced, by) })).toEqual([]);
  });
});
