import { fileStart, finding, placeOf } from "./contentCopy";
import {
  checkEdited,
  checkWith,
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
const homeTitle = /(?<="home": \{\s*"title": )".*"/;
const homeDescription = /(?<="description": )"Premium.*"/;
const alt = /(?<="flatAlt": )".*"/;
const home = /(?<="returnHome": )".*"/;

/** What is wrong between braces and what is found of it, then what was probably meant. */
const unknown: [written: string, found: string, meant: string][] = [
  ["{{yaer}}", "{{yaer}}", "year"],
  ["{{company.nmae}}", "{{company.nmae}}", "company.name"],
  ["{{weather}}", "{{weather}}", ""],
  ["{{company.whatsapp}}", "{{company.whatsapp}}", ""],
];
const incomplete: typeof unknown = [
  ["{{ year }}", "{{ year }}", "year"],
  ["{{{year}}}", "{{{year}}}", "year"],
  ["{company.cty}", "{company.cty}", "company.city"],
  ["{{company.city and so on", "{{company.city", "company.city"],
  ["{{ year. A new sentence", "{{ year.", "year"],
  ["}}", "}}", ""],
];

const any = "Write {{year}} or {{company.name}} or {{company.legalForm}} or ";
const questionOf = (meant: string) => (meant ? ` Did you mean {{${meant}}}?` : "");

const lacksName = "lacks the placeholder {{company.name}}, unlike in";
const hasVatId = "has the placeholder {{company.vatId}}, unlike in";

const differences: FaultRow[] = [
  ["a missing fact", copyright, '"▸© {{year}} {{company.legalForm}}"', lacksName],
  ["a fact too many", skip, '"Na ▸{{company.vatId}} {{company.vatId}}"', hasVatId],
];

const misplaced = "must be between two groups";
const notInFonts = "is not in the fonts";

const characters: FaultRow[] = [
  ["HTML", skip, '"Zum ▸<br>"', "contains HTML: <br>"],
  ["HTML behind escapes", skip, '"\\u201EZum\\u201C \\\\ \\/ ▸<br>"', "contains HTML: <br>"],
  ["a script", skip, '"▸<script src=x> Inhalt"', "contains HTML: <script src=x>"],
  ["the address of a script", skip, '"▸javascript:open()"', "contains a script"],
  ["an HTML entity", skip, '"Zum▸&nbsp;Inhalt"', "contains HTML: &nbsp;"],
  ["a reference to another text", skip, '"▸$$t(nav.home)"', "contains $t("],
  ["the sign of headlines", skip, '"Zum ▸| Inhalt"', "contains |, which only headlines may have"],
  ["a sign at the end of a headline", heroTitle, '"Zu Hause ▸|"', misplaced],
  ["a sign without a space", heroTitle, '"Zu ▸|Hause"', misplaced],
  ["two signs in a row", heroTitle, '"Zu ▸| | Hause"', misplaced],
  ["a line break", skip, '"Zum▸\\nInhalt"', "contains a line break"],
  ["a tab", skip, '"Zum▸\\tInhalt"', "(U+0009)"],
  ["a mark of direction", skip, '"Zum ▸\u200fInhalt"', "(U+200F)"],
  ["a bullet of Word", skip, '"▸\uf0b7 Zum Inhalt"', "(U+F0B7)"],
  ["half a character", skip, '"Zum ▸\\ud83d Inhalt"', "(U+D83D)"],
  ["a soft hyphen between words", skip, '"Zum▸\u00ad Inhalt"', "A soft hyphen"],
  ["bold markdown", skip, '"Zum ▸**Inhalt** hier"', "contains markdown: **I"],
  ["slanted markdown", skip, '"▸_Zum Inhalt_, bitte"', "contains markdown: _Zum Inhalt_"],
  ["a markdown link", skip, '"Zum [Inhalt▸](/gdpr)"', "contains markdown: ](/"],
  ["a markdown heading", skip, '"▸## Inhalt"', "contains markdown: ## "],
  ["a Cyrillic letter", skip, '"Inh▸\u0430lt"', `\u0430 (U+0430) ${notInFonts}`, "warning"],
  ["a letter in two parts", skip, '"Zuru▸\u0308ck"', `(U+0308) ${notInFonts}`, "warning"],
  ["an emoji", skip, '"Zum Inhalt ▸🛏"', `(U+1F6CF) ${notInFonts}`, "warning"],
  ["a filler text", skip, '"▸Lorem ipsum"', '"Lorem ipsum" is not a text for visitors', "warning"],
  ["two spaces behind escapes", skip, '"\\u201EInhalt\\u201C▸  da"', "a space too many", "warning"],
  ["the name of a file", alt, '"▸IMG_1234.jpg"', "is the name of a file: IMG_1234.jpg"],
];

const longTitle = `"▸${"Bett ".repeat(11)}– {{company.name}}"`;
const longDescription = `"▸Ein ${"Bett, ein ".repeat(16)}Bett."`;
const tooWide = "has a word that is wider than a phone: Pflegebettenverleih";
const tooLong = "too long for one line of a phone: für alle, die wir lieben";

const lengths: FaultRow[] = [
  ["a long title with the facts filled in", homeTitle, longTitle, "67 characters", "warning"],
  ["a long description", homeDescription, longDescription, "169 characters", "warning"],
  ["a long word in a headline", heroTitle, '"Ihr | ▸Pflegebettenverleih"', tooWide],
  ["a long group", heroTitle, '"Ein | ▸für alle, die wir lieben"', tooLong, "warning"],
];

const noYear = '"footer.copyright" lacks the placeholder {{year}}, unlike in';

describe("the check of a translation", () => {
  itReports(german, [
    ...characters,
    ...lengths,
    ["a missing value", copyright, '"▸© {{company.name}} {{company.legalForm}}"', noYear],
    ["the name of another language", /(?<="name": )"Deutsch"/, '"▸Bosanski"', "name of Bosnian"],
  ]);
  itReports(english, [
    ["words that are not the owner's", home, '"▸Go home"', "does not have the words"],
  ]);

  it.each(unknown)("reports the unknown placeholder %s", (written, found, meant) => {
    const message = `${found} is not a known placeholder.${questionOf(meant)}`;
    const remedy = meant ? `Write {{${meant}}}.` : any;

    return expectFinding(german, ["", copyright, `"a ▸${written}"`, message, "error", remedy]);
  });

  it.each(incomplete)("reports the incomplete placeholder %s", (written, found, meant) => {
    const message = `${found} is not a complete placeholder.${questionOf(meant)}`;
    const remedy = meant ? `Write {{${meant}}}: two braces on either side, no spaces.` : any;

    return expectFinding(german, ["", copyright, `"a ▸${written}"`, message, "error", remedy]);
  });

  it.each([bosnian, german, english])("reports a difference where it is: in %s", async (file) => {
    for (const row of differences) await expectFinding(file, row);
  });

  it("names the languages that agree", () => {
    const names = `"footer.copyright" ${lacksName} German and English.`;
    const words = '"▸© {{year}} {{company.legalForm}}"';

    return expectFinding(bosnian, ["", copyright, words, names]);
  });

  itAccepts(bosnian, [["Latin letters", subtitle, '"Łódź, Şişli, Győr, Gjøa → • – 5 ≥ 4"']]);
  itAccepts(german, [
    ["signs", subtitle, '"1 < 2 & 3 > 2; * 2_3_4 snake_case a*b*c ** [x] (y)"'],
    ["soft hyphens", subtitle, '"Daten\\u00ADschutz und Grund\u00adverordnung"'],
    ["a word that may be divided", heroTitle, '"Ihr | Pflege\\u00ADbetten-Verleih"'],
    ["other words where the owner has given the English ones", home, '"Nach Hause"'],
  ]);

  it("reports a missing file", async () => {
    const remedy = "copy the file of another language and translate it";

    expect(await checkWith({ [german]: undefined })).toEqual([
      finding(german, fileStart, "The file is missing.", "error", remedy),
    ]);
  });
});

describe("the check of the language of a translation", () => {
  it.each([
    [german, bosnian, "Bosnian"],
    [english, german, "German"],
  ])("reports a text of %s that is the same in %s", async (file, twin, language) => {
    const words = subtitle.exec(textOf(twin))?.[0] ?? "";
    const { line } = placeOf(textOf(twin), subtitle);
    const message = `"contact.subtitle" is the same as in ${language} (${twin}:${line}).`;

    await expectFinding(file, ["", subtitle, words.replace('"', '"▸'), message, "warning"]);
  });

  const inGerman = [bosnian, "German, not in Bosnian"] as const;
  const inBosnian = [german, "Bosnian, not in German"] as const;

  it.each([
    ["German over Bosnian", { [bosnian]: german }, [inGerman]],
    ["Bosnian over German", { [german]: bosnian }, [inBosnian]],
    ["German over English", { [english]: german }, [[english, "German, not in English"] as const]],
    ["each over the other", { [bosnian]: german, [german]: bosnian }, [inGerman, inBosnian]],
  ])("reports a file once that was copied: %s", async (_what, copies, expected) => {
    const texts = Object.entries(copies).map(([over, from]) => [over, textOf(from)]);

    expect(await checkWith(Object.fromEntries(texts))).toEqual(
      expected.map(([file, message]) => finding(file, fileStart, message)),
    );
  });

  it("does not compare the languages while one of them has a syntax error", async () => {
    const findings = await checkEdited(bosnian, /,\n/, "\n");

    expect(findings).toEqual([expect.objectContaining({ file: bosnian })]);
  });
});
