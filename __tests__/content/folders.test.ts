import { fileStart, finding } from "./contentCopy";
import { checkWith, contentWith, textOf } from "./editedContent";

const without = (folder: string) =>
  Object.fromEntries(
    [...contentWith({}).keys()]
      .filter((file) => file.startsWith(folder))
      .map((file) => [file, undefined]),
  );

const messagesIn = async (changes: Record<string, string | undefined>) =>
  (await checkWith(changes)).map(({ file, message }) => `${file}: ${message}`);

describe("the check of the folders", () => {
  it.each([
    ["a language that the site lacks", "content/locales/fr/translation.json", "content/locales/fr"],
    ["a file beside the languages", "content/locales/notes.txt", "content/locales/notes.txt"],
    ["a file beside a translation", "content/locales/de/old.json", "content/locales/de/old.json"],
    ["a folder in a language", "content/locales/de/old/a.json", "content/locales/de/old"],
    ["a language without other texts", "content/legal/hr/gdpr.md", "content/legal/hr"],
    ["a page that is no markdown", "content/legal/de/gdpr.docx", "content/legal/de/gdpr.docx"],
    ["a page name that is no address", "content/legal/de/Über.md", "content/legal/de/Über.md"],
    ["an unknown file of the site", "content/site/prices.json", "content/site/prices.json"],
    ["a folder of the site", "content/site/old/company.json", "content/site/old"],
    ["a file beside the folders", "content/company.json", "content/company.json"],
    ["a folder beside the folders", "content/local/de/translation.json", "content/local"],
    ["a document among the pictures", "content/images/prices.pdf", "content/images/prices.pdf"],
    ["a picture with spaces in its name", "content/images/a b.jpg", "content/images/a b.jpg"],
    ["a folder among the pictures", "content/images/new/a.jpg", "content/images/new"],
  ])("reports %s", async (_fault, file, stray) => {
    expect(await checkWith({ [file]: "x" })).toEqual([
      finding(stray, fileStart, "does not belong here"),
    ]);
  });

  it.each([
    ["photo.heic", "a HEIC picture", "save it as JPEG"],
    ["photo.GIF", "a GIF picture", "save it as JPEG"],
    ["logo.svg", "a SVG picture", "a drawing as PNG"],
    ["photo.jfif", "a JFIF picture", "a name that ends in .jpg"],
  ])("reports a picture by its format: %s", async (name, message, remedy) => {
    const images = "content/site/images.json";
    const named = textOf(images).replace("hero-wide.webp", name);

    expect(await checkWith({ [`content/images/${name}`]: "x", [images]: named })).toEqual([
      {
        ...finding(`content/images/${name}`, fileStart, message),
        remedy: expect.stringContaining(remedy),
      },
    ]);
  });

  it("names a folder with several stray files once, and says how it becomes a language", async () => {
    const files = {
      "content/images/fr/a.jpg": "x",
      "content/locales/fr/translation.json": "{}",
      "content/locales/fr/notes.txt": "x",
    };
    const remedies = (await checkWith(files)).map(({ file, remedy }) => [file, remedy]);
    const howTo = 'add "fr" to the list in src/contract/languages.ts';

    expect(remedies).toEqual([
      ["content/images/fr", expect.not.stringContaining(howTo)],
      ["content/locales/fr", expect.stringContaining(howTo)],
    ]);
  });

  it("proposes the name that was probably meant", async () => {
    const file = "content/locales/de/translation.json";
    const misnamed = "content/locales/de/translations.json";

    expect(await messagesIn({ [file]: undefined, [misnamed]: textOf(file) })).toEqual([
      `${file}: The file is missing.`,
      `${misnamed}: "translations.json" does not belong here. Did you mean "translation.json"?`,
    ]);
  });

  it("names the language whose texts are missing", async () => {
    const [missing] = await checkWith(without("content/locales/de"));

    expect(missing).toMatchObject({
      file: "content/locales/de/translation.json",
      remedy: expect.stringContaining("German"),
    });
  });

  it("reports what is missing where there is no content at all", async () => {
    expect(await messagesIn(without("content"))).toEqual([
      "content/legal/bs: There are no legal pages in Bosnian.",
      "content/legal/de: There are no legal pages in German.",
      "content/legal/en: There are no legal pages in English.",
      ...["locales/bs/translation", "locales/de/translation", "locales/en/translation"].map(
        (file) => `content/${file}.json: The file is missing.`,
      ),
      "content/site/company.json: The file is missing.",
      "content/site/images.json: The file is missing.",
    ]);
  });

  it.each(["404", "index", "static", "page-data", "de", "fr"])(
    "reports a legal page named %s, which the site uses for something else",
    async (name) => {
      const pages = ["bs", "de", "en"].map((language) => [
        `content/legal/${language}/${name}.md`,
        textOf(`content/legal/${language}/terms-of-service.md`),
      ]);

      expect(await messagesIn(Object.fromEntries(pages))).toEqual(
        pages.map(
          ([file]) =>
            `${file}: A page cannot be named "${name}.md": the site uses this address for something else.`,
        ),
      );
    },
  );

  it("accepts the guide", async () => {
    expect(await messagesIn({ "content/README.md": "# Guide" })).toEqual([]);
  });
});
