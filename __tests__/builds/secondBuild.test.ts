import { renameSync } from "node:fs";
import { filesIn } from "../../src/delivery/filesIn";
import { SiteCopy } from "../support/siteCopy";
import { Folder } from "../support/useFolder";

jest.setTimeout(1_200_000);

const languages = ["bs", "de", "en"];

describe("a second build", () => {
  const site = new SiteCopy();
  const published = (root: string) => filesIn(`${root}/public`);
  const withdrawn = (file: string) => /added-page|withdrawn|evening/.test(file);

  beforeAll(async () => {
    for (const language of languages) {
      const text = '---\ntitle: "Nova stranica"\ndescription: "Opis"\n---\n\nTekst.\n';
      site.write(`content/legal/${language}/added-page.md`, text);
    }
    site.write("static/google1a2b3c.html", "google-site-verification: google1a2b3c.html");
    site.write("static/downloads/withdrawn.pdf", "x");
    await site.build();
  });
  afterAll(() => site.remove("."));

  it("follows one that publishes the files of static/ as they are", () => {
    expect(site.read("public/google1a2b3c.html")).toBe(
      "google-site-verification: google1a2b3c.html",
    );
    const names = published(site.root).filter(withdrawn).join("\n");
    expect(names).toMatch(/^added-page\.html$/m);
    expect(names).toMatch(/^downloads\/withdrawn\.pdf$/m);
    expect(names).toMatch(/^static\/.*evening.*\.avif$/m);
  });

  it("publishes nothing that was withdrawn, and every change, also in a project that was renamed", async () => {
    for (const language of languages) site.remove(`content/legal/${language}/added-page.md`);
    site.remove("static/downloads/withdrawn.pdf");
    site.remove("content/images/evening.webp");
    site.edit("content/site/images.json", /evening\.webp/, "desk.webp");
    site.edit("content/locales/bs/translation.json", /(?<="learnMore": ")/, "Probni ");
    site.edit("src/styles/tokens.css", /(?<=--line: )[^;]+/, "#123456");
    site.edit("src/gatsby/node/fieldExtensions.ts", /– (?=\{\{company\.name\}\})/, "probe ");
    const renamed = new Folder(`${site.root}-renamed`);
    renameSync(site.root, renamed.root);
    try {
      expect(await site.build({}, renamed.root)).toContain("The content is valid");
      expect(published(renamed.root).filter(withdrawn)).toEqual([]);
      for (const file of ["public/index.html", "public/sitemap.xml"]) {
        expect(renamed.read(file)).not.toMatch(/added-page|evening/);
      }
      expect(renamed.read("public/index.html")).toContain("Probni ");
      expect(renamed.read("public/imprint.html")).toMatch(/<title[^>]*>Impresum probe /);
      expect(renamed.read("public/404.html")).toContain("#123456");
    } finally {
      renamed.remove(".");
    }
  });
});
