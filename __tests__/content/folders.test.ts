import { checkContent } from "../../src/checking/check";
import { fileStart, finding, useContentCopy } from "./contentCopy";

describe("the check of the folders", () => {
  const copy = useContentCopy();

  it.each([
    [
      "a language that the site does not have",
      "content/locales/fr/translation.json",
      "content/locales/fr",
    ],
    ["a file beside the languages", "content/locales/notes.txt", "content/locales/notes.txt"],
    ["a file beside a translation", "content/locales/de/old.json", "content/locales/de/old.json"],
    ["a folder in a language", "content/locales/de/old/a.json", "content/locales/de/old"],
    ["a language without the site's other texts", "content/legal/hr/gdpr.md", "content/legal/hr"],
    [
      "a legal page that is no markdown",
      "content/legal/de/gdpr.docx",
      "content/legal/de/gdpr.docx",
    ],
    [
      "a page name that is no address",
      "content/legal/de/Über uns.md",
      "content/legal/de/Über uns.md",
    ],
    ["an unknown file of the site", "content/site/prices.json", "content/site/prices.json"],
    ["a folder of the site", "content/site/old/company.json", "content/site/old"],
    ["a file beside the folders", "content/company.json", "content/company.json"],
    ["a folder beside the folders", "content/local/de/translation.json", "content/local"],
    ["a document among the pictures", "content/images/prices.pdf", "content/images/prices.pdf"],
    ["a picture with spaces in its name", "content/images/a b.jpg", "content/images/a b.jpg"],
    ["a folder among the pictures", "content/images/new/a.jpg", "content/images/new"],
  ])("points at %s", async (_, file, stray) => {
    copy.write(file, "x");

    expect(await checkContent(copy.root)).toEqual([
      finding(stray, fileStart, "does not belong here"),
    ]);
  });

  it("names a folder with several stray files once", async () => {
    copy.write("content/locales/fr/translation.json", "{}");
    copy.write("content/locales/fr/notes.txt", "x");

    expect(await checkContent(copy.root)).toEqual([
      finding("content/locales/fr", fileStart, '"fr" does not belong here.'),
    ]);
  });

  it("says how a folder becomes a new language", async () => {
    copy.write("content/legal/fr/gdpr.md", "x");
    copy.write("content/images/fr/a.jpg", "x");

    const howTo = 'add "fr" to the list in src/contract/languages.ts';
    const [inImages, inLegal] = await checkContent(copy.root);
    expect(inLegal?.remedy).toContain(howTo);
    expect(inImages?.remedy).not.toContain(howTo);
  });

  it("proposes the name that was probably meant", async () => {
    copy.write(
      "content/locales/de/translations.json",
      copy.read("content/locales/de/translation.json"),
    );
    copy.remove("content/locales/de/translation.json");

    expect(await checkContent(copy.root)).toEqual([
      finding("content/locales/de/translation.json", fileStart, "missing"),
      finding(
        "content/locales/de/translations.json",
        fileStart,
        'Did you mean "translation.json"?',
      ),
    ]);
  });

  it("names the texts of a language whose folder is missing", async () => {
    copy.remove("content/locales/de");

    expect(await checkContent(copy.root)).toEqual([
      {
        ...finding("content/locales/de/translation.json", fileStart, "missing"),
        remedy: expect.stringContaining("German"),
      },
    ]);
  });

  it("tells what is missing where there is no content at all", async () => {
    copy.remove("content");

    expect((await checkContent(copy.root)).map(({ file }) => file)).toEqual([
      "content/legal/bs",
      "content/legal/de",
      "content/legal/en",
      "content/locales/bs/translation.json",
      "content/locales/de/translation.json",
      "content/locales/en/translation.json",
      "content/site/company.json",
      "content/site/images.json",
    ]);
  });

  it.each(["404", "index", "static", "page-data", "de", "fr"])(
    "points at a legal page named %s, which the site uses for something else",
    async (name) => {
      const files = ["bs", "de", "en"].map((language) => `content/legal/${language}/${name}.md`);
      for (const file of files) {
        copy.write(file, copy.read(file.replace(`${name}.md`, "terms-of-service.md")));
      }

      expect(await checkContent(copy.root)).toEqual(
        files.map((file) => finding(file, fileStart, `cannot be named "${name}.md"`)),
      );
    },
  );

  it("accepts the guide", async () => {
    copy.write("content/README.md", "# Guide");

    expect(await checkContent(copy.root)).toEqual([]);
  });

  it("leaves hidden files and the copies of text editors alone", async () => {
    copy.write("content/legal/.DS_Store", "x");
    copy.write("content/legal/de/gdpr.md~", "x");

    expect(await checkContent(copy.root)).toEqual([]);
  });
});
