import { legalNavigation } from "../../src/components/navigation";
import { linkedLegalPages } from "../../src/contract/legal";
import { fileStart, finding, placeOf } from "./contentCopy";
import {
  checkEdited,
  checkWith,
  edit,
  end,
  expectFinding,
  type FaultRow,
  itAccepts,
  itReports,
  page as pageOf,
  pages,
  textOf,
} from "./editedContent";

const page = pageOf("de");
const [bosnian, german, english] = [pageOf("bs"), page, pageOf("en")];

const title = /(?<=title: ).*/;
const description = /(?<=description: ).*/;
const entries = /title: .*\n[\s\S]*?(?=\n---\n)/;
const heading = /^## .*/m;

const wrongKind = '"title" has the wrong kind of value';

/** 53 characters, to which the page adds the name of the company. */
const longTitle = `▸"${"ab ".repeat(17)}ab"`;

const frontMatter: FaultRow[] = [
  ["no front matter", /^---\n[\s\S]*?\n---\n/, "▸", "no front matter"],
  ["front matter that is not closed", /^(---\n[\s\S]*?\n)---\n/, "▸$1", "not closed"],
  ["a missing title", /^---\ntitle: .*/, "▸---", '"title" is missing'],
  ["an empty description", description, '▸""', '"description" is empty'],
  ["a description without its text", /description: .*/, "description:▸", "wrong kind of value"],
  ["a misspelt name", /title:/, "▸titel:", '"titel" is not a known name. Did you mean "title"?'],
  ["an unknown name", /(?=title:)/, "▸author: Ich\n", '"author" is not a known name.'],
  ["a name that occurs twice", /title: /, "title: Neu\ntitle: ▸", "cannot be read"],
  ["a placeholder without quotes", title, "▸{{company.name}}", wrongKind],
  ["an asterisk without quotes", title, "▸*Wichtig*", wrongKind],
  ["a date without quotes", title, "▸2024-05-01", wrongKind],
  ["a colon without quotes", title, "▸Daten: Schutz", "cannot be read"],
  ["a missing quote", entries, 'description: Schutz\ntitle: ▸"Daten', "cannot be read"],
  ["a line without a name", entries, "▸Datenschutz", "cannot be read"],
  ["typographic quotes around a text", title, "▸„Datenschutz“", "wrong kind of quotes"],
  ["a title too long with the name", title, longTitle, "is too long: 66 characters", "warning"],
  ["HTML in the title", title, "▸Daten<br>schutz", "HTML: <br>"],
  ["markdown in the title", title, '▸"**Datenschutz** hier"', "markdown: **D"],
  ["a misspelt placeholder in the title", title, '"▸{{company.nmae}}"', "mean {{company.name}}?"],
];

const vatIdOnly = "This text has the placeholder {{company.vatId}}, unlike in Bosnian and English.";
const lacksVatId = vatIdOnly.replace("has", "lacks");
const mailto = /\(mailto:\{\{company\.email\}\}\)/;
const skipped = "heading of level 4 follows one of level 2";
const conflict = "\n\n▸<<<<<<< HEAD\nA\n=======\n<b>\n>>>>>>> desk\n";
const quotes = `\n\n▸${"> ".repeat(5000)}Text\n`;
const lists = Array.from({ length: 300 }, (_, i) => `${i === 12 ? "▸" : ""}${"  ".repeat(i)}- x`);

const body: FaultRow[] = [
  ["a page without text", /^([\s\S]*\n---\n)[\s\S]*/, "▸$1", "no text"],
  ["a misspelt placeholder", end, "\n\nBei ▸{{company.cty}}.\n", "Did you mean {{company.city}}?"],
  ["a misspelt placeholder in a link", mailto, "(mailto:▸{{company.emial}})", "company.email}}?"],
  ["a fact that the others lack", end, "\n\n▸{{company.vatId}}\n", vatIdOnly],
  ["HTML between paragraphs", end, "\n\n▸<div>\nx\n</div>\n", "HTML: <div>"],
  ["HTML inside a sentence", end, "\n\nNeue▸<br>Zeile\n", "HTML: <br>"],
  ["a picture", end, "\n\n▸![x](/x.png)\n", "no pictures"],
  ["a picture with a reference to its address", end, "\n\n▸![x][y]\n\n[y]: /gdpr\n", "no pictures"],
  ["a heading of level 1", /^## /m, "▸# ", "heading of level 1"],
  ["a skipped level", /(## [\s\S]*?\n)## /, "$1▸#### ", skipped],
  ["a first heading that is too deep", /^## /m, "▸### ", "level 3 follows one of level 1"],
  ["a link in a heading", heading, "▸## Siehe [hier](/imprint)", "heading contains a link"],
  ["an address in a heading", heading, "▸## Auf www.example.com", "heading contains a link"],
  ["an e-mail address in a heading", heading, "▸## An a@example.com", "heading contains a link"],
  ["a reference in a heading", heading, "▸## [a][b]\n\n[b]: /imprint", "heading contains a link"],
  ["an empty heading", heading, "▸##", "A heading has no words"],
  ["a heading without a space", heading, "▸##Bett", "A space is missing after ##"],
  [
    "a numbered item without a space",
    end,
    "\n\n1. Rufen\n▸2.Schreiben\n",
    "A space is missing after 2.",
  ],
  ["an item without a space", end, "\n\n▸-Bett\n", "A space is missing after -"],
  ["a Cyrillic letter", end, "\n\nUnser B▸\u0435tt.\n", "\u0435 (U+0435) is not in", "warning"],
  ["a mark of direction", end, "\n\nUnser▸\u200f Bett.\n", "(U+200F)"],
  ["a line that begins with four spaces", end, "\n\n▸    Unser Bett.\n", "a block of code"],
  ["a line that begins with a tab", end, "\n\n▸\tUnser Bett.\n", "a block of code"],
  ["a link with a space", end, "\n\n[hier▸] (/gdpr)\n", "A link is not complete"],
  ["a link that is not closed", end, "\n\n[hier▸](/gdpr\n", "A link is not complete"],
  ["a link without words", end, "\n\n▸[](/gdpr)\n", "A link has no words"],
  ["bold text that is not closed", end, "\n\nUnser ▸**Bett.\n", "Bold text is not closed"],
  ["a bare address", end, "\n\nAuf ▸https://example.com da.\n", "without words", "warning"],
  ["a merge conflict", end, conflict, "merge conflict"],
  ["quotes in quotes without end", end, quotes, "too much is nested"],
  ["lists in lists without end", end, `\n\n${lists.join("\n")}`, "too much is nested"],
  [
    "brackets without end",
    end,
    `\n\n${"[".repeat(19)}▸${"[".repeat(5000)}\n`,
    "too much is nested",
  ],
];

/** The address of a link, and the message for it. */
const addresses: [written: string, message: string][] = [
  ["▸https:/x.ba", '"https:/x.ba" is not complete'],
  ["▸https://", '"https://" is not complete'],
  ["▸mailto:", '"mailto:" is not complete'],
  ["▸tel:abc", '"tel:abc" is not complete'],
  ["▸javascript:alert", 'must not begin with "javascript:"'],
  ["▸JavaScript:alert", 'must not begin with "javascript:"'],
  ["▸ms-word.v2+x:a", 'must not begin with "ms-word.v2+x:"'],
  ["▸/imprnt", 'The link to "/imprnt" leads nowhere. Did you mean /imprint?'],
  ["▸imprint/", 'The link to "imprint/" leads nowhere. Did you mean /imprint?'],
  ["▸/#contacts", 'The link to "/#contacts" leads nowhere. Did you mean /#contact?'],
  ["▸x", 'The link to "x" leads nowhere.'],
  ["▸www.example.com/mailto:us", 'The link to "www.example.com/mailto:us" leads nowhere.'],
];

const inside = ["/", "/#contact", "/gdpr"];
const outside = ["https://example.com/imprnt?b=c#d", "HTTP://example.com"];
const accepted = [...inside, ...outside, "mailto:{{company.email}}", "tel:+38733000000"];

const disguised = "\n\n▸[x](&#74;avascript:open)\n";
const defined = "\n\n[x][y]\n\n[y]: ▸javascript:open\n";
const known = ["/", "/#home", "/#process", "/#quality", "/#service", "/#contact"];
const remedy = `this site are ${known.join(", ")}, /gdpr, /imprint, /terms-of-service; an outside`;

const section = /(?<=\n\n)## [\s\S]*?(## .*\n\n)(?=- )/;
const lastSection = /(?<=\n\n)(- .*\n(?:- .*\n)*)\n## (?:(?!\n## )[\s\S])*$/;
const next = "The sections differ between languages: next comes";

/** Changes of headings and lists, reported at the page that was changed. */
const structure: FaultRow[] = [
  ["a lost item", /^- .*\n(?=- )/m, "▸", `${next} a list of 3 items, but in`],
  ["an item too many", /^- /m, "▸- Novo\n- ", `${next} a list of 5 items, but in`],
  ["a missing heading", /^## .*\n\n(?=- )/m, "▸", `${next} a list of 4 items, but in`],
  ["another level", /(\n## [\s\S]*?\n)## /, "$1▸### ", `${next} a heading of level 3`],
  ["a missing section with its facts", section, "$1▸", `${next} a list of 4 items, but in`],
  ["a list too many", end, "\n\n▸- Novo\n", `${next} a list of 1 item, but in`],
  ["a section missing at the end", lastSection, "▸$1", `${next} the end of the page, but in`],
];

const fewLists = Array.from({ length: 9 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
const newPage = `---\ntitle: T\ndescription: D\n---\n\n${"> ".repeat(4)}a\n\n${fewLists}\n`;

describe("the check of a legal page", () => {
  itReports(page, [...frontMatter, ...body]);

  it.each([bosnian, german, english])(
    "reports a change of structure once, at its place: %s",
    async (file) => {
      for (const row of structure) await expectFinding(file, row);
    },
  );

  it("ends the front matter at the first line of hyphens that follows", async () => {
    const messages = (await checkEdited(page, /^---\n/, "---\n---\n")).map((each) => each.message);

    expect(messages).toContain('"title" is missing.');
    expect(messages).toContain('"description" is missing.');
  });

  it("reports both places where the structure differs", () => {
    const place = `${german}:${placeOf(textOf(german), /^- /m).line}`;
    const message = `in German and English a list of 4 items (${place}).`;

    return expectFinding(bosnian, ["", /^- .*\n(?=- )/m, "▸", message]);
  });

  it("compares the structure with the first language if it differs in every language", async () => {
    const two = { [german]: edit(german, /^- .*\n/m, ""), [english]: `${textOf(english)}\n- a\n` };
    const findings = await checkWith(two);

    expect(findings.map(({ file }) => file)).toEqual([german, english]);
    for (const { message } of findings) expect(message).toContain("but in Bosnian");
  });

  it.each([
    ["gdpr", "## {{company.city}}\n\n1. {{company.name}}\n2. a\n   - {{company.vatId}}\n"],
    ["imprint", "### {{company.city}}\n\n{{company.name}}\n\n{{company.name}}\n"],
    ["terms-of-service", "{{company.city}}\n\n## {{company.name}}\n\n- {{company.vatId}}\n"],
  ])("accepts any sections, lists and paragraphs in %s", async (slug, more) => {
    expect(await checkWith(pages(slug, (file) => edit(file, end, `\n\n${more}`)))).toEqual([]);
  });

  it("accepts a few quotes and lists in each other, on a new page", async () => {
    expect(await checkWith(pages("returns", () => newPage))).toEqual([]);
  });

  it.each([
    ["a numbered list", "1. januara {{company.name}}.", '"1. januara {…" becomes a numbered list'],
    ["equal headings", "## A\n\nA\n\n## A", "Two headings of the page are the same."],
  ])("reports %s in each language", async (_what, more, message) => {
    const changed = pages("terms-of-service", (file) => edit(file, end, `\n\n${more}\n`));
    const warning = expect.objectContaining({ message: expect.stringContaining(message) });

    expect(await checkWith(changed)).toEqual([warning, warning, warning]);
  });

  it.each([
    ["a heading", /^## \p{L}.*/mu],
    ["a paragraph", /(?<=\n\n)\p{L}[^{}„\n]{40,}$/mu],
  ])("reports %s that is the same as in Bosnian", (_what, passage) => {
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

  itReports(pageOf("de", "imprint"), [
    ["a missing fact", /^([\s\S]*)\{\{company\.vatId\}\}/, "▸$1Neu", lacksVatId],
  ]);
});

describe("the check of the links of a legal page", () => {
  it.each(addresses)("reports the address %s", (written, message) =>
    expectFinding(page, ["", end, `\n\n[x](${written})\n`, message]),
  );

  itReports(page, [
    ["an address that is empty", end, "\n\n[x]()▸\n", 'to "" leads nowhere.', "error", remedy],
    ["a script behind a space", end, "\n\n[x](<▸ javascript:a>)\n", '"javascript:"'],
    ["a script in characters that are escaped", end, disguised, '"javascript:"'],
    ["a script in a definition", end, defined, '"javascript:"'],
  ]);

  itAccepts(
    page,
    accepted.map((address) => [`the address ${address}`, end, `\n\n[x](${address})\n`]),
  );
});

describe("the check of which legal pages there are", () => {
  it("requires every page that the footer links to", () => {
    const linked = legalNavigation.map(({ to }) => to.slice(1));

    expect([...linkedLegalPages].sort()).toEqual(linked.sort());
  });

  const imprint = textOf(pageOf("en", "imprint"));
  const returns = ["bs", "de"].map((language) => pageOf(language, "returns"));
  const linked = [...linkedLegalPages].sort();

  it.each([
    ["a required page in one language", "imprint", ["bs"], "imprnt"],
    ["a required page in the words of a language", "imprint", ["de"], "impressum"],
    ["a required page in every language", "imprint", ["bs", "de", "en"], "imprnt"],
    ["another page in one language", "returns", ["de"], "retruns"],
  ])("reports the misspelt name of %s once", async (_what, slug, misspelt, name) => {
    const changes: Parameters<typeof checkWith>[0] = pages(slug, () => newPage);
    for (const language of misspelt) {
      changes[pageOf(language, slug)] = undefined;
      changes[pageOf(language, name)] = newPage;
    }

    expect(await checkWith(changes)).toEqual(
      misspelt.map((language) =>
        finding(pageOf(language, name), fileStart, `Did you mean "${slug}.md"?`),
      ),
    );
  });

  it.each<[what: string, missing: string[], written: Record<string, string>]>([
    ["in one language", [page], {}],
    ["that the footer links to", [bosnian, german, english], {}],
    [
      "that the footer links to, next to another page",
      [bosnian, german, english],
      pages("returns", () => newPage),
    ],
    ["of a new name", returns, { [pageOf("en", "returns")]: imprint }],
    ["of a whole language", linked.map((slug) => pageOf("en", slug)), {}],
  ])("reports a missing page %s", async (_what, missing, written) => {
    const without = Object.fromEntries(missing.map((file) => [file, undefined]));

    expect(await checkWith({ ...without, ...written })).toEqual(
      missing.map((file) => finding(file, fileStart, "The file is missing.")),
    );
  });
});
