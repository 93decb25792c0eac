import { finding, placeOf } from "./contentCopy";
import {
  checkWith,
  edit,
  expectFinding,
  type FaultRow,
  itAccepts,
  itReports,
  table,
  textOf,
} from "./editedContent";

const [bosnian, german, english] = [table("bs"), table("de"), table("en")];

const skip = /(?<="skip": )".*"/;
const subtitle = /(?<="subtitle": )".*"/;
const copyright = /(?<="copyright": )".*"/;
const heroTitle = /(?<="hero": \{\s*"title": )".*"/;
const alt = /(?<="flatAlt": )".*"/;
const home = /(?<="returnHome": )".*"/;

const shown = (mark: string) => `The page would show this mark: ${mark}`;

const contained = (part: string): string => expect.stringContaining(part);

const marks: FaultRow[] = [
  ["the sign of headlines", skip, '"Zum ▸| Inhalt"', shown("| Inhalt")],
  ["a sign at the end of a headline", heroTitle, '"Zu Hause ▸|"', shown("|")],
  ["a sign without a space", heroTitle, '"Zu ▸|Hause"', shown("|Hause")],
  ["bold markdown", skip, '"Zum ▸**Inhalt** hier"', shown("**Inhalt**")],
  ["slanted markdown", skip, '"▸_Zum Inhalt_, bitte"', shown("_Zum Inhalt_")],
  ["bold markdown with lines", skip, '"Zum ▸__Inhalt__ hier"', shown("__")],
  ["bold markdown that is not closed", skip, '"Zum ▸__Inhalt hier"', shown("__")],
  ["struck markdown", skip, '"Zum ▸~~Inhalt hier"', shown("~~")],
  ["a soft hyphen with two backslashes", skip, '"Zum▸\\\\u00ADInhalt"', shown("\\u00AD")],
  ["a markdown link", skip, '"Zum [Inhalt▸](/gdpr)"', shown("](")],
  ["a markdown heading", skip, '"▸## Inhalt"', shown("##")],
  ["code", skip, '"Zum ▸`Inhalt"', shown("`")],
  ["a bullet of a word processor", skip, '"▸• Zum Inhalt"', shown("•")],
  ["a hyphen at the beginning", skip, '"▸- Zum Inhalt"', shown("-"), "warning"],
  ["a letter of a list", skip, '"▸a) Zum Inhalt"', shown("a)"), "warning"],
];

const characters: FaultRow[] = [
  ["HTML behind escapes", skip, '"\\u201EZum\\u201C \\\\ \\/ ▸<br>"', "a script here: <br>"],
  ["the address of a script", skip, '"▸javascript:open()"', "a script here: javascript:"],
  ["an HTML entity", skip, '"Zum▸&nbsp;Inhalt"', "a script here: &nbsp;"],
  ["a reference to another text", skip, '"▸$$t(nav.home)"', "a script here: $t("],
  ["a line break", skip, '"Zum▸\\nInhalt"', "here: U+000A"],
  ["a bullet that only one program knows", skip, '"▸\uf0b7 Zum Inhalt"', "here: U+F0B7"],
  ["half a character", skip, '"Zum ▸\\ud83d Inhalt"', "here: U+D83D"],
  ["a soft hyphen between words", skip, '"Zum▸\u00ad Inhalt"', "here: U+00AD"],
  ["a Cyrillic letter", skip, '"Inh▸\u0430lt"', "fonts of the site: \u0430 (U+0430)", "warning"],
  ["a ligature", skip, '"Zum o▸ﬃziellen"', "of the site: ﬃ (U+FB03)", "warning", ": ffi."],
  ["two letters in one", skip, '"Zum ▸ǌ"', "fonts of the site: ǌ (U+01CC)", "warning", ": nj."],
  ["wide letters", skip, '"Zum ▸Ｉｎhalt"', "Ｉｎ (U+FF29 U+FF4E)", "warning", ": In."],
  ["letters of mathematics", skip, '"Zum ▸𝐈𝐧halt"', "𝐈𝐧 (U+1D408", "warning", ": In."],
  ["a letter in two parts", skip, '"Zur▸u\u0308ck"', "(U+0075 U+0308)", "warning", ": ü."],
  ["the place of a picture", skip, '"Zum▸\ufffc Inhalt"', "here: U+FFFC"],
  ["an empty letter", skip, '"Zum▸\u3164\u2800 Inhalt"', "here: U+3164 U+2800"],
  ["what is left of an emoji", skip, '"Zum▸\u200d\ufe0f Inhalt"', "here: U+200D U+FE0F"],
  ["a letter without a font", skip, '"Für Herrn Do▸ğan"', "fonts of the site: ğ", "warning"],
];

const tooWide = "has a word that is wider than a phone: Pflegebettenverleih";

const lengths: FaultRow[] = [
  ["a long word in a headline", heroTitle, '"Ihr | ▸Pflegebettenverleih"', tooWide],
];

const logo = /(?<="home": )"\{\{company.name\}\}, .*"/;
const noYear = "This text lacks the placeholder {{year}}, unlike";
const otherName = '"language.name" is the name of another language of the site: Bosanski.';

describe("the check of a translation", () => {
  itReports(german, [
    ...marks,
    ...characters,
    ...lengths,
    ["a missing value", copyright, '"▸© {{company.name}} {{company.legalForm}}"', noYear],
    ["another name", /(?<="name": )"Deutsch"/, '"▸Bosanski"', otherName, "error", '"Deutsch"'],
  ]);
  itReports(english, [
    ["words that are not the owner's", home, '"▸Go home"', "does not have the words"],
  ]);
  itReports(bosnian, [
    ["a link without its text", logo, '"▸Home"', "lacks the placeholder {{company.name}}."],
  ]);
  itReports("content/site/company.json", [
    ["a mark in a fact", /(?<="street": )".*"/, '"A ▸**1**"', shown("**1**")],
    ["a placeholder", /(?<="city": )".*"/, '"▸{{x}}"', "not a placeholder", "error", "fact itself"],
  ]);

  it("reports every word of a headline that is too long", async () => {
    const messagesFor = async (title: string) =>
      (await checkWith({ [german]: edit(german, heroTitle, title) })).map(({ message }) => message);
    const words = ["Pflegebettenverleih", "Betreuungsangebote"];

    expect(await messagesFor(`"${words.join(" | ")}"`)).toEqual(words.map(contained));
  });

  it("reports every invisible character of a file at once", async () => {
    const text = edit(german, skip, '"A\u200Bb\u200Bc"').replace(alt, '"A\u200Bb"');
    const findings = await checkWith({ [german]: text });

    expect(findings.map(({ message }) => message)).toEqual(
      Array(3).fill(expect.stringContaining("U+200B")),
    );
  });

  const any = "Write {{year}} or {{company.name}} or {{company.legalForm}} or ";
  const unknown = "{{yaer}}|{{company.whatsapp}}|{{company.constructor}}|{{ year }}|{{{year}}}|}}";
  it.each(unknown.split("|"))("reports the unknown placeholder %s", (written) => {
    const message = `${written} is not a placeholder for this text.`;

    return expectFinding(german, ["", copyright, `"a ▸${written}"`, message, "error", any]);
  });

  it("reports a fact that a text lacks, or has, unlike the first language", async () => {
    const { line } = placeOf(textOf(bosnian), copyright);
    const lacks = `This text lacks the placeholder {{company.name}}, unlike ${bosnian}:${line}.`;
    const has = `This text has the placeholder {{company.vatId}}, unlike ${bosnian}:`;

    await expectFinding(german, ["", copyright, '"▸© {{year}} {{company.legalForm}}"', lacks]);
    await expectFinding(english, ["", skip, '"To ▸{{company.vatId}}"', has]);
  });

  itAccepts(bosnian, [
    ["signs", subtitle, '"→ ☎ – 5 ≥ 4 🛏️ 👩🏽‍⚕️ 12 m² ½ 1\u00a0000 a\u202fb … ™ e‑mail"'],
  ]);
  itAccepts(german, [
    ["signs", subtitle, '"1 < 2 & 3 > 2; * 2_3_4 snake_case a*b*c, Name*, +387, 24 – 7, [x] (y)"'],
    ["proofreader’s slips", subtitle, '"wie geht\'s ...  Bett - \\"so\\" !"'],
    ["soft hyphens", subtitle, '"Daten\\u00ADschutz und Grund\u00adverordnung"'],
    ["a word that may be divided", heroTitle, '"Ihr | Pflege\\u00ADbetten-Verleih"'],
    ["other words where the owner has given the English ones", home, '"Nach Hause"'],
  ]);
});

describe("texts that are the same in two languages", () => {
  it.each([
    ["two words of ten letters", "Dobar danas", 1],
    ["two words of nine letters", "Dobar dana", 0],
    ["an address and one word", "Nachricht kontakt@example.com", 0],
  ])("are reported or not if they have %s", async (_what, text, count) => {
    const findings = await checkWith({
      [bosnian]: edit(bosnian, subtitle, `"${text}"`),
      [german]: edit(german, subtitle, `"${text}"`),
      [english]: edit(english, subtitle, `"${text} here"`),
    });

    expect(findings.map(({ message }) => message)).toEqual(
      Array(count).fill("Texts that are the same as in Bosnian: 1. The first: contact.subtitle."),
    );
  });

  it("are one error when the tables of two languages were exchanged", async () => {
    const [error, ...others] = await checkWith({
      [german]: textOf(english),
      [english]: textOf(german),
    });

    expect(others).toEqual([]);
    expect(error?.message).toContain("is the name of another language of the site: English.");
  });

  it("are one warning for a file, with a count and the first three", async () => {
    const copied = textOf(bosnian).replace('"Bosanski"', '"Deutsch"');
    const [warning, ...others] = await checkWith({ [german]: copied });
    const first = placeOf(copied, /(?<="noScript": ")/);

    expect(others).toEqual([]);
    expect(warning).toEqual(finding(german, first, "the same as in Bosnian: ", "warning"));
    expect(warning?.message).toMatch(
      /: \d{2,}. The first: language\.noScript, home\.title, [\w.]+\.$/,
    );
  });
});
