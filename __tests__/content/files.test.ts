import { z } from "zod";
import { linkedLegalPages } from "../../src/contract/legal";
import { fileStart, finding } from "./contentCopy";
import { checkWith, content, contentWith, edit, page, pages, table } from "./editedContent";

const linked = [...linkedLegalPages].sort();
const newPage = "---\ntitle: T\ndescription: D\n---\n\na\n";
const missing = (file: string) => finding(file, fileStart, "The file is missing.");

describe("the check of the files", () => {
  it.each([
    ["a file beside the languages", "content/locales/notes.txt"],
    ["a file beside a translation", "content/locales/de/old.json"],
    ["a folder in a language", "content/locales/de/old/a.json"],
    ["a page that is not markdown", "content/legal/de/gdpr.docx"],
    ["an unknown file of the site", "content/site/prices.json"],
    ["a page beside the folders", "content/notes.md"],
    ["a folder beside the folders", "content/local/de/translation.json"],
    ["a document among the pictures", "content/images/prices.pdf"],
    ["a folder among the pictures", "content/images/new/a.jpg"],
  ])("reports %s", async (_fault, stray) => {
    expect(await checkWith({ [stray]: "x" })).toEqual([
      finding(stray, fileStart, "does not belong here."),
    ]);
  });

  it.each([
    ["content/images/a b.jpg", " "],
    ["content/images/krevet-š.jpg", "š"],
    ["content/images/a.b.jpg", "."],
    ["content/legal/de/Über.md", "Ü"],
    ["content/legal/de/Returns.md", "R"],
    ["content/legal/de/returns_x.md", "_"],
  ])("names the character that %s cannot have", async (stray, character) => {
    const message = `does not belong here: its name contains "${character}".`;

    expect(await checkWith({ [stray]: "x" })).toEqual([finding(stray, fileStart, message)]);
  });

  it.each([
    ["photo.heic", "a HEIC picture"],
    ["logo.svg", "a SVG picture"],
  ])("reports the format of %s", async (name, message) => {
    const file = `content/images/${name}`;
    const remedy = "write its new name in content/site/images.json";

    expect(await checkWith({ [file]: "x" })).toEqual([
      finding(file, fileStart, message, "error", remedy),
    ]);
  });

  it.each([
    ["content/locales/fr", ["translation.json", "notes.txt"]],
    ["content/legal/hr", ["gdpr.md"]],
    ["content/legal/cnr", ["gdpr.md"]],
  ])("reports the folder %s of another language once", async (folder, files) => {
    const strays = Object.fromEntries(files.map((file) => [`${folder}/${file}`, "x"]));
    const message = `"${folder.split("/").at(-1)}" is not one of the languages`;

    expect(await checkWith(strays)).toEqual([
      finding(folder, fileStart, message, "error", "write it into src/contract/languages.ts"),
    ]);
  });

  it("reports each missing file if there is no content, except the optional one", async () => {
    const nothing = Object.fromEntries([...content.keys()].map((file) => [file, undefined]));
    const expected = [
      ...["bs", "de", "en"].flatMap((language) => linked.map((slug) => page(language, slug))),
      ...["bs", "de", "en"].map(table),
      ...["company", "images"].map((name) => `content/site/${name}.json`),
    ];

    expect(await checkWith(nothing)).toEqual(expected.map(missing));
  });

  it("reports a page that only some languages have, and accepts one that all have", async () => {
    expect(await checkWith({ [page("de", "returns")]: newPage })).toEqual(
      ["bs", "en"].map((language) => missing(page(language, "returns"))),
    );
    expect(await checkWith(pages("returns", () => newPage))).toEqual([]);
  });

  it.each(["404", "index", "static", "fr"])("reports a page named %s", async (name) => {
    const reserved = pages(name, () => newPage);
    const message = `A page cannot be named "${name}.md"`;

    expect(await checkWith(reserved)).toEqual(
      Object.keys(reserved).map((file) => finding(file, fileStart, message)),
    );
  });

  it("know each file of the site by its name, also with a new one before them", async () => {
    await jest.isolateModulesAsync(async () => {
      const actual = jest.requireActual("../../src/contract/siteFiles");
      const siteFiles = { answers: z.strictObject({ a: z.string() }), ...actual.siteFiles };
      jest.doMock("../../src/contract/siteFiles", () => ({ ...actual, siteFiles }));
      const { checkContent } = jest.requireActual("../../src/checking/check");
      const company = "content/site/company.json";
      const changed = edit(company, /(?<="street": ")/, "{{x}} ");
      const answers = { "content/site/answers.json": '{ "a": "b" }' };
      const findings = await checkContent(contentWith({ ...answers, [company]: changed }));

      expect(findings).toEqual([expect.objectContaining({ file: company, severity: "error" })]);
    });
  });

  it("accepts the guide", async () => {
    expect(await checkWith({ "content/README.md": "# Guide" })).toEqual([]);
  });
});
