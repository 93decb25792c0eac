import { explainLink } from "../../src/checking/rules/markdown";
import { legalNavigation } from "../../src/components/navigation";
import { linkedLegalPages } from "../../src/contract/legal";
import { fileStart, finding, placeOf } from "./contentCopy";
import {
  checkWith,
  edit,
  expectFinding,
  type FaultRow,
  itReports,
  page as pageOf,
  textOf,
} from "./editedContent";

const page = pageOf("de");
const [bosnian, german, english] = [pageOf("bs"), page, pageOf("en")];

const title = /(?<=title: ).*/;
const description = /(?<=description: ).*/;
const end = /\s*$/;

const frontMatter: FaultRow[] = [
  ["no front matter", /^---\n[\s\S]*?\n---\n/, "▸", "no front matter"],
  ["front matter that is not closed", /^(---\n[\s\S]*?\n)---\n/, "▸$1", "not closed"],
  ["a missing title", /^---\ntitle: .*/, "▸---", '"title" is missing'],
  ["an empty description", description, '▸""', '"description" is empty'],
  ["a description without its text", /description: .*/, "description:▸", "wrong kind of value"],
  ["a misspelt name", /title:/, "▸titel:", '"titel" is not a known name. Did you mean "title"?'],
  ["an unknown name", /(?=title:)/, "▸author: Ich\n", '"author" is not a known name.'],
  ["a name that stands twice", /(?=title:)/, "title: Neu\n▸", "stands twice"],
  [
    "a placeholder without quotes",
    title,
    "▸{{company.name}}",
    '"title" has the wrong kind of value',
  ],
  ["an asterisk without quotes", title, "▸*Wichtig*", '"title" has the wrong kind of value'],
  ["a date without quotes", title, "▸2024-05-01", '"title" has the wrong kind of value'],
  ["a colon without quotes", title, "▸Daten: Schutz", "cannot be read"],
  [
    "a missing closing quote",
    /title: .*\n[\s\S]*?(?=\n---\n)/,
    'description: Schutz\ntitle: ▸"Daten',
    "cannot be read",
  ],
  [
    "a line without a name",
    /title: .*\n[\s\S]*?(?=\n---\n)/,
    "▸Datenschutz",
    "no names with texts",
  ],
  ["typographic quotes around a text", title, "▸„Datenschutz“", "wrong kind of quotes"],
  ["HTML in the title", title, "▸Daten<br>schutz", "HTML: <br>"],
  ["markdown in the title", title, '▸"**Datenschutz** hier"', "markdown: **D"],
  ["a misspelt placeholder in the title", title, '"▸{{company.nmae}}"', "mean {{company.name}}?"],
];

const body: FaultRow[] = [
  ["a page without text", /^([\s\S]*\n---\n)[\s\S]*/, "▸$1", "no text"],
  ["a misspelt placeholder", end, "\n\nBei ▸{{company.cty}}.\n", "Did you mean {{company.city}}?"],
  [
    "a misspelt placeholder in the address of a link",
    /\(mailto:\{\{company\.email\}\}\)/,
    "(mailto:▸{{company.emial}})",
    "Did you mean {{company.email}}?",
  ],
  [
    "a fact that the others lack",
    end,
    "\n\n▸{{company.vatId}}\n",
    "The page has the placeholder {{company.vatId}}, unlike in Bosnian and English.",
  ],
  ["HTML between paragraphs", end, "\n\n▸<div>\nx\n</div>\n", "HTML: <div>"],
  ["HTML inside a sentence", end, "\n\nNeue▸<br>Zeile\n", "HTML: <br>"],
  ["a disguised link to a script", end, "\n\n▸[x](&#74;avascript:open)\n", '"javascript:"'],
  [
    "a script in the definition of a link",
    end,
    "\n\n[x][y]\n\n[y]: ▸javascript:open\n",
    "javascript",
  ],
  ["a link to a page that does not exist", end, "\n\n[x](▸/imprnt)\n", "Did you mean /imprint?"],
  ["a picture", end, "\n\n▸![x](/x.png)\n", "no pictures"],
  ["a picture whose address stands elsewhere", end, "\n\n▸![x][y]\n\n[y]: /gdpr\n", "no pictures"],
  ["a heading of level 1", /^## /m, "▸# ", "heading of level 1"],
  [
    "a skipped level",
    /(## [\s\S]*?\n)## /,
    "$1▸#### ",
    "heading of level 4 follows one of level 2",
  ],
  ["a first heading that is too deep", /^## /m, "▸### ", "level 3 follows one of level 1"],
  ["a link in a heading", /^## .*/m, "▸## Siehe [hier](/imprint)", "heading contains a link"],
  ["an address in a heading", /^## .*/m, "▸## Auf www.example.com", "heading contains a link"],
  ["an e-mail address in a heading", /^## .*/m, "▸## An a@example.com", "heading contains a link"],
  ["a reference in a heading", /^## .*/m, "▸## [a][b]\n\n[b]: /imprint", "heading contains a link"],
  ["a Cyrillic letter", end, "\n\nUnser B▸\u0435tt.\n", "\u0435 (U+0435) is not in", "warning"],
  ["a mark of direction", end, "\n\nUnser▸\u200f Bett.\n", "(U+200F)"],
  ["a line that begins with four spaces", end, "\n\n▸    Unser Bett.\n", "a block of code"],
  ["a line that begins with a tab", end, "\n\n▸\tUnser Bett.\n", "a block of code"],
  ["an empty heading", /^## .*/m, "▸##", "A heading has no words"],
  ["a link with a space", end, "\n\n[hier▸] (/gdpr)\n", "A link is not complete"],
  ["a link that is not closed", end, "\n\n[hier▸](/gdpr\n", "A link is not complete"],
  ["bold text that is not closed", end, "\n\nUnser ▸**Bett.\n", "Bold text is not closed"],
  ["a link without words", end, "\n\n▸[](/gdpr)\n", "A link has no words"],
  ["a bare address", end, "\n\nAuf ▸https://example.com da.\n", "without words", "warning"],
  ["an address with one slash", end, "\n\n[x](▸https:/x.ba)\n", '"https:/x.ba" is not complete'],
  ["an address without a host", end, "\n\n[x](▸https://)\n", '"https://" is not complete'],
  ["an e-mail link without an address", end, "\n\n[x](▸mailto:)\n", '"mailto:" is not complete'],
  ["a phone link without a number", end, "\n\n[x](▸tel:abc)\n", '"tel:abc" is not complete'],
  ["a merge conflict", end, "\n\n▸<<<<<<< HEAD\nA\n=======\n<b>\n>>>>>>> desk\n", "merge conflict"],
  ["quotes in quotes without end", end, `\n\n▸${"> ".repeat(5000)}Text\n`, "too much is nested"],
  [
    "lists in lists without end",
    end,
    `\n\n${Array.from({ length: 300 }, (_, i) => `${i === 12 ? "▸" : ""}${"  ".repeat(i)}- x`).join("\n")}`,
    "too much is nested",
  ],
  ["brackets without end", end, `\n\n▸${"[".repeat(5000)}\n`, "too much is nested"],
];

const outline = "The sections differ between languages: next comes";

/** Changes of headings and lists, reported at the page that was changed. */
const structure: FaultRow[] = [
  ["a lost item", /^- .*\n(?=- )/m, "▸", `${outline} a list of 3 items, but in`],
  ["an item too many", /^- /m, "▸- Novo\n- ", `${outline} a list of 5 items, but in`],
  ["a missing heading", /^## .*\n\n(?=- )/m, "▸", `${outline} a list of 4 items, but in`],
  [
    "a heading of another level",
    /(\n## [\s\S]*?\n)## /,
    "$1▸### ",
    `${outline} a heading of level 3`,
  ],
  [
    "a missing section, with all facts in it",
    /(?<=\n\n)## [\s\S]*?(## .*\n\n)(?=- )/,
    "$1▸",
    `${outline} a list of 4 items, but in`,
  ],
  ["a list too many", end, "\n\n▸- Novo\n", `${outline} a list of 1 item, but in`],
  [
    "a section missing at the end",
    /(?<=\n\n)(- .*\n(?:- .*\n)*)\n## (?:(?!\n## )[\s\S])*$/,
    "▸$1",
    `${outline} the end of the page, but in`,
  ],
];

describe("the check of a legal page", () => {
  itReports(page, [...frontMatter, ...body]);

  it.each([bosnian, german, english])(
    "reports a change of structure once, and where: %s",
    async (file) => {
      for (const row of structure) await expectFinding(file, row);
    },
  );

  it("ends the front matter at the first line of hyphens that follows", async () => {
    const findings = await checkWith({ [page]: edit(page, /^---\n/, "---\n---\n") });

    expect(findings.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['"title" is missing.', '"description" is missing.']),
    );
  });

  it("names both places where the structure differs, and the likely one", async () => {
    const [difference] = await checkWith({ [bosnian]: edit(bosnian, /^- .*\n/m, "") });
    const { line } = placeOf(textOf(german), /^- /m);

    expect(difference?.message).toContain(
      `in German and English a list of 4 items (${german}:${line}).`,
    );
    expect(difference?.remedy).toContain("so the Bosnian one is probably wrong");
  });

  it.each([
    [
      "gdpr",
      "\n\n## {{company.city}}\n\n1. {{company.name}}\n2. {{company.city}}\n   - {{company.vatId}}\n",
    ],
    ["imprint", "\n\n### {{company.city}}\n\n{{company.name}}\n\n{{company.name}}\n"],
    ["terms-of-service", "\n\n{{company.city}}\n\n## {{company.name}}\n\n- {{company.vatId}}\n"],
  ])("leaves sections, lists and paragraphs of %s to the owner", async (slug, more) => {
    const pages = ["bs", "de", "en"].map((language) => pageOf(language, slug));
    const changed = pages.map((file) => [file, edit(file, end, more)]);

    expect(await checkWith(Object.fromEntries(changed))).toEqual([]);
  });

  it("warns of a line that becomes a numbered list", async () => {
    const pages = ["bs", "de", "en"].map((language) => pageOf(language, "terms-of-service"));
    const dated = pages.map((file) => [
      file,
      edit(file, end, "\n\n1. januara {{company.name}}.\n"),
    ]);

    expect((await checkWith(Object.fromEntries(dated))).map(({ message }) => message)).toEqual(
      pages.map(() => expect.stringContaining('"1. januara {…" becomes a numbered list')),
    );
  });

  it("warns of two equal headings", async () => {
    const pages = [bosnian, german, english];
    const double = pages.map((file) => [file, edit(file, end, "\n\n## A\n\nA\n\n## A\n")]);

    expect(await checkWith(Object.fromEntries(double))).toEqual(
      pages.map(() =>
        expect.objectContaining({ message: "Two headings of the page are the same." }),
      ),
    );
  });

  it.each([
    ["a heading", /^## \p{L}.*/mu],
    ["a paragraph", /(?<=\n\n)\p{L}[^{}„\n]{40,}$/mu],
  ])("reports %s that stands in Bosnian word for word", (_what, passage) => {
    const words = passage.exec(textOf(bosnian))?.[0] ?? "";
    const { line } = placeOf(textOf(bosnian), passage);
    const message = `This text is the same as in Bosnian (${bosnian}:${line}).`;

    return expectFinding(page, ["", passage, `▸${words}`, message, "warning"]);
  });

  it("reports two pages that were exchanged, each once", async () => {
    const exchanged = { [bosnian]: textOf(german), [german]: textOf(bosnian) };

    expect(await checkWith(exchanged)).toEqual([
      finding(bosnian, fileStart, "in German, not in Bosnian"),
      finding(german, fileStart, "in Bosnian, not in German"),
    ]);
  });

  it("reports the page that lacks a fact which the others have", () =>
    expectFinding(pageOf("de", "imprint"), [
      "",
      /^([\s\S]*)\{\{company\.vatId\}\}/,
      "▸$1auf Anfrage",
      "The page lacks the placeholder {{company.vatId}}, unlike in Bosnian and English.",
    ]));

  it("reports the page in another language when one is missing", async () => {
    expect(await checkWith({ [page]: undefined })).toEqual([
      {
        ...finding(bosnian, fileStart, "missing in German"),
        remedy: expect.stringContaining(`Create ${page}`),
      },
    ]);
  });

  it("names a page that the footer links to when it is missing everywhere", async () => {
    const without = { [bosnian]: undefined, [german]: undefined, [english]: undefined };

    expect(await checkWith(without)).toEqual([
      finding(bosnian, fileStart, "the footer links to it"),
    ]);
  });

  it("knows every page that the footer links to", () => {
    const linked = legalNavigation.map(({ to }) => to.slice(1));

    expect([...linkedLegalPages].sort()).toEqual(linked.sort());
  });

  it("reports each language that lacks a new page", async () => {
    const returns = pageOf("en", "returns");

    expect(await checkWith({ [returns]: textOf(pageOf("en", "imprint")) })).toEqual([
      finding(returns, fileStart, "missing in Bosnian"),
      finding(returns, fileStart, "missing in German"),
    ]);
  });

  it("names the pages of a language whose folder is missing", async () => {
    const pages = linkedLegalPages.map((slug) => [pageOf("en", slug), undefined]);

    expect(await checkWith(Object.fromEntries(pages))).toEqual([
      {
        ...finding("content/legal/en", fileStart, "no legal pages in English"),
        remedy: expect.stringContaining("gdpr.md, imprint.md, terms-of-service.md"),
      },
    ]);
  });

  it("accepts a few quotes and lists in each other, on a new page", async () => {
    const lists = Array.from({ length: 9 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
    const text = `---\ntitle: T\ndescription: D\n---\n\n${"> ".repeat(4)}a\n\n${lists}\n`;
    const pages = ["bs", "de", "en"].map((language) => [pageOf(language, "returns"), text]);

    expect(await checkWith(Object.fromEntries(pages))).toEqual([]);
  });
});

describe("where a link of a legal page leads", () => {
  const slugs = ["imprint", "gdpr"];

  it.each([
    "/",
    "/#contact",
    "/gdpr",
    "https://example.com/imprnt?b=c#d",
    "HTTP://example.com",
    "mailto:{{company.email}}",
    "tel:+38733000000",
  ])("may be %s", (target) => {
    expect(explainLink(target, slugs)).toBeUndefined();
  });

  it.each([
    ["javascript:alert(1)", "javascript"],
    [" \tJavaScript:alert(1)", "javascript"],
    ["ms-word.v2+x:a", "ms-word.v2+x"],
  ])("must not begin as %s", (target, scheme) => {
    expect(explainLink(target, slugs)).toEqual({ id: "forbiddenScheme", values: { scheme } });
  });

  it.each([
    ["/imprnt", " Did you mean /imprint?"],
    ["imprint/", " Did you mean /imprint?"],
    ["/#contacts", " Did you mean /#contact?"],
    ["www.example.com/mailto:us", ""],
    ["", ""],
  ])("is not %j", (target, question) => {
    const addresses = "/, /#home, /#process, /#quality, /#service, /#contact, /imprint, /gdpr";

    expect(explainLink(target, slugs)).toEqual({
      id: "deadLink",
      values: { found: target, question, addresses },
    });
  });
});
