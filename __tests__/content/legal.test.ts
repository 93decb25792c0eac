import { explainLink } from "../../src/checking/rules/markdown";
import { legalNavigation } from "../../src/components/navigation";
import { linkedLegalPages } from "../../src/contract/legal";
import { fileStart, finding, placeOf } from "./contentCopy";
import {
  checkEdited,
  contentWith,
  edit,
  expectTold,
  type FaultRow,
  itPointsAt,
  textOf,
} from "./editedContent";

const pageOf = (language: string, slug = "gdpr") => `content/legal/${language}/${slug}.md`;
const page = pageOf("de");
const [bosnian, german, english] = ["bs", "de", "en"].map((language) => pageOf(language)) as [
  string,
  string,
  string,
];

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
  ["markdown in the title", title, '▸"**Datenschutz** hier"', "markdown: **Datenschutz**"],
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
  ["a Cyrillic letter", end, "\n\nUnser B▸\u0435tt.\n", "Cyrillic letter \u0435 (U+0435)"],
  ["a letter in two parts", end, "\n\nZur▸u\u0308ck.\n", "in two parts"],
  ["a claim to heal", end, "\n\nUnser Bett ▸heilt.\n", '"heilt" may promise to heal', "warning"],
  ["a merge conflict", end, "\n\n▸<<<<<<< HEAD\nA\n=======\n<b>\n>>>>>>> desk\n", "merge conflict"],
  ["quotes in quotes without end", end, `\n\n▸${"> ".repeat(5000)}Text\n`, "too much stands"],
  [
    "lists in lists without end",
    end,
    `\n\n${Array.from({ length: 500 }, (_, i) => `${i === 12 ? "▸" : ""}${"  ".repeat(i)}- x`).join("\n")}`,
    "too much stands",
  ],
  ["brackets without end", end, `\n\n▸${"[".repeat(5000)}\n`, "too much stands"],
];

const outline = "The sections differ between languages: next comes";

/** Changes of headings and lists, told at the page that was changed, whichever it is. */
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
  itPointsAt(page, [...frontMatter, ...body]);

  it.each([bosnian, german, english])(
    "tells a change of structure once, and where: %s",
    async (file) => {
      for (const row of structure) await expectTold(file, row);
    },
  );

  it("ends the front matter at the first line of hyphens that follows", async () => {
    const findings = await checkEdited(contentWith({ [page]: edit(page, /^---\n/, "---\n---\n") }));

    expect(findings.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['"title" is missing.', '"description" is missing.']),
    );
  });

  it("names both places where the structure differs, and the likely one", async () => {
    const [told] = await checkEdited(contentWith({ [bosnian]: edit(bosnian, /^- .*\n/m, "") }));
    const { line } = placeOf(textOf(german), /^- /m);

    expect(told?.message).toContain(`in German and English a list of 4 items (${german}:${line}).`);
    expect(told?.remedy).toContain("so the Bosnian one is probably wrong");
  });

  it.each([
    ["gdpr", /^- .*\n/m, "This list has 3 items; it must have 4."],
    [
      "gdpr",
      /\n## (?:(?!\n## )[\s\S])*$/,
      "The page has 4 sections (headings with ##); it must have 5.",
    ],
    ["imprint", /^## .*\n/m, "The page has 2 sections (headings with ##); it must have 3."],
    ["terms-of-service", end, "The page has to be a single paragraph"],
  ])(
    "knows what is fixed of %s, also where all languages lose it: %s",
    async (slug, lost, message) => {
      const files = ["bs", "de", "en"].map((language) => pageOf(language, slug));
      const by = slug === "terms-of-service" ? "\n\n{{company.city}}\n" : "";
      const findings = await checkEdited(
        contentWith(Object.fromEntries(files.map((file) => [file, edit(file, lost, by)]))),
      );

      expect(findings.map(({ file, message }) => [file, message.slice(0, message.length)])).toEqual(
        files.map((file) => [file, expect.stringContaining(message)]),
      );
    },
  );

  it("leaves the structure of other pages to the editor, as long as languages agree", async () => {
    const returns = "---\ntitle: T\ndescription: D\n---\n\n## A\n\n### B\n\n- c\n";
    const pages = { [pageOf("bs", "returns")]: returns, [pageOf("de", "returns")]: returns };

    expect(
      await checkEdited(contentWith({ ...pages, [pageOf("en", "returns")]: returns })),
    ).toEqual([]);
  });

  it.each([
    ["a heading", /^## \p{L}.*/mu],
    ["a paragraph", /(?<=\n\n)\p{L}[^{}„\n]{40,}$/mu],
  ])("points at %s that stands in Bosnian word for word", (_what, passage) => {
    const words = passage.exec(textOf(bosnian))?.[0] ?? "";
    const { line } = placeOf(textOf(bosnian), passage);
    const message = `These words are the same as in Bosnian (${bosnian}:${line}).`;

    return expectTold(page, ["", passage, `▸${words}`, message, "warning"]);
  });

  it("tells once that a whole page is in the wrong language, though it names the other", async () => {
    const named = edit(german, /(?<=\n\n)(?=\p{L})/u, "Čedo Žužić, Šćipe. ");
    const files = contentWith({ [bosnian]: named, [german]: named });

    expect(await checkEdited(files)).toEqual([
      finding(bosnian, fileStart, `Most texts are the same as in German (${german}).`),
    ]);
  });

  it("points at the page that lacks a fact which the others have", () =>
    expectTold(pageOf("de", "imprint"), [
      "",
      /^([\s\S]*)\{\{company\.vatId\}\}/,
      "▸$1auf Anfrage",
      "The page lacks the placeholder {{company.vatId}}, unlike in Bosnian and English.",
    ]));

  it("points at the page in another language when one is missing", async () => {
    expect(await checkEdited(contentWith({ [page]: undefined }))).toEqual([
      {
        ...finding(bosnian, fileStart, "missing in German"),
        remedy: expect.stringContaining(`Create ${page}`),
      },
    ]);
  });

  it("names a page that the footer links to when it is missing everywhere", async () => {
    const without = { [bosnian]: undefined, [german]: undefined, [english]: undefined };

    expect(await checkEdited(contentWith(without))).toEqual([
      finding(bosnian, fileStart, "the footer links to it"),
    ]);
  });

  it("knows every page that the footer links to", () => {
    const linked = legalNavigation.map(({ to }) => to.slice(1));

    expect(Object.keys(linkedLegalPages).sort()).toEqual(linked.sort());
  });

  it("points at each language that lacks a new page", async () => {
    const returns = pageOf("en", "returns");

    expect(await checkEdited(contentWith({ [returns]: textOf(pageOf("en", "imprint")) }))).toEqual([
      finding(returns, fileStart, "missing in Bosnian"),
      finding(returns, fileStart, "missing in German"),
    ]);
  });

  it("names the pages of a language whose folder is missing", async () => {
    const pages = Object.keys(linkedLegalPages).map((slug) => [pageOf("en", slug), undefined]);

    expect(await checkEdited(contentWith(Object.fromEntries(pages)))).toEqual([
      {
        ...finding("content/legal/en", fileStart, "no legal pages in English"),
        remedy: expect.stringContaining("gdpr.md, imprint.md, terms-of-service.md"),
      },
    ]);
  });

  it("has nothing against a few quotes and lists in each other", async () => {
    const lists = Array.from({ length: 9 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
    const text = `---\ntitle: T\ndescription: D\n---\n\n${"> ".repeat(4)}a\n\n${lists}\n`;
    const pages = ["bs", "de", "en"].map((language) => [pageOf(language, "returns"), text]);

    expect(await checkEdited(contentWith(Object.fromEntries(pages)))).toEqual([]);
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
    expect(explainLink(target, slugs)).toEqual({
      message: `A link must not begin with "${scheme}:".`,
      remedy: expect.stringContaining("https://, mailto:, tel:"),
    });
  });

  it.each([
    ["/imprnt", " Did you mean /imprint?"],
    ["imprint/", " Did you mean /imprint?"],
    ["/#contacts", " Did you mean /#contact?"],
    ["www.example.com/mailto:us", ""],
    ["", ""],
  ])("is not %j", (target, question) => {
    expect(explainLink(target, slugs)).toEqual({
      message: `The link to "${target}" leads nowhere.${question}`,
      remedy: expect.stringContaining("/#service, /#contact, /imprint, /gdpr; an outside address"),
    });
  });
});
