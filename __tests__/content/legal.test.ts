import { legalNavigation } from "../../src/components/navigation";
import { headingIds, linkedLegalPages } from "../../src/contract/legal";
import { placeOf } from "../support/checking/contentCopy";
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
} from "../support/checking/editedContent";

const page = pageOf("de");
const [bosnian, german, english] = [pageOf("bs"), page, pageOf("en")];

const title = /(?<=title: ).*/;
const heading = /^## .*/m;

const shown = (mark: string) => `The page would show this mark: ${mark}`;
const unclosed = "The front matter is missing or not closed.";
const unreadable = "This line of the front matter cannot be read.";
const colon = "cannot be read: its text has a colon, and no quotes.";
const fourLines = "Begin the file with four lines";

/** 53 characters, to which the page adds the name of the company. */
const longTitle = `▸"${"ab ".repeat(17)}ab"`;

const frontMatter: FaultRow[] = [
  ["no front matter", /^---\n[\s\S]*?\n---\n/, "▸", unclosed, "error", fourLines],
  ["lines between which there are none", /^---\n[\s\S]*?\n---\n/, "▸A\n\n---\n---\n", unclosed],
  ["a soft hyphen in a title without quotes", title, "▸Daten\\u00ADschutz", shown("\\u00AD")],
  ["a tab in a text", title, '▸"Daten\tschutz"', unreadable],
  ["front matter that is not closed", /^(---\n[\s\S]*?\n)---\n/, "▸$1", unclosed],
  ["a missing title", /^---\ntitle: .*/, "▸---", '"title" is missing'],
  ["a description without its text", /description: .*/, "▸description:", unreadable],
  ["an unknown name", /(?=title:)/, "▸author: Ich\n", 'Not a known name: "author".'],
  ["a name that occurs twice", /title: /, "title: Neu\ntitle: ▸", unreadable],
  ["a placeholder without quotes", title, "▸{{company.name}}", unreadable],
  ["a date without quotes", title, "▸2024-05-01", unreadable],
  ["a word that is no text without quotes", title, "▸No", unreadable],
  ["a colon without quotes", title, "▸Daten: Schutz", colon],
  ["a missing quote", title, '▸"Daten', unreadable],
  ["typographic quotes around a text", title, "▸„Datenschutz“", unreadable],
  ["a title too long with the name", title, longTitle, "is too long: 66 characters", "warning"],
  ["HTML in the title", title, "▸Daten<br>schutz", "a script here: <br>"],
  ["a mark in the title", title, '▸"**Datenschutz** hier"', "this mark: **Datenschutz**"],
];

const loose = ["warning", "It can stay if it belongs to the text"] as const;
const spaces = ["error", "An address has no spaces"] as const;

const marks: FaultRow[] = [
  ["a heading without a space", heading, "▸##Bett", shown("##")],
  ["a numbered item without a space", end, "\n\nRufen\n▸2.Schreiben\n", shown("2."), ...loose],
  ["an item without a space", end, "\n\n▸-Bett\n", shown("-"), ...loose],
  ["a dash of a wrapped sentence", end, "\n\nBett (*)\n▸– Matratze (**)\n", shown("–"), ...loose],
  ["a bullet behind a no-break space", end, "\n\n▸\u00a0- Bett\n", shown("-"), ...loose],
  ["a line of equals signs", end, "\n\n▸=====\n", shown("=====")],
  ["a backslash with a space behind it", end, "\n\nBett▸\\ \nhier\n", shown("\\")],
  ["a bullet of a word processor", end, "\n\nBett\n▸• Matratze\n", shown("•")],
  ["a list with letters", end, "\n\nBett\n▸b) Matratze\n", shown("b)"), ...loose],
  ["a footnote’s star", end, "\n\nBett*\n▸*s PDV-om\n", shown("*"), ...loose],
  ["bold text that is not closed", end, "\n\nUnser ▸**Bett.\n", shown("**")],
  ["bold text that is not opened", end, "\n\nJa\n\nEs ist *x▸:**\n", shown(":*"), ...loose],
  ["a backslash at the end of a paragraph", end, "\n\nBett\\\nhier▸\\\n\nJa\n", shown("\\")],
  ["a soft hyphen as it is written in a title", end, "\n\nPflege▸\\u00ADbett\n", shown("\\u00AD")],
  ["a link with its brackets exchanged", end, "\n\n(hier▸)[/gdpr]\n", shown(")[")],
  ["a link to a definition that is missing", end, "\n\n[hier▸][dort]\n", shown("][")],
  [
    "a link with a space inside",
    end,
    "\n\n[hier▸](tel:+387 33)\n",
    shown("](tel:+387 33"),
    ...spaces,
  ],
  ["a link with a space", end, "\n\n[hier▸] (/gdpr)\n", shown("] (")],
  ["a link that is not closed", end, "\n\n[hier▸](/gdpr\n", shown("](")],
  ["a table without its second line", end, "\n\nA ▸| B\n", shown("| B"), "error", "a table has"],
];

const skipped = "A heading of level 4 cannot stand here.";
const conflict = "\n\n▸<<<<<<< HEAD\nA\n=======\n<b>\n>>>>>>> desk\n";
const quotes = `\n\n▸${"> ".repeat(5000)}Text\n`;
const lists = Array.from({ length: 300 }, (_, i) => `${i === 12 ? "▸" : ""}${"  ".repeat(i)}- x`);
const linkInHeading = "heading contains a link";

const body: FaultRow[] = [
  ["a page without text", /^([\s\S]*\n---\n)[\s\S]*/, "▸$1", "no text"],
  [
    "an unknown placeholder in a link",
    end,
    "\n\n[x](mailto:▸{{x}})\n",
    "{{x}} is not a placeholder",
  ],
  ["a fact that others lack", end, "\n\n▸{{company.vatId}}\n", "page has the placehold", "warning"],
  ["HTML between paragraphs", end, "\n\n▸<div>\nx\n</div>\n", "a script here: <div>"],
  ["HTML inside a sentence", end, "\n\nNeue▸<br>Zeile\n", "a script here: <br>"],
  ["a footnote without its text", end, "\n\na▸[^1]\n", shown("[^")],
  [
    "a row with too many cells",
    end,
    "\n\n|a|b|\n|-|-|\n▸|1|2|3|\n",
    "cells: 3. Its first row has 2",
  ],
  ["a line below a table", end, "\n\n|a|b|\n|-|-|\n|1|2|\n▸c\n", "cells: 1. Its first row has 2"],
  ["a heading of level 1", /^## /m, "▸# ", "A heading of level 1", "error", "Write ## before it"],
  ["a skipped level", /(## [\s\S]*?\n)## /, "$1▸#### ", skipped, "error", "Write ### before it"],
  ["a link in a heading", heading, "▸## Siehe [hier](/imprint)", linkInHeading],
  ["an empty heading", heading, "▸##", "A heading has no words"],
  ["a Cyrillic letter", end, "\n\nUnser B▸\u0435tt.\n", "\u0435 (U+0435)", "warning"],
  ["a mark of direction, after a link", end, "\n\n[a](/) b▸\u200f Bett.\n", "U+200F"],
  ["a table of a spreadsheet", end, "\n\nLand▸\tTage\n", "here: U+0009"],
  ["an invisible space as an entity", end, "\n\nBett▸&#8203;zeug\n", "a script here: &#8203;"],
  ["a link without words", end, "\n\n▸[](/gdpr)\n", "A link has no words"],
  ["a bare address", end, "\n\n▸www.a.ba\n", "without words", "warning", "(https://www.a.ba)"],
  ["an open address", end, "\n\n[x](▸http://example.com)\n", "not encrypted", "warning"],
  ["a merge conflict", end, conflict, "merge conflict"],
  ["quotes in quotes without end", end, quotes, "too much is nested"],
  ["lists in lists without end", end, `\n\n${lists.join("\n")}`, "too much is nested"],
];

/** What a page cannot show, with the place of the finding. */
const unfit = [
  ...[
    "▸![x](/x.png)",
    "a▸^[b]",
    "▸[^1]: b",
    "▸[y]: /gdpr",
    "▸- [ ] a\n- b",
    "▸\tBett",
    "▸```\nBett",
  ],
  ...["▸Cijena\n---", "▸Cijena\n  ===", "▸---", "▸***", "▸_ _ _", "x ▸~2~ y", "▸`code`"],
  ...["90▸*200*50", "▸*90*200", "2▸**3**4", "▸*a*b"],
].map(
  (written): FaultRow => [
    `what a page cannot show: ${written}`,
    end,
    `\n\n${written}\n`,
    "A legal page cannot show this: ",
    "error",
    "a sign that belongs to the text has a backslash before it, as in 90\\*200",
  ],
);

/** What one page has, unlike the others. */
const outlines: FaultRow[] = [
  ["a quotation by mistake", end, "\n\n▸> 5 kg\n", "next comes a blockquote of 1", "warning"],
  ["a lost item", /^- .*\n(?=- )/m, "▸", "next comes a list of 3, but a list of 4 in", "warning"],
  ["a missing heading", /^## .*\n\n(?=- )/m, "▸", "a list of 4, but a heading of", "warning"],
  ["a table too many", end, "\n\n▸|a|b|\n|-|-|\n|c|d|\n", "a table of 2, but the end", "warning"],
];

const table = "\n\n| A | B | C |\n|:--|:-:|--:|\n| *a* | **b** | [c](/imprint) |\n";
const subList = "\n\n- a\n  - b *c* _d_\n  - e\n    1. f\n    2. g\n";

describe("the check of a legal page", () => {
  itReports(page, [...frontMatter, ...marks, ...body, ...unfit, ...outlines]);

  it.each([
    ["a table with alignment", table],
    ["lists in each other, and italics", subList],
    ["a section with a fact", "\n\n## A\n\n{{company.city}}\n\n> b\n\n### C\n"],
    ["a line break", "\n\n1  \n2\\\n3\n"],
    ["marks that are escaped", "\n\n\\* and \\_a\\_\n\n1\\. januara 90\\*2\\*5 \\~2\\~\n\n\\---\n"],
    ["soft hyphens", "\n\nJa&shy;we J\u00adu\n"],
    ["a few quotes and lists in each other", `\n\n${"> ".repeat(4)}a\n`],
  ])("accepts %s", async (_what, more) => {
    expect(await checkWith(pages("gdpr", (file) => edit(file, end, more)))).toEqual([]);
  });

  it.each([
    ["a numbered list", "1. januara {{company.name}}.", '"1. januara {…" becomes a numbered list'],
    ["a list below a number", "1. {{company.name}}\n  - b", "becomes a numbered list of its own"],
    ["equal headings", "## A\n\nA\n\n## A", "Two headings of the page are the same."],
  ])("warns of %s in each language", async (_what, more, message) => {
    const changed = pages("terms-of-service", (file) => edit(file, end, `\n\n${more}\n`));
    const findings = await checkWith(changed);

    expect(findings.map(({ severity }) => severity)).toEqual(["warning", "warning", "warning"]);
    for (const each of findings) expect(each.message).toContain(message);
  });

  it("reports every line of the front matter that cannot be read", async () => {
    const lines = edit(
      german,
      /^---\ntitle: (.*)\ndescription: (.*)/,
      "---\ntitle $1\ndescription:",
    );
    const findings = await checkWith({ [german]: lines });

    expect(findings.map(({ line, message }) => [line, message])).toEqual([
      [2, unreadable],
      [3, unreadable],
    ]);
  });

  it("warns of a section that only one law needs, at the place of both pages", () => {
    const { line } = placeOf(textOf(bosnian), /^## (?![\s\S]*^## )/m);
    const message = `next comes a heading of level 2, but the end of the page in ${bosnian}:${line}.`;

    return expectFinding(page, ["", end, "\n\n▸## Nur hier\n", message, "warning"]);
  });

  it("reports a page with the texts of another language once", async () => {
    const [warning, ...others] = await checkWith({ [german]: textOf(bosnian) });

    expect(warning?.message).toMatch(
      /the same as in Bosnian: \d\d. The first: title, description, line 6/,
    );
    expect(others).toEqual([]);
  });

  it("requires every page that the footer links to", () => {
    const linked = legalNavigation.map(({ to }) => to.slice(1));

    expect([...linkedLegalPages].sort()).toEqual(linked.sort());
  });
});

/** The address of a link that leads nowhere. */
const deadLinks = [
  ..."▸https:/x.ba ▸https:// ▸mailto: ▸tel:abc ▸javascript:alert ▸ms-word:a ▸/imprnt".split(" "),
  ..."▸imprint/ ▸/#contacts ▸www.example.com ▸/gdpr#cookies ▸#kolacici ▸x".split(" "),
];

const accepted = [
  ...["/", "/#contact", "/gdpr", "/gdpr#kolacici", "/imprint#pravni-podaci"],
  ...[
    "https://example.com/imprnt?b=c#d",
    "mailto:{{company.email}}?subject=Bett",
    "tel:+38733000000",
  ],
];

describe("the check of the links of a legal page", () => {
  it.each(["", undefined])(
    "says nothing of a link to a page that is missing or cannot be read",
    async (text) => {
      const linked = pages("imprint", (each) => edit(each, end, "\n\n[x](/gdpr#prava)\n"));
      const findings = await checkWith({ ...linked, [bosnian]: text });

      expect(findings.map(({ file, severity }) => [file, severity])).toEqual([[bosnian, "error"]]);
    },
  );

  it.each(deadLinks)("reports the address %s", (written) => {
    const message = `The link to "${written.slice(1)}" leads nowhere.`;

    return expectFinding(page, ["", end, `\n\n[x](${written})\n`, message]);
  });

  it.each(["/gdpr#cookies", "#cookies"])("names the pages and sections for %s", async (address) => {
    const [finding] = await checkEdited(page, end, `\n\n[x](${address})\n`);

    expect(finding?.remedy).toContain("(/, /gdpr, /gdpr#kontrolor-podataka, ");
    expect(finding?.remedy).toContain("/gdpr#kolacici, /imprint, /terms-of-service)");
  });

  itReports(page, [
    ["a script behind a space", end, "\n\n[x](<▸ javascript:a>)\n", "leads nowhere"],
  ]);

  itAccepts(
    page,
    accepted.map((address) => [`the address ${address}`, end, `\n\n[x](${address})\n`]),
  );

  it("gives each section an id of plain letters that no other has", () => {
    const ids = headingIds(["Kolačići", "Đački & Größe", "Cookies!", "Cookies", "Ж"]);

    expect(ids.join(" ")).toBe("kolacici dacki-grosse cookies cookies-4 section-5");
    expect(headingIds(["Ja", "Mi"], ["Ich", "Wir", "Ja"])).toEqual(["ja", "mi", "ja-3"]);
    expect(headingIds(["Ja", "Mi"], ["Ich"])).toEqual(["ja"]);
  });
});

const url = /(?="focus")/;

describe("the check of the privacy policy", () => {
  it.each([
    ["content/site/company.json", /(?="representative":)/, '"viber": "+387 61 000 111",', "Viber"],
    ["content/site/images.json", url, '"url": "https://img.a.example/a.jpg",', "a.example"],
    ["content/site/images.json", url, '"url": "https://img.a.co.uk/a.jpg",', "a.co.uk"],
  ])("requires the name of a recipient in %s, in each language", async (file, at, entry, name) => {
    const changed = edit(file, at, entry);
    const named = pages("gdpr", (each) => edit(each, end, `\n\n${each}: ${name}.\n`));
    const findings = await checkWith({ [file]: changed });

    expect(await checkWith({ [file]: changed, ...named })).toEqual([]);
    expect(findings.map((each) => each.file)).toEqual([bosnian, german, english]);
    for (const { message } of findings) expect(message).toContain(`does not name ${name}.`);
  });

  it("requires the host of an endpoint, and that no page says that the form sends nothing", async () => {
    const company = "content/site/company.json";
    const endpoint = '"endpoint": "https://forms.a.example/messages",';
    const connected = { [company]: edit(company, /(?="representative":)/, endpoint) };
    const denials = {
      [bosnian]: /bez slanja podataka|ostaju u vašem pregledniku/g,
      [german]: /ohne Versand|bleiben in Ihrem Browser/g,
      [english]: /no form data|stay in your browser/g,
    };
    const findings = await checkWith(connected);
    for (const [file, denial] of Object.entries(denials)) {
      const messages = findings.filter((each) => each.file === file).map(({ message }) => message);
      expect(messages).toHaveLength(3);
      for (const [found] of textOf(file).matchAll(denial)) {
        expect(messages).toContainEqual(expect.stringMatching(`it sends nothing: ${found}$`));
      }
      expect(messages).toContain("The privacy policy does not name a.example.");
    }

    const honest = pages("gdpr", (file) => edit(file, denials[file] ?? /$^/, "→ forms.a.example"));
    expect(await checkWith({ ...connected, ...honest })).toEqual([]);
  });
});
