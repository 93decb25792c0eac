import { fileStart, finding, placeOf } from "./contentCopy";
import {
  checkWith,
  edit,
  expectFinding,
  type FaultRow,
  itReports,
  table,
  textOf,
} from "./editedContent";

const [bosnian, german, english] = [table("bs"), table("de"), table("en")];

const skip = /(?<="skip": )".*"/;
const subtitle = /(?<="subtitle": )".*"/;
const copyright = /(?<="copyright": )".*"/;
const heroTitle = /(?<="hero": \{\s*"title": )".*"/;
const homeTitle = /(?<="home": \{\s*"title": )".*"/;
const alt = /(?<="flatAlt": )".*"/;

const shapes: FaultRow[] = [
  [
    "a misspelt name",
    /"skip"/,
    '▸"skipp"',
    '"header.skipp" is not a known name. Did you mean "skip"?',
  ],
  ["a missing text", /"header": \{\s*"skip": ".*",/, '▸"header": {', '"header.skip" is missing'],
  ["an empty text", skip, '▸""', '"header.skip" is empty'],
  ["a blank text", skip, '▸" \\n "', '"header.skip" is empty'],
  ["a list instead of all", /[\s\S]*/, "▸[]\n", "The content has the wrong kind of value"],
  ["a group that stands twice", /(?="nav": \{)/, '"nav": {},\n▸', '"nav" stands twice'],
];

const placeholders: FaultRow[] = [
  [
    "a misspelt placeholder",
    copyright,
    '"© {{year}} ▸{{company.nmae}} {{company.legalForm}}"',
    "{{company.nmae}} is not a known placeholder. Did you mean {{company.name}}?",
  ],
  [
    "an unknown placeholder",
    copyright,
    '"© {{year}} ▸{{company.fax}} {{company.legalForm}}"',
    "{{company.fax}} is not a known placeholder.",
  ],
  [
    "a placeholder for a fact that may be missing",
    skip,
    '"▸{{company.whatsapp}}"',
    "{{company.whatsapp}} is not a known placeholder.",
  ],
  [
    "a placeholder with single braces",
    /\{\{year\}\}/,
    "▸{year}",
    "{year} is not a complete placeholder. Did you mean {{year}}?",
  ],
  [
    "a brace behind an escaped character",
    skip,
    '"\\u201EZum\\u201C ▸}"',
    "} is not a complete placeholder",
  ],
  [
    "a missing placeholder that the page fills in",
    copyright,
    '"▸© {{company.name}} {{company.legalForm}}"',
    '"footer.copyright" lacks the placeholder {{year}}.',
  ],
];

const differences: FaultRow[] = [
  [
    "a fact that one language lacks",
    copyright,
    '"▸© {{year}} {{company.legalForm}}"',
    '"footer.copyright" lacks the placeholder {{company.name}}, unlike in',
  ],
  [
    "a fact that only one language has",
    skip,
    '"Na ▸{{company.vatId}}"',
    '"header.skip" has the placeholder {{company.vatId}}, unlike in',
  ],
];

const characters: FaultRow[] = [
  ["HTML", skip, '"Zum ▸<br>"', "contains HTML: <br>"],
  ["a script", skip, '"▸<script src=x> Inhalt"', "contains HTML: <script src=x>"],
  ["the address of a script", skip, '"▸javascript:open()"', "contains a script"],
  ["an HTML entity", skip, '"Zum▸&nbsp;Inhalt"', "contains HTML: &nbsp;"],
  ["a reference to another text", skip, '"▸$$t(nav.home)"', "contains $t("],
  ["the sign of headlines", skip, '"Zum ▸| Inhalt"', "contains |, which only headlines may have"],
  ["a sign at the end of a headline", heroTitle, '"Zu Hause ▸|"', "must stand between two groups"],
  ["a sign without a space", heroTitle, '"Zu ▸|Hause"', "must stand between two groups"],
  ["two signs in a row", heroTitle, '"Zu ▸| | Hause"', "must stand between two groups"],
  ["a line break", skip, '"Zum▸\\nInhalt"', "contains a line break"],
  ["a tab", skip, '"Zum▸\\tInhalt"', "(U+0009)"],
  ["a mark of direction", skip, '"Zum ▸\u200fInhalt"', "(U+200F)"],
  ["a bullet of Word", skip, '"▸\uf0b7 Zum Inhalt"', "(U+F0B7)"],
  ["half a character", skip, '"Zum ▸\\ud83d Inhalt"', "(U+D83D)"],
  ["a soft hyphen between words", skip, '"Zum▸\u00ad Inhalt"', "A soft hyphen"],
  [
    "a soft hyphen in a text that is not shown",
    alt,
    '"Ein Bett zum Lie▸\u00adgen"',
    "A soft hyphen",
  ],
  ["bold markdown", skip, '"Zum ▸**Inhalt** hier"', "contains markdown: **I"],
  ["slanted markdown", skip, '"▸_Zum Inhalt_, bitte"', "contains markdown: _Zum Inhalt_"],
  ["a markdown link", skip, '"Zum [Inhalt▸](/gdpr)"', "contains markdown: ](/"],
  ["a markdown heading", skip, '"▸## Inhalt"', "contains markdown: ## "],
  [
    "a Cyrillic letter",
    skip,
    '"Zum Inh▸\u0430lt"',
    "\u0430 (U+0430) is not in the fonts",
    "warning",
  ],
  ["a letter in two parts", skip, '"Zuru▸\u0308ck"', "(U+0308) is not in the fonts", "warning"],
  ["an emoji", skip, '"Zum Inhalt ▸🛏"', "(U+1F6CF) is not in the fonts", "warning"],
  ["a filler text", skip, '"▸Lorem ipsum"', '"Lorem ipsum" is not a text for visitors', "warning"],
  ["the name of a file", alt, '"▸IMG_1234.jpg"', "is the name of a file: IMG_1234.jpg"],
];

const lengths: FaultRow[] = [
  [
    "a title that is too long with the facts filled in",
    homeTitle,
    `"▸${"Bett ".repeat(11)}– {{company.name}}"`,
    '"home.title" is too long: 67 characters',
    "warning",
  ],
  [
    "a description that is too long",
    /(?<="description": )"Premium.*"/,
    `"▸${"Ein Bett. ".repeat(17)}"`.replace('. "', '."'),
    '"home.description" is too long: 169 characters',
    "warning",
  ],
  [
    "a word that is wider than a phone",
    heroTitle,
    '"Ihr | ▸Pflegebettenverleih"',
    '"hero.title" has a word that is wider than a phone: Pflegebettenverleih',
  ],
  [
    "a group of words that is too long for a line",
    heroTitle,
    '"Ein Bett | ▸für alle, die wir lieben"',
    "too long for one line of a phone: für alle, die wir lieben",
    "warning",
  ],
];
describe("the check of a translation", () => {
  itReports(german, [...shapes, ...placeholders, ...characters, ...lengths]);

  it.each([bosnian, german, english])("reports a difference where it is: in %s", async (file) => {
    for (const row of differences) await expectFinding(file, row);
  });

  it("names the languages that agree, and the version that is probably wrong", async () => {
    const [lost] = await checkWith({
      [bosnian]: edit(bosnian, /\{\{company\.name\}\} (?=\{\{)/, ""),
    });

    expect(lost?.message).toContain("unlike in German and English.");
    expect(lost?.remedy).toContain("Most languages agree, so the Bosnian one is probably wrong.");
  });

  it.each([
    ["bs", "Łódź, Şişli, Győr, Gjøa → • – 5 ≥ 4"],
    ["de", "1 < 2 & 3 > 2; * 2_3_4 snake_case a*b*c ** [x] (y)"],
    ["de", "Daten\\u00ADschutz und Grund\u00adverordnung"],
  ])("accepts in %s: %s", async (language, text) => {
    const file = table(language);

    expect(await checkWith({ [file]: edit(file, subtitle, `"${text}"`) })).toEqual([]);
  });

  it("accepts a long word in a headline where it may be divided", async () => {
    const file = edit(german, heroTitle, '"Ihr | Pflege\\u00ADbetten-Verleih"');

    expect(await checkWith({ [german]: file })).toEqual([]);
  });

  it.each([
    ["a fifth step", /(?="talk": \{)/, '"fifth": {},\n', "exactly four steps"],
    [
      "a promise too few",
      /"pickup": \{\s*"title": "Kostenlose[^}]*\}/,
      '"removal": {}',
      "exactly five promises",
    ],
  ])("says that the number of entries is fixed for %s", async (_fault, replace, by, reason) => {
    const findings = await checkWith({ [german]: edit(german, replace, by) });

    expect(findings.map(({ remedy }) => remedy)).toContainEqual(expect.stringContaining(reason));
  });

  it("reports words that are not the owner's, in English only", async () => {
    const home = /(?<="returnHome": )".*"/;
    const message = '"notFound.returnHome" does not have the words';
    await expectFinding(english, ["", home, '"▸Go home"', message]);

    expect(await checkWith({ [german]: edit(german, home, '"Nach Hause"') })).toEqual([]);
  });

  it("reports a missing file", async () => {
    expect(await checkWith({ [german]: undefined })).toEqual([
      finding(german, fileStart, "missing"),
    ]);
  });
});

describe("a text in the wrong language", () => {
  it.each([
    [german, bosnian, "Bosnian"],
    [english, german, "German"],
  ])("is reported in %s with its place in %s", async (file, twin, language) => {
    const words = subtitle.exec(textOf(twin))?.[0] ?? "";
    const { line } = placeOf(textOf(twin), subtitle);
    const message = `"contact.subtitle" is the same as in ${language} (${twin}:${line}).`;

    await expectFinding(file, ["", subtitle, words.replace('"', '"▸'), message, "warning"]);
  });

  it.each([
    [german, bosnian, "German, not in Bosnian"],
    [bosnian, german, "Bosnian, not in German"],
    [german, english, "German, not in English"],
  ])("is reported once for the file when %s was pasted over %s", async (pasted, over, message) => {
    expect(await checkWith({ [over]: textOf(pasted) })).toEqual([
      finding(over, fileStart, `The texts of this file are in ${message}.`),
    ]);
  });

  it("is reported once for each of two files that were exchanged", async () => {
    const exchanged = { [bosnian]: textOf(german), [german]: textOf(bosnian) };

    expect(await checkWith(exchanged)).toEqual([
      finding(bosnian, fileStart, "in German, not in Bosnian"),
      finding(german, fileStart, "in Bosnian, not in German"),
    ]);
  });

  it("is not compared while a language has a fault of syntax", async () => {
    const findings = await checkWith({ [bosnian]: edit(bosnian, /,\n/, "\n") });

    expect(findings).toEqual([expect.objectContaining({ file: bosnian })]);
  });

  it("is reported when the names of two languages are exchanged", () =>
    expectFinding(german, [
      "",
      /(?<="name": )"Deutsch"/,
      '"▸Bosanski"',
      '"language.name" is the name of Bosnian, but these are the German texts.',
    ]));
});
