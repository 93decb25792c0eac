import { explainLength } from "../../src/checking/proofreading/proofread";
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

const bosnian = "content/locales/bs/translation.json";
const german = "content/locales/de/translation.json";
const english = "content/locales/en/translation.json";

const skip = /(?<="skip": )".*"/;
const subtitle = /(?<="subtitle": )".*"/;
const copyright = /(?<="copyright": )".*"/;

const shapes: FaultRow[] = [
  [
    "a misspelt name",
    /"skip"/,
    '▸"skipp"',
    '"header.skipp" is not a known name. Did you mean "skip"?',
  ],
  ["a missing text", /"header": \{\s*"skip": ".*",/, '▸"header": {', '"header.skip" is missing'],
  [
    "a missing group",
    /("hero": \{[^{}]*),\s*"promises": \{(?:[^{}]|\{[^}]*\})*\}/,
    "▸$1",
    '"hero.promises" is missing',
  ],
  ["an empty text", skip, '▸""', '"header.skip" is empty'],
  ["a blank text", skip, '▸" \\n "', '"header.skip" is empty'],
  ["a list instead of all", /[\s\S]*/, "▸[]\n", "The content has the wrong kind of value"],
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
    "a lost placeholder that the page fills in",
    copyright,
    '"▸© {{company.name}} {{company.legalForm}}"',
    '"footer.copyright" lacks the placeholder {{year}}.',
  ],
];

const parted: FaultRow[] = [
  [
    "a fact that one language lacks",
    copyright,
    '"▸© {{year}} {{company.legalForm}}"',
    '"footer.copyright" lacks the placeholder {{company.name}}, unlike in',
  ],
  [
    "a fact that one language alone has",
    skip,
    '"Na ▸{{company.vatId}}"',
    '"header.skip" has the placeholder {{company.vatId}}, unlike in',
  ],
];

const markup: FaultRow[] = [
  ["HTML", skip, '"Zum ▸<br>"', "contains HTML: <br>"],
  ["a script", skip, '"▸<script src=x> Inhalt"', "contains HTML: <script src=x>"],
  ["the address of a script", skip, '"▸javascript:open()"', "contains a script"],
  ["an HTML entity", skip, '"Zum▸&nbsp;Inhalt"', "contains HTML: &nbsp;"],
  ["a call of another text", skip, '"▸$$t(nav.home)"', "contains $t("],
  ["the sign of headlines", skip, '"Zum ▸| Inhalt"', "contains |, which only headlines may have"],
  [
    "the sign of headlines without its space",
    /(?<="quality": \{\s*"title": )".*"/,
    '"Qualität | mit Sinn ▸|für Sie"',
    "| must stand between two groups of words",
  ],
  ["a line break", skip, '"Zum▸\\nInhalt"', "contains a line break"],
  ["an invisible character", skip, '"Zum ▸\u202eInhalt"', "(U+202E)"],
  ["half a character", skip, '"Zum ▸\\ud83d Inhalt"', "(U+D83D)"],
  ["bold markdown", skip, '"Zum ▸**Inhalt** hier"', "contains markdown: **Inhalt**"],
  ["slanted markdown", skip, '"▸_Zum Inhalt_, bitte"', "contains markdown: _Zum Inhalt_"],
  ["a markdown link", skip, '"Zum ▸[Inhalt](/gdpr)"', "contains markdown: [Inhalt](/gdpr)"],
  ["a markdown heading", skip, '"▸## Inhalt"', "contains markdown: ## "],
  ["a Cyrillic letter", skip, '"Zum Inh▸\u0430lt"', "the Cyrillic letter \u0430 (U+0430)"],
];

const claims = [
  ["bs", "Naš krevet ▸liječi sve."],
  ["bs", "Kvalitet uz ▸GARANCIJU."],
  ["bs", "Ništa vas ne boli, ▸jamčimo."],
  ["de", "Ein Bett, das ▸heilt."],
  ["de", "▸Garantiert schnell."],
  ["en", "It ▸cures your back."],
  ["en", "Sleep ▸pain-free."],
  ["en", "Delivery ▸guaranteed."],
  ["bs", "Pitajte za ▸cijenu."],
  ["bs", "Već od ▸900\u00A0KM."],
  ["de", "Zum kleinen ▸Preis."],
  ["de", "Ab ▸1.200 € im Haus."],
  ["en", "Ask for our ▸prices."],
  ["en", "From ▸€450 a bed."],
] as const;

describe("the check of a translation", () => {
  itPointsAt(german, [...shapes, ...placeholders, ...markup]);

  it.each([bosnian, german, english])(
    "tells a fault once, and where it is: in %s",
    async (file) => {
      for (const row of [...parted, ...placeholders.slice(0, 3)]) await expectTold(file, row);
    },
  );

  it("names both places where a fact is lost, and the likely one", async () => {
    const [lost] = await checkEdited(
      contentWith({
        [bosnian]: edit(bosnian, /(?<="copyright": ".*)\{\{company\.name\}\}/, ""),
      }),
    );

    expect(lost?.message).toContain("unlike in German and English.");
    expect(lost?.remedy).toContain("Most languages agree, so the Bosnian one is probably wrong.");
  });

  it.each(claims)("warns of a claim in %s: %s", (language, text) => {
    const told = /▸(\S*[^\s.](?:\s(?:€|KM))?)/.exec(text)?.[1];
    const row: FaultRow = ["", subtitle, `"${text}"`, `"${told}"`, "warning"];
    return expectTold(`content/locales/${language}/translation.json`, row);
  });

  it.each([
    ["bs", "Liječnik, bolnica i ljekar. Cijenimo povjerenje."],
    ["de", "Die heilige Stadt, weil es Teil davon ist. Preiselbeeren."],
    ["en", "Health care for those who are healthy and secure: priceless."],
    ["de", "1 < 2 & 3 > 2; * 2_3_4 snake_case a*b*c ** [x] (y)"],
  ])("sees no fault in %s: %s", async (language, text) => {
    const file = `content/locales/${language}/translation.json`;

    expect(await checkEdited(contentWith({ [file]: edit(file, subtitle, `"${text}"`) }))).toEqual(
      [],
    );
  });

  it("points at words that are not those of the owner, which hold for English alone", async () => {
    const home = /(?<="returnHome": )".*"/;
    await expectTold(english, [
      "",
      home,
      '"▸Go home"',
      '"notFound.returnHome" does not have the words',
    ]);

    const reworded = contentWith({ [german]: edit(german, home, '"Nach Hause"') });
    expect(await checkEdited(reworded)).toEqual([]);
  });

  it("names a missing file", async () => {
    expect(await checkEdited(contentWith({ [german]: undefined }))).toEqual([
      finding(german, fileStart, "missing"),
    ]);
  });
});

describe("a text that stands in two languages", () => {
  it.each([
    [german, bosnian, "Bosnian"],
    [english, german, "German"],
  ])("is told in %s with its place in %s", async (file, twin, language) => {
    const words = subtitle.exec(textOf(twin))?.[0] ?? "";
    const { line } = placeOf(textOf(twin), subtitle);
    const message = `"contact.subtitle" is the same as in ${language} (${twin}:${line}).`;

    await expectTold(file, ["", subtitle, words.replace('"', '"▸'), message, "warning"]);
  });

  it.each([
    [german, bosnian, bosnian, german],
    [english, german, german, english],
    [german, english, english, german],
  ])("is told once where all of %s was pasted over %s", async (pasted, over, copy, original) => {
    const findings = await checkEdited(contentWith({ [over]: textOf(pasted) }));

    expect(findings).toEqual([finding(copy, fileStart, `Most texts are the same as in`)]);
    expect(findings[0]?.message).toContain(`(${original})`);
  });
});

describe("the length of a text", () => {
  it.each([
    ["home.title", 65],
    ["notFound.title", 65],
    ["title", 65],
    ["home.description", 165],
    ["description", 165],
    ["hero.title", 100],
    ["process.steps.talk.title", 100],
    ["contact.expert.description", 400],
    ["hero.text", 400],
  ])("is told for %s beyond %i characters, also in all languages at once", (name, most) => {
    const [fault] = explainLength(name, most + 1, [most + 1]);

    expect(explainLength(name, most, [most])).toEqual([]);
    expect(fault?.message).toContain(`"${name}" is too long: ${most + 1} characters;`);
  });

  it("is told at each text, beside that of the others", async () => {
    const long = "Duga rečenica.".repeat(5);
    const both = {
      [bosnian]: edit(bosnian, skip, `"${long}"`),
      [german]: edit(german, subtitle, `"${long.repeat(6)}"`),
    };

    expect((await checkEdited(contentWith(both))).map(({ message }) => message)).toEqual([
      expect.stringContaining('"header.skip" is much longer than in the other languages: 70'),
      expect.stringContaining('"contact.subtitle" is too long: 420 characters'),
    ]);
  });
});

describe("a file as a whole", () => {
  const spelling = { č: "c", ć: "c", đ: "dj", š: "s", ž: "z", ä: "a", ö: "o", ü: "u", ß: "ss" };
  const plain = (text: string) =>
    Object.entries(spelling).reduce(
      (words, [letter, base]) =>
        words.replaceAll(letter, base).replaceAll(letter.toUpperCase(), base.toUpperCase()),
      text,
    );

  it.each([
    [bosnian, "č, ć, đ, š, ž", '"Za Žužu Čolić"'],
    [german, "ä, ö, ü, ß", '"Für Frau Öhl"'],
  ])("is told once when %s lacks the letters of its language", async (file, letters, name) => {
    const typed = plain(textOf(file)).replace(skip, name);
    const findings = await checkEdited(contentWith({ [file]: typed }));

    expect(findings.filter(({ line }) => line === 1)).toEqual([
      finding(file, fileStart, `hardly any of the letters ${letters}`, "warning"),
    ]);
  });
});
