import { legalNavigation } from "../../src/components/navigation";
import { headingIds, linkedLegalPages } from "../../src/contract/legal";
import { finding, placeOf } from "./contentCopy";
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

type Expected = FaultRow extends readonly [string, RegExp, string, ...infer Rest] ? Rest : never;

/** A fault in a paragraph below the page. */
const below = (fault: string, written: string, ...expected: Expected): FaultRow => [
  ...([fault, end, `\n\n${written}\n`] as const),
  ...expected,
];

const title = /(?<=title: ).*/;
const heading = /^## .*/m;

const shown = (mark: string) => `The page would show this mark: ${mark}`;
const unclosed = "The front matter is missing or not closed.";
const unreadable = "This line of the front matter cannot be read.";
const colon = "cannot be read: its text has a colon, and no quotes.";
const fourLines = "Begin the file with four lines";

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
  ["HTML in the title", title, "▸Daten<br>schutz", "a script here: <br>"],
  ["a mark in the title", title, '▸"**Datenschutz** hier"', "this mark: **Datenschutz**"],
];

const loose = ["warning", "It can stay if it belongs to the text"] as const;
const spaces = ["error", "An address has no spaces"] as const;

const marks: FaultRow[] = [
  ["a heading without a space", heading, "▸##Bett", shown("##")],
  below("a numbered item without a space", "Rufen\n▸2.Schreiben", shown("2."), ...loose),
  below("an item without a space", "▸-Bett", shown("-"), ...loose),
  below("a dash of a wrapped sentence", "Bett (*)\n▸– Matratze (**)", shown("–"), ...loose),
  below("a bullet behind a no-break space", "▸\u00a0- Bett", shown("-"), ...loose),
  below("a line of equals signs", "▸=====", shown("=====")),
  below("a backslash with a space behind it", "Bett▸\\ \nhier", shown("\\")),
  below("a bullet of a word processor", "Bett\n▸• Matratze", shown("•")),
  below("a list with letters", "Bett\n▸b) Matratze", shown("b)"), ...loose),
  below("a footnote’s star", "Bett*\n▸*s PDV-om", shown("*"), ...loose),
  below("bold text that is not closed", "Unser ▸**Bett.", shown("**")),
  below("bold text that is not opened", "Ja\n\nEs ist *x▸:**", shown(":*"), ...loose),
  below("a backslash at the end of a paragraph", "Bett\\\nhier▸\\\n\nJa", shown("\\")),
  below("a soft hyphen as it is written in a title", "Pflege▸\\u00ADbett", shown("\\u00AD")),
  below("a link with its brackets exchanged", "(hier▸)[/gdpr]", shown(")[")),
  below("a link to a definition that is missing", "[hier▸][dort]", shown("][")),
  below("a link with a space inside", "[hier▸](tel:+387 33)", shown("](tel:+387 33"), ...spaces),
  below("a link with a space", "[hier▸] (/gdpr)", shown("] (")),
  below("a link that is not closed", "[hier▸](/gdpr", shown("](")),
  below("a table without its second line", "A ▸| B", shown("| B"), "error", "a table has"),
];

const skipped = "A heading of level 4 cannot stand here.";
const conflict = "\n\n▸<<<<<<< HEAD\nA\n=======\n<b>\n>>>>>>> desk\n";
const quotes = `\n\n▸${"> ".repeat(5000)}Text\n`;
const lists = Array.from({ length: 300 }, (_, i) => `${i === 12 ? "▸" : ""}${"  ".repeat(i)}- x`);
const linkInHeading = "heading contains a link";

const body: FaultRow[] = [
  ["a page without text", /^([\s\S]*\n---\n)[\s\S]*/, "▸$1", "no text"],
  below("an unknown placeholder in a link", "[x](mailto:▸{{x}})", "{{x}} is not a placeholder"),
  below("a fact that others lack", "▸{{company.vatId}}", "page has the placehold", "warning"),
  below("HTML between paragraphs", "▸<div>\nx\n</div>", "a script here: <div>"),
  below("HTML inside a sentence", "Neue▸<br>Zeile", "a script here: <br>"),
  below("a footnote without its text", "a▸[^1]", shown("[^")),
  below("a row with too many cells", "|a|b|\n|-|-|\n▸|1|2|3|", "cells: 3. Its first row has 2"),
  below("a line below a table", "|a|b|\n|-|-|\n|1|2|\n▸c", "cells: 1. Its first row has 2"),
  ["a heading of level 1", /^## /m, "▸# ", "A heading of level 1", "error", "Write ## before it"],
  ["a skipped level", /(## [\s\S]*?\n)## /, "$1▸#### ", skipped, "error", "Write ### before it"],
  ["a link in a heading", heading, "▸## Siehe [hier](/imprint)", linkInHeading],
  ["an empty heading", heading, "▸##", "A heading has no words"],
  below("a Cyrillic letter", "Unser B▸\u0435tt.", "\u0435 (U+0435)", "warning"),
  below("a mark of direction, after a link", "[a](/) b▸\u200f Bett.", "U+200F"),
  below("a table of a spreadsheet", "Land▸\tTage", "here: U+0009"),
  below("an invisible space as an entity", "Bett▸&#8203;zeug", "a script here: &#8203;"),
  below("a link without words", "▸[](/gdpr)", "A link has no words"),
  below("an open address", "[x](▸http://example.com)", "not encrypted", "warning"),
  ["a merge conflict", end, conflict, "merge conflict"],
  ["quotes in quotes without end", end, quotes, "too much is nested"],
  ["lists in lists without end", end, `\n\n${lists.join("\n")}`, "too much is nested"],
];

const backslash = "a sign that belongs to the text has a backslash before it, as in 90\\*200";

/** What a page cannot show, with the place of the finding. */
const unfit = [
  ...["▸![x](/x.png)", "a▸^[b]", "▸[^1]: b", "▸[y]: /gdpr", "▸- [ ] a\n- b", "▸\tBett"],
  ...["▸```\nBett", "▸Cijena\n---", "▸Cijena\n  ===", "▸---", "▸***", "▸_ _ _", "x ▸~2~ y"],
  ...["▸`code`", "90▸*200*50", "▸*90*200", "2▸**3**4", "▸*a*b"],
].map((written) => {
  return below(`${written} on a page`, written, "cannot show this: ", "error", backslash);
});

/** What one page has, unlike the others. */
const outlines: FaultRow[] = [
  below("a quotation by mistake", "▸> 5 kg", "next comes a blockquote of 1", "warning"),
  ["a lost item", /^- .*\n(?=- )/m, "▸", "next comes a list of 3, but a list of 4 in", "warning"],
  ["a missing heading", /^## .*\n\n(?=- )/m, "▸", "a list of 4, but a heading of", "warning"],
  below("a table too many", "▸|a|b|\n|-|-|\n|c|d|", "a table of 2, but the end", "warning"),
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
  ..."▸tel:+387063000000 ▸tel:+387(0)63/000-000 ▸/prices.doc ▸/prices.pdf/x ▸/images/a.pdf".split(
    " ",
  ),
  ..."▸imprint/ ▸/#contacts ▸www.example.com ▸/gdpr#cookies ▸#kolacici ▸x".split(" "),
];

const files = { "static/prices.pdf": "", "static/files/a b.pdf": "" };

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

  it.each(deadLinks)("reports the address %s", async (written) => {
    const marked = edit(page, end, `\n\n[x](${written})\n`);
    const message = `The link to "${written.slice(1)}" leads nowhere.`;

    expect(await checkWith({ ...files, [page]: marked.replace("▸", "") })).toEqual([
      finding(page, placeOf(marked, /▸/), message),
    ]);
  });

  it.each(["/prices.pdf", "/prices.pdf?a#page=2", "/files/a%20b.pdf", "</files/a b.pdf>"])(
    "accepts the file of static/ at %s, also if its files are not known",
    async (address) => {
      const changed = { [page]: edit(page, end, `\n\n[x](${address})\n`) };

      expect(await checkWith({ ...files, ...changed })).toEqual([]);
      expect(await checkWith(changed)).toEqual([]);
    },
  );

  it.each(["/gdpr#cookies", "#cookies"])("names the pages and sections for %s", async (address) => {
    const [error] = await checkEdited(page, end, `\n\n[x](${address})\n`);

    expect(error?.remedy).toContain("(/, /gdpr, /gdpr#kontrolor-podataka, ");
    expect(error?.remedy).toContain("/gdpr#kolacici, /imprint, /terms-of-service)");
  });

  itReports(page, [below("a script behind a space", "[x](<▸ javascript:a>)", "leads nowhere")]);

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
