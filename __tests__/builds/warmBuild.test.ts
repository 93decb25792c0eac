import { SiteCopy } from "../support/siteCopy";

jest.setTimeout(1_200_000);

describe("a warm build", () => {
  const site = new SiteCopy();

  beforeAll(() => site.build());
  afterAll(() => site.remove("."));

  it("has a changed text, style, component and field extension, and a new page, in its pages", async () => {
    site.edit("content/locales/bs/translation.json", /(?<="learnMore": ")/, "Probni ");
    for (const language of ["bs", "de", "en"]) {
      const text = "---\ntitle: Nova stranica\ndescription: Opis\n---\n\nTekst.\n";
      site.write(`content/legal/${language}/added-page.md`, text);
    }
    await site.build();
    expect(site.read("public/index.html")).toContain("Probni ");
    expect(site.list("public")).toContain("added-page.html");

    site.edit("src/styles/tokens.css", /(?<=--line: )[^;]+/, "#123456");
    await site.build();
    for (const page of ["index", "imprint", "404"]) {
      expect(site.read(`public/${page}.html`)).toContain("#123456");
    }

    site.edit("src/components/Footer/Footer.tsx", /(?<=<footer )/, 'data-probe="" ');
    site.edit("src/gatsby/node/fieldExtensions.ts", /– (?=\{\{company\.name\}\})/, "probe ");
    await site.build();
    expect(site.read("public/imprint.html")).toContain("data-probe");
    expect(site.read("public/imprint.html")).toMatch(/<title[^>]*>Impresum probe /);
  });

  it("has no page whose files are gone", async () => {
    for (const language of ["bs", "de", "en"])
      site.remove(`content/legal/${language}/added-page.md`);
    await site.build();
    const files = site.list("public");
    expect(files).not.toContain("added-page.html");
    expect(files).not.toContain("added-page");
    expect(site.read("public/sitemap.xml")).not.toContain("added-page");
  });
});
