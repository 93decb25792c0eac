import { linkedLegalPages } from "../../src/contract/legal";
import { fileStart, finding } from "./contentCopy";
import { checkWith, content, page, pages, table, textOf } from "./editedContent";

const images = "content/site/images.json";

/** @returns the changes that remove a folder */
const without = (folder: string) => {
  const files = [...content.keys()].filter((file) => file.startsWith(folder));
  return Object.fromEntries(files.map((file) => [file, undefined]));
};

const messagesIn = async (changes: Record<string, string | undefined>) =>
  (await checkWith(changes)).map(({ file, message }) => `${file}: ${message}`);

describe("the check of the folders", () => {
  it.each([
    ["a file beside the languages", "content/locales/notes.txt", ""],
    ["a file beside a translation", "content/locales/de/old.json", ""],
    ["a folder in a language", "content/locales/de/old/a.json", ""],
    ["a page that is not markdown", "content/legal/de/gdpr.docx", ""],
    ["a page with a name that is not valid in a URL", "content/legal/de/Über.md", ""],
    ["an unknown file of the site", "content/site/prices.json", ""],
    ["a folder of the site", "content/site/old/company.json", ""],
    ["a file beside the folders", "content/company.json", ""],
    ["a folder beside the folders", "content/local/de/translation.json", ""],
    ["a document among the pictures", "content/images/prices.pdf", ""],
    ["a picture with spaces in its name", "content/images/a b.jpg", ""],
    ["a folder among the pictures", "content/images/new/a.jpg", ""],
  ])("reports %s", async (_fault, stray, inside) => {
    expect(await checkWith({ [stray + inside]: "x" })).toEqual([
      finding(stray, fileStart, "does not belong here"),
    ]);
  });

  it.each([
    ["photo.heic", "a HEIC picture"],
    ["photo.GIF", "a GIF picture"],
    ["logo.svg", "a SVG picture"],
    ["photo.jfif", "a JFIF picture"],
  ])("reports a picture that is used by its format only: %s", async (name, message) => {
    const file = `content/images/${name}`;
    const remedy = "write its new name in content/site/images.json";
    const named = textOf(images).replace("hero-wide.webp", name);

    expect(await checkWith({ [file]: "x", [images]: named })).toEqual([
      finding(file, fileStart, message, "error", remedy),
    ]);
  });

  it.each([
    ["content/locales/fr", ["translation.json", "notes.txt"]],
    ["content/legal/hr", ["gdpr.md"]],
  ])("reports the folder %s of another language once, and how to add it", async (folder, files) => {
    const strays = Object.fromEntries(files.map((file) => [`${folder}/${file}`, "x"]));
    const message = `"${folder.slice(-2)}" is not one of the languages`;
    const remedy = "To add it, write it into src/contract/languages.ts";

    expect(await checkWith(strays)).toEqual([finding(folder, fileStart, message, "error", remedy)]);
  });

  it("proposes the name that was probably meant", async () => {
    const misnamed = "content/locales/de/translations.json";

    expect(await messagesIn({ [table("de")]: undefined, [misnamed]: "{}" })).toEqual([
      `${table("de")}: The file is missing.`,
      `${misnamed}: "translations.json" does not belong here. Did you mean "${table("de")}"?`,
    ]);
  });

  it("reports each missing file if there is no content", async () => {
    const linked = [...linkedLegalPages].sort();
    const languages = ["bs", "de", "en"];
    const missing = [
      ...languages.flatMap((language) => linked.map((slug) => page(language, slug))),
      ...languages.map(table),
      "content/site/company.json",
      images,
    ];

    expect(await messagesIn(without("content"))).toEqual(
      missing.map((file) => `${file}: The file is missing.`),
    );
  });

  it.each(["404", "index", "static", "page-data", "de", "fr"])(
    "reports a legal page named %s, which the site uses for something else",
    async (name) => {
      const reserved = pages(name, (file) => textOf(file.replace(/[^/]+$/, "terms-of-service.md")));
      const message = `A page cannot be named "${name}.md": the site uses this address for`;

      expect(await checkWith(reserved)).toEqual(
        Object.keys(reserved).map((file) => finding(file, fileStart, message)),
      );
    },
  );

  it("accepts the guide", async () => {
    expect(await messagesIn({ "content/README.md": "# Guide" })).toEqual([]);
  });
});
