// biome-ignore-all format: one row a line
import type { Place } from "../../src/checking/finding";
import { linkedLegalPages } from "../../src/contract/legal";
import {
  type Changes,
  checkWith,
  content,
  edit,
  end,
  fileStart,
  finding,
  page,
  placeOf,
  table,
  textOf,
} from "./editedContent";
import * as pictures from "./pictures";

/**
 * What is written, the changed files, and the findings: a part of the message, behind `warning: ` if it is
 * one, and a part of the remedy behind ` → `. Each ▸ marks the place of one, in the text of a file or
 * before its name. The last is that of all other marks. Without findings, the check accepts the content.
 */
type Row = readonly [what: string, change: Changes | (() => Promise<Changes>), ...expected: string[]];

const company = "content/site/company.json";
const images = "content/site/images.json";
const launch = "content/site/launch.json";
const [bosnian, german, english] = [table("bs"), table("de"), table("en")];
const languages = ["bs", "de", "en"];

type Expected = readonly string[];

const inFile =
  (file: string) =>
  (what: string, replace: RegExp, by: string, ...expected: Expected): Row => [
    what,
    { [file]: edit(file, replace, by) },
    ...expected,
  ];
const inCompany = inFile(company);
const inImages = inFile(images);
const inBosnian = inFile(bosnian);
const inGerman = inFile(german);
const inEnglish = inFile(english);
const inPage = inFile(page("de"));
const below = (what: string, written: string, ...expected: Expected) =>
  inPage(what, end, `\n\n${written}\n`, ...expected);

/** The legal page of this name in every language, with the text below it. */
const everywhere = (slug: string, written: string): Changes =>
  Object.fromEntries(languages.map((each) => [page(each, slug), edit(page(each, slug), end, `\n\n${written}\n`)]));
const pages = (slug: string, text: string): Changes =>
  Object.fromEntries(languages.map((each) => [page(each, slug), text]));

const required = [
  ...languages.flatMap((each) => linkedLegalPages.map((slug) => page(each, slug))),
  ...languages.map(table),
  ...[...content.keys()].filter((file) => file.startsWith("content/site/") && file !== launch),
];
const newPage = '---\ntitle: "T"\ndescription: "D"\n---\n\na\n';
const missing = "The file is missing.";
const stray = "does not belong here";
const language = "is not one of the languages → write it into src/contract/languages.ts";
const nothing = Object.fromEntries(
  [...content.keys()].map((file) => [required.includes(file) ? `▸${file}` : file, undefined]),
);
const only = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`▸content/${name}`, "x"]));
const withCharacter = (folder: string, name: string): Row => {
  const message = `contains "${name.at(-1)}". → Rename it`;
  return [name, only(folder + name.slice(0, -1)), message];
};

const strays = [
  ...["locales/notes.txt", "locales/de/old.json", "locales/de/old/a.json", "legal/de/gdpr.docx"],
  ...["site/prices.json", "notes.md", "local/de/translation.json", "images/prices.pdf"],
  "images/new/a.jpg",
];

const files: Row[] = [
  ...strays.map((name): Row => [name, only(name), `${stray}.`]),
  ...["a b.jpg ", "krevet-š.jpgš", "a.b.jpg."].map((name) => withCharacter("images/", name)),
  ...["Über.mdÜ", "Returns.mdR", "a_x.md_"].map((name) => withCharacter("legal/de/", name)),
  [
    "a photo",
    only("images/a.heic"),
    "a HEIC picture → write its new name in content/site/images.json",
  ],
  ["a logo", only("images/a.svg"), "a SVG picture"],
  [
    "another language",
    {
      "▸content/locales/fr": undefined,
      "content/locales/fr/a.txt": "x",
      "content/locales/fr/translation.json": "x",
    },
    language,
  ],
  ...["hr", "cnr"].map((name): Row => {
    const folder = `content/legal/${name}`;
    return [name, { [`▸${folder}`]: undefined, [`${folder}/gdpr.md`]: "x" }, language];
  }),
  ["no content, except the optional file", nothing, missing],
  [
    "a page that only German has",
    {
      [page("de", "returns")]: newPage,
      [`▸${page("bs", "returns")}`]: undefined,
      [`▸${page("en", "returns")}`]: undefined,
    },
    missing,
  ],
  ["a page that all languages have", pages("returns", newPage)],
  [
    "files that the build writes itself",
    { ...pages("returns", newPage), "▸static/returns.html": "x", "▸static/Robots.txt": "x" },
    "writes a file of this name itself, from src/pages, content/legal.",
    "from src/delivery/siteUrl.ts. → Rename or delete this one",
  ],
  ["the guide", { "content/README.md": "# Guide" }],
  ["content without the optional file", { [launch]: undefined }],
  ...["404", "index", "static", "fr"].map((name): Row => {
    const reserved = languages.map((each) => [`▸${page(each, name)}`, newPage]);
    return [name, Object.fromEntries(reserved), `A page cannot be named "${name}.md"`];
  }),
];

const everyText = (change: (text: string) => string): Changes =>
  Object.fromEntries(
    [...content.keys()]
      .filter((file) => /\.(?:json|md)$/.test(file))
      .map((file) => [file, change(textOf(file))]),
  );
const mendLine = 'an entry is "name": "text" in straight quotes';
const json = (what: string, text: string, reason: string): Row => [
  what,
  { [company]: text },
  `cannot be read from here on: ${reason}. → ${mendLine}`,
];
const conflict = (before: string, after: string) =>
  inGerman("a conflict", /( *"skip": ").*(",\n)/, `${before}"skip": "",\n${after}`, "merge conflict");
const utf8 = "not saved as plain UTF-8 → bring back the earlier version";
const skip = /(?<="skip": )".*"/;
const [beforeUmlaut = "", afterUmlaut = ""] = edit(german, skip, '"Z▸ü"').split(/▸ü/);
const halfLatin = Buffer.concat([Buffer.from(`${beforeUmlaut}▸`), Buffer.from(`ü${afterUmlaut}`, "latin1")]);

const reading: Row[] = [
  json("a comma after the last entry", '{\n"a": 1,\n▸}', "property name expected"),
  json("a missing comma", '{"a": 1\n▸"b": 2}', "comma expected"),
  json("a quote inside a text", '{"a": "b "▸c" d"}', "invalid symbol"),
  json("a missing brace", '{"a": {"b": 1}\n▸', "close brace expected"),
  json("a comment", '{"a": 1 ▸// b\n}', "invalid comment token"),
  json("a brace too many", '{"a": 1}\n▸}', "end of file expected"),
  [
    "names that occur twice in a group",
    { [launch]: '{"g": {"a": 1, ▸"a": 2, ▸"a": 3}, "a": 4}' },
    '"a" occurs twice in the same group.',
  ],
  conflict("▸<<<<<<< HEAD\n", '=======\n"skip": "Zum Inhalt",\n>>>>>>> desk\n'),
  conflict("", "▸>>>>>>> desk\n"),
  inPage("a conflict", end, "\n\n▸<<<<<<< HEAD\nA\n=======\n<b>\n>>>>>>> desk\n", "merge conflict"),
  ["an empty file", { [german]: "▸" }, "The file has no text"],
  ["nothing but spaces", { [german]: "▸ \n" }, "The file has no text"],
  [
    "far too much",
    { [german]: `▸{"header": "${"a".repeat(600_000)}"}` },
    "larger than a text file",
  ],
  ["UTF-16", { [`▸${german}`]: Buffer.from(`\uFEFF${textOf(german)}`, "utf16le") }, utf8],
  ["a byte order mark", { [`▸${german}`]: `\uFEFF${textOf(german)}` }, utf8],
  ["a letter that is not UTF-8", { [german]: halfLatin }, utf8],
  ["the line ends of Windows", everyText((text) => text.replace(/\r?\n/g, "\r\n"))],
];

const title = /(?<=title: ).*/;
const subtitle = /(?<="subtitle": )".*"/;
const representative = /(?<="representative": )".*"/;
const inFacts = (what: string, by: string, expected: string) =>
  inCompany(what, representative, by, expected);
const inTitle = (what: string, by: string, ...expected: Expected) =>
  inPage(what, title, by, ...expected);

const spoiled: Row[] = [
  inBosnian("a garbled word", subtitle, '"Vaša ▸kuÄ‡a."', "kuÄ‡a. was kuća. → earlier version"),
  inBosnian("two", subtitle, '"▸kuÄ‡a, reÄ‡i"', "garbled: 2. The first: kuÄ‡a, was kuća,"),
  inBosnian("one of another program", subtitle, '"▸kuĹľni Å¡"', "kuĹľni was kužni"),
  inBosnian("an invisible sign", subtitle, '"mora ▸veÄ\u0087"', "veÄ\u0087 was već"),
  inGerman("a word garbled twice", subtitle, '"Hilfe ▸fÃƒÂ¼r Sie"', "fÃƒÂ¼r was für"),
  inGerman("a garbled dash", subtitle, '"Bett ▸â€“ neu"', "â€“ was –"),
  inGerman("garbled quotes", subtitle, '"▸â€žBettâ€œ"', "â€žBettâ€œ was „Bett“"),
  inBosnian("lost letters", subtitle, '"▸Va?a ku?a."', "for a letter: 2. The first: Va?a → question"),
  inBosnian("a lost first letter", subtitle, '"Ovo je ▸?ivot."', "The first: ?ivot"),
  inGerman("a lost Ä", subtitle, '"Die ▸?rztin"', "The first: ?rztin"),
  inGerman("a lost capital letter", subtitle, '"IHR ▸B?RO"', "The first: B?RO"),
  inBosnian("a letter lost as two marks", subtitle, '"Vaša ▸ku??a."', "The first: ku??a"),
  inGerman("a lost dash", subtitle, '"Lieferung ▸? und Aufbau"', "The first: ?"),
  inGerman("the first of two losses", subtitle, '"Lieferung ▸? und B?ro"', "for a letter: 2. The first: ?"),
  inGerman("a lost sign at the beginning", subtitle, '"▸? {{year}}"', "The first: ?"),
  inGerman("a lost ×", subtitle, '"▸90?200 cm"', "The first: 90?200"),
  inGerman("lost quotes", subtitle, '"Das ▸?Bett?"', "The first: ?Bett?"),
  inFacts("a fact without its last letter", '"Amra ▸Hadži?"', "Hadži?"),
  below("a link without a letter", "[▸f?r](/gdpr)", "The first: f?r"),
  inGerman("questions", subtitle, '"Wann? (Ja?) „Wie?“ So?Ja Wo?! Was?, wer ? Ich?"'),
  inGerman("letters in quotes", subtitle, '"„Ä“, ‚Ä‘, “Ä”, »Ö«, „Ö…“"'),
  inGerman("addresses", subtitle, '"https://a.ba/b?c=d a.ba/b?c www.a.ba/?b=c x?y=z"'),
  below("addresses", "[a](https://a.ba/?x=1) [b](mailto:a@b.ba?subject=c) (a.ba/b?c=1)"),
];

/** The value of an entry. */
const valueIn = (name: string) => new RegExp(`(?<="${name}": )(?:".*"|\\{[^}]*\\}|[^\\s,]+)`);
const fact = (name: string, value: string, ...expected: Expected) =>
  inCompany(`${name} ${value}`, valueIn(name), `${expected.length ? "▸" : ""}${value}`, ...expected);
const slot = (name: string, value: string, expected: string) =>
  inImages(`${name} ${value}`, valueIn(name), `▸${value}`, expected);
const facts = (name: string, values: readonly string[], ...expected: Expected) =>
  values.map((value) => fact(name, `"${value}"`, ...expected));

const hours = (...groups: string[]) => {
  const entries = groups.map((group) => {
    const [days, opens, closes] = group.split(" ");
    return `{ "days": "${days}", "opens": "${opens}", "closes": "${closes}" }`;
  });
  return `"hours": [${entries.join(", ")}],`.replace('"▸', '▸"');
};
/** Optional facts are inserted before the representative. */
const place = /(?="representative":)/;
const three = hours("Mo-Fr 08:00 16:00", "We 15:00 18:00", "Fr-Sa 12:00 13:00");
const closes = '"hours.1.closes" is not valid → midnight is 23:59, and hours past midnight are two';
const digits = "in groups of digits with a space between them, such as +387 33 000 000";
const wrong = "the wrong format";
const zero = `${wrong} → without the zero before the area`;
const steps = "→ The layout of the page is made for exactly four steps";
const header = /("header": \{\s*)"skip": ".*",/;

const shapes: Row[] = [
  fact("responseHours", '"24"', "expected number, received string → Hours within which"),
  fact("responseHours", "0", "expected number to be >0 → Hours within which"),
  fact("responseHours", "2400", "longer than a week → Hours within which"),
  fact("city", "{}", "expected string, received object → City of the company"),
  fact("city", '" "', '"city" is not valid: no text in " " → Expected: City of the company\'s'),
  fact("city", '"71000 Sarajevo"', `${wrong} → without its postal code`),
  fact("email", '"a.ba"', 'the wrong format "a.ba" → such as name@example.com'),
  fact("email", '"a@b.ba\u200B"', "the invisible character U+200B in → such as name@"),
  fact("phone", '"+387\u00A033 000 000"', `the invisible character U+00A0 in → ${digits}`),
  fact("phone", '"033 000 000"', `${wrong} → ${digits}`),
  ...facts("phone", ["+387 063 000 000", "+387063 000 000", "+49 0171 000000"], zero),
  ...facts("phone", ["+38761 000 000", "+4930 123456", "+39 06 000 0000", "+43 1 058 1234"]),
  fact("years", '"250+"', `${wrong} → 199 at most`),
  ...facts("postalCode", ["710", "71.000", "ABCD"], `${wrong} → such as 71000`),
  fact("postalCode", '"71000 Sarajevo"', `${wrong} → without the city`),
  ...facts("postalCode", ["1010", "8001", "BA-71000", "111 22", "SW1A 1AA"]),
  fact("vatId", '"12-34"', `${wrong} → 8 to 12 digits`),
  fact("vatId", '"4201843960007"', `${wrong} → (JIB) without its first digit`),
  fact("vatId", '"BA201843960007"'),
  ...facts("name", ["www.njega.ba", "WWW.A.BA x", "https://a.ba", "a@a.ba"], `${wrong} → without www.`),
  ...facts("name", ["Njega24.ba", "NJEGA.BA", "njega.health", "Njega 2 d.b.", "Njega Sv.Ana"]),
  fact("name", '"Njega d.o.o."', "contains the legal form → without its legal form"),
  fact("name", `"${"Njega ".repeat(8)}"`, "the header has no room → at most 45 characters"),
  fact("legalForm", '""', 'no text in "" → such as d.o.o.'),
  inCompany("a missing wording", /("court": )(\{[^}]*)"de": ".*",/, "▸$1$2", '"court.de" is missing.'),
  inCompany("an optional number", place, '"viber": ▸"061 1",', `${wrong} → ${digits}`),
  inCompany("an unknown day", place, hours("▸Mon 08:00 12:00"), wrong),
  ...["Mo 00:00 ▸24:00", "Mo 20:00 ▸02:00", "Mo 08:00 ▸16", "Mo 16:00 ▸08:00"].map((written) =>
    inCompany(written, place, hours(written), closes),
  ),
  inCompany("a time without its zero", place, hours("Mo ▸9:00 16:00", "Mo 10:00 12:00"), wrong),
  inCompany("hours that overlap", place, three.replace("[", "▸["), "time in Mo-Fr and We, Mo-Fr and Fr-Sa."),
  inCompany("hours that follow each other", place, hours("Mo 08:00 12:00", "Mo 12:00 16:00")),
  inCompany(
    "every entry that is wrong, and each once",
    /"phone": ".*",([\s\S]*)"responseHours": 24/,
    '"phone": ▸1,$1▸"fax": "", "responseHours": ▸-1.5',
    ...['"phone" is not valid', 'known name: "fax"', '"responseHours" is not valid'],
  ),
  slot("x", "101", "expected number to be <=100 → From the left edge"),
  slot("focus", '"50 50"', "expected object, received string → The point that must stay"),
  ...["http://a.ba/a.jpg", "//a.ba/a.jpg", "data:image/png;base64,AA", "hero.webp"].map((url) =>
    inImages(url, /(?="focus")/, `"url": ▸"${url}",`, `${wrong} → beginning with https://`),
  ),
  inFile(launch)("yes", /true/, '▸"yes"', "expected boolean → true when the owner"),
  inFile(launch)("a confirmation of words alone", /\{\s+"file[^}]*\}/, '▸"25+"', "expected object"),
  inGerman("unknown names", /(?="skip")/, '▸"a": "a", "b": "b",', 'name: "header.a", "header.b".'),
  inGerman("a fifth step", /(?="talk":)/, '▸"call": {}, ', `"process.steps.call". ${steps}`),
  inGerman("a missing text", header, "▸$1", 'skip" is missing. → Link for keyboard'),
  inGerman("a missing group", /^\{([\s\S]*)"nav": \{[^}]*\},/, "▸{$1", '"nav" is missing.'),
  inGerman("a list instead of all", /[\s\S]*/, "▸[]\n", "not valid → earlier version"),
  inGerman("a long link", valueIn("process"), '▸"So läuft die Lieferung ab"', "one line of the header"),
  inGerman("a long button", valueIn("learnMore"), `▸"${"So ".repeat(14)}"`, "one line on a phone"),
];

const shown = (mark: string) => `The page would show this mark: ${mark}`;
const loose = (mark: string) => `warning: ${shown(mark)} → It can stay if it belongs to the text`;
const script = (mark: string) => `a script here: ${mark}`;
const codes = (mark: string) =>
  Array.from(mark, (each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`);
const invisible = (mark: string) => `here: ${codes(mark).join(" ")}`;
const foreign = (letters: string) =>
  `warning: fonts of the site: ${letters} (${codes(letters).join(" ")}) → : ${letters.normalize("NFKC")}.`;
/** @returns a row for each text, in which ▸ and ◂ are around what the message names */
const each = (
  add: (what: string, by: string, expected: string) => Row,
  message: (mark: string) => string,
  written: readonly string[],
) =>
  written.map((text) => {
    const [, mark = ""] = /▸([^◂]+)◂/.exec(text) ?? [];
    return add(JSON.stringify(text), text.replace("◂", ""), message(mark));
  });

const copyright = /(?<="copyright": )".*"/;
const heroTitle = /(?<="hero": \{\s*"title": )".*"/;
const home = /(?<="returnHome": )".*"/;
const logo = /(?<="home": )"\{\{company.name\}\}, .*"/;
const inSkip = (what: string, by: string, ...expected: Expected) =>
  inGerman(what, skip, `"${by}"`, ...expected);
const inHeadline = (what: string, by: string, ...expected: Expected) =>
  inGerman(what, heroTitle, `"${by}"`, ...expected);
const long = ["Pflegebettenverleih", "Betreuungsangebote"];

const texts: Row[] = [
  ...each(inHeadline, shown, ["Zu Hause ▸|◂", "Zu ▸|Hause◂"]),
  ...each(inSkip, shown, ["Zum ▸| Inhalt◂", "Zum ▸**Inhalt**◂ hier", "▸_Zum Inhalt_◂, bitte"]),
  ...each(inSkip, shown, ["Zum ▸__◂Inhalt__ hier", "Zum ▸__◂Inhalt hier", "Zum ▸~~◂Inhalt hier"]),
  ...each(inSkip, shown, ["Zum [Inhalt▸](◂/gdpr)", "▸##◂ Inhalt", "Zum ▸`◂Inhalt", "▸•◂ Zum Inhalt"]),
  ...each(inSkip, loose, ["▸-◂ Zum Inhalt", "▸a)◂ Zum Inhalt"]),
  ...each(inSkip, script, ["\\u201EZum\\u201C \\\\ \\/ ▸<br>◂", "▸javascript:◂open()", "Zum▸&nbsp;◂Inhalt"]),
  ...each(inSkip, invisible, ["▸\uf0b7◂ Zum", "Zum▸\u00ad◂ Inhalt", "Zum▸\ufffc◂ Inhalt"]),
  ...each(inSkip, invisible, ["Zum▸\u3164\u2800◂ Inhalt", "Zum▸\u200d\ufe0f◂ Inhalt", "A▸\u200B◂b"]),
  ...each(inSkip, foreign, ["Inh▸\u0430◂lt", "Zum o▸ﬃ◂ziellen", "Zum ▸ǌ◂", "Zum ▸Ｉｎ◂halt", "Herrn Do▸ğ◂an"]),
  ...each(inSkip, foreign, ["Zum ▸𝐈𝐧◂halt", "Zur▸u\u0308◂ck"]),
  inGerman("a letter that the fonts lack, once a file", /(?<="skip": )(".*",[^"]*"home": )".*"/, '"▸ş", "home": "{{company.name}} ş"', foreign("ş")),
  inSkip("a soft hyphen with two backslashes", "Zum▸\\\\u00ADInhalt", shown("\\u00AD")),
  inSkip("a reference to another text", "▸$$t(nav.home)", script("$t(")),
  inSkip("a line break", "Zum▸\\nInhalt", "here: U+000A"),
  inSkip("half a character", "Zum ▸\\ud83d Inhalt", "here: U+D83D"),
  inSkip("every invisible character", "A▸\u200Bb▸\u200Bc", "U+200B"),
  inHeadline("every long word", `▸${long.join(" | ▸")}`, ...long.map((word) => `wider than a phone: ${word}`)),
  inHeadline("a long word among others", "Ihr | ▸Pflegebettenverleih", "wider than a phone"),
  inEnglish("words that are not the owner's", home, '"▸Go home"', "does not have the words"),
  inCompany("a mark in a fact", valueIn("street"), '"A ▸**1**"', shown("**1**")),
  inBosnian("signs", subtitle, '"→ ☎ – 5 ≥ 4 🛏️ 👩🏽‍⚕️ 12 m² ½ 1\u00a0000 a\u202fb … ™ e‑mail"'),
  inGerman("signs", subtitle, '"1 < 2 & 3 > 2; * 2_3_4 a_case a*b*c, Name*, +387, 24 – 7, [x] (y)"'),
  inGerman("proofreader’s slips", subtitle, '"wie geht\'s ...  Bett - \\"so\\" !"'),
  inGerman("soft hyphens", subtitle, '"Daten\\u00ADschutz und Grund\u00adverordnung"'),
  inHeadline("a word that may be divided", "Ihr | Pflege\\u00ADbetten-Verleih"),
  inGerman("other words where the owner has given the English ones", home, '"Nach Hause"'),
];

const { line: copyrightLine } = placeOf(textOf(bosnian), copyright);
const noName = `lacks the placeholder {{company.name}}, unlike ${bosnian}:${copyrightLine}.`;
const anyFact = "Write one of this text ({{year}}, {{company.name}}, {{company.legalForm}}, ";
const unknown = ["{{yaer}}", "{{company.whatsapp}}", "{{company.constructor}}", "{{ year }}", "{{{year}}}", "}}"];
const sameAs = "warning: Texts that are the same as in Bosnian: ";
const copied = textOf(bosnian)
  .replace('"Bosanski"', '"Deutsch"')
  .replace(/(?<="noScript": ")/, "▸");
const copiedPage = textOf(page("bs")).replace(/(?<=title: )/, "▸");
const sameText = (what: string, text: string, ...expected: Expected): Row => {
  const mark = expected.length > 0 ? "▸" : "";
  return [
    what,
    {
      [bosnian]: edit(bosnian, subtitle, `"${text}"`),
      [german]: edit(german, subtitle, `"${mark}${text}"`),
      [english]: edit(english, subtitle, `"${text} here"`),
    },
    ...expected,
  ];
};

const between: Row[] = [
  inGerman("a missing value", copyright, '"▸© {{company.name}} {{company.legalForm}}"', "lacks the placeholder {{year}}, unlike"),
  inGerman("a missing fact", copyright, '"▸© {{year}} {{company.legalForm}}"', noName),
  inEnglish("a fact too many", skip, '"To ▸{{company.vatId}}"', `has the placeholder {{company.vatId}}, unlike ${bosnian}:`),
  inBosnian("a link without its text", logo, '"▸Home"', "lacks the placeholder {{company.name}}."),
  ...unknown.map((written) =>
    inGerman(written, copyright, `"a ▸${written}"`, `${written} is not a placeholder for this text. → ${anyFact}`),
  ),
  inCompany("a fact in braces", valueIn("city"), '"▸{{x}}"', "not a placeholder → (–), or the words themselves"),
  below("an unknown placeholder in a link", "[x](mailto:▸{{x}})", "{{x}} is not a placeholder"),
  below("a fact that others lack", "▸{{company.vatId}}", "warning: page has the placehold"),
  inGerman(
    "another name",
    /(?<="name": )"Deutsch"/,
    '"▸Bosanski"',
    '"language.name" is the name of another language of the site: Bosanski. → "Deutsch"',
  ),
  [
    "a copied table",
    { [german]: copied },
    "warning: The first: language.noScript, home.title, ",
  ],
  [
    "a copied page",
    { [page("de")]: copiedPage },
    `${sameAs}17. The first: title, description, line 6`,
  ],
  sameText("two words of ten letters", "Dobar danas", `${sameAs}1. The first: contact.subtitle.`),
  sameText("two words of nine letters", "Dobar dana"),
  sameText("an address and one word", "Nachricht kontakt@example.com"),
];

const frontMatterOf = /^---\n[\s\S]*?\n---\n/;
const unclosed = "The front matter is missing or not closed.";
const unreadable = "This line of the front matter cannot be read.";
const heading = /^## .*/m;
const address = (written: string) => `[x](${written})`;
const deadLinks = [
  ..."▸https:/x.ba ▸https:// ▸mailto: ▸tel:abc ▸javascript:alert ▸ms-word:a ▸/imprnt".split(" "),
  ..."▸imprint/ ▸/#contacts ▸www.example.com ▸/gdpr#cookies ▸#kolacici ▸x".split(" "),
  ..."▸tel:+387063000000 ▸tel:+387(0)63/000-000".split(" "),
];
const links = [
  ..."/ /#contact /gdpr /gdpr#kolacici /imprint#pravni-podaci tel:+38733000000".split(" "),
  ..."https://example.com/imprnt?b=c#d mailto:{{company.email}}?subject=Bett".split(" "),
  "/prices.pdf",
];
const unfit = [
  ...["▸![x](/x.png)", "a▸^[b]", "▸[^1]: b", "▸[y]: /gdpr", "▸- [ ] a\n- b", "▸\tBett"],
  ...["▸```\nBett", "▸Cijena\n---", "▸Cijena\n  ===", "▸---", "▸***", "▸_ _ _", "x ▸~2~ y"],
  ...["▸`code`", "90▸*200*50", "▸*90*200", "2▸**3**4", "▸*a*b"],
];
const cannot = "cannot show this: → a sign that belongs to the text has a backslash before it";
const section = placeOf(textOf(page("bs")), /^## (?![\s\S]*^## )/m);
const accepted = (what: string, written: string): Row => [what, everywhere("gdpr", written)];
const warned = (what: string, written: string, message: string): Row => [
  what,
  everywhere("terms-of-service", written),
  `warning: ${message}`,
];
/** With files in `static`. */
const download = (url: string, ...expected: Expected): Row => [
  `the file ${url}`,
  {
    ...{ "static/prices.pdf": "", "static/files/a b.pdf": "" },
    [page("de")]: edit(page("de"), end, `\n\n[x](${url})\n`),
  },
  ...expected,
];

const markdown: Row[] = [
  inPage("no front matter", frontMatterOf, "▸", `${unclosed} → Begin the file with four lines`),
  inPage("lines between which there are none", frontMatterOf, "▸A\n\n---\n---\n", unclosed),
  inPage("front matter that is not closed", /^(---\n[\s\S]*?\n)---\n/, "▸$1", unclosed),
  inTitle("a tab in a text", '▸"Daten\tschutz"', unreadable),
  inTitle("a text without quotes", "▸Datenschutz", `${unreadable} → between straight double quotes`),
  inTitle("a missing quote", '▸"Daten', unreadable),
  inTitle("typographic quotes around a text", "▸„Datenschutz“", unreadable),
  inTitle("HTML in the title", '▸"Daten<br>schutz"', script("<br>")),
  inTitle("a mark in the title", '▸"**Datenschutz** hier"', "this mark: **Datenschutz**"),
  inPage("a missing title", /^---\ntitle: .*/, "▸---", '"title" is missing'),
  inPage("a description without its text", /description: .*/, "▸description:", unreadable),
  inPage("every line that cannot be read", /title: (.*)\ndescription: .*/, "▸title $1\n▸description:", unreadable),
  inPage("an unknown name", /(?=title:)/, '▸author: "Ich"\n', 'Not a known name: "author".'),
  inPage("a name that occurs twice", /title: /, 'title: "Neu"\ntitle: ▸', unreadable),
  inPage("a heading without a space", heading, "▸##Bett", shown("##")),
  ...each(below, loose, ["Rufen\n▸2.◂Schreiben", "▸-◂Bett", "Bett (*)\n▸–◂ Matratze (**)", "Bett\n▸b)◂ Matratze"]),
  ...each(below, loose, ["Bett*\n▸*◂s PDV-om", "Ja\n\nEs ist *x▸:*◂*"]),
  below("a bullet behind a no-break space", "▸\u00a0- Bett", loose("-")),
  ...each(below, shown, ["▸=====◂", "Bett▸\\◂ \nhier", "Bett\n▸•◂ Matratze", "Unser ▸**◂Bett.", "a▸[^◂1]"]),
  ...each(below, shown, ["Bett\\\nhier▸\\◂\n\nJa", "Pflege▸\\u00AD◂bett", "(hier▸)[◂/gdpr]", "[hier▸][◂dort]"]),
  ...each(below, shown, ["[hier▸] (◂/gdpr)", "[hier▸](◂/gdpr"]),
  below("a link with a space inside", "[hier▸](tel:+387 33)", `${shown("](tel:+387 33")} → An address has no spaces`),
  below("a table without its second line", "A ▸| B", `${shown("| B")} → a table has`),
  ["a page without text", { [page("de")]: `${textOf(page("de")).replace(/\n\n[\s\S]*/, "\n")}▸` }, "no text"],
  below("a row with too many cells", "|a|b|\n|-|-|\n▸|1|2|3|", "cells: 3. Its first row has 2"),
  below("a line below a table", "|a|b|\n|-|-|\n|1|2|\n▸c", "cells: 1. Its first row has 2"),
  inPage("a heading of level 1", /^## /m, "▸# ", "A heading of level 1 → Write ## before it"),
  inPage("a skipped level", /(## [\s\S]*?\n)## /, "$1▸#### ", "A heading of level 4 cannot stand here. → Write ### before it"),
  inPage("a link in a heading", heading, "▸## Siehe [hier](/imprint)", "heading contains a link"),
  inPage("an empty heading", heading, "▸##", "A heading has no words"),
  ...each(below, script, ["▸<div>◂\nx\n</div>", "Neue▸<br>◂Zeile", "Bett▸&#8203;◂zeug"]),
  ...each(below, invisible, ["[a](/) b▸\u200f◂ Bett.", "Land▸\t◂Tage"]),
  ...each(below, foreign, ["Unser B▸\u0435◂tt."]),
  ...unfit.map((written) => below(written, written, cannot)),
  warned("a numbered list", "▸1. januara {{company.name}}.", '"1. januara {…" becomes a numbered list'),
  warned("a list below a number", "▸1. {{company.name}}\n  - b", "becomes a numbered list of its own"),
  accepted("a table with alignment", "| A | B | C |\n|:--|:-:|--:|\n| *a* | **b** | [c](/imprint) |"),
  accepted("lists in each other, and italics", "- a\n  - b *c* _d_\n  - e\n    1. f\n    2. g"),
  accepted("a section with a fact", "## A\n\n{{company.city}}\n\n> b\n\n### C"),
  accepted("a line break", "1  \n2\\\n3"),
  accepted("marks that are escaped", "\\* and \\_a\\_\n\n1\\. januara 90\\*2\\*5 \\~2\\~\n\n\\---"),
  accepted("soft hyphens", "Ja&shy;we J\u00adu"),
  below("a quotation by mistake", "▸> 5 kg", "warning: next comes a blockquote of 1"),
  below("a table too many", "▸|a|b|\n|-|-|\n|c|d|", "warning: a table of 2, but the end"),
  inPage("a lost item", /^- .*\n(?=- )/m, "▸", "warning: next comes a list of 3, but a list of 4 in"),
  inPage("a missing heading", /^## .*\n\n(?=- )/m, "▸", "warning: a list of 4, but a heading of"),
  below(
    "a section that only one law needs",
    "▸## Nur hier",
    `warning: next comes a heading of level 2, but the end of the page in ${page("bs")}:${section.line}.`,
  ),
  ...deadLinks.map((url) => below(url, address(url), `"${url.slice(1)}" leads nowhere.`)),
  below("a script behind a space", "[x](<▸ javascript:a>)", "leads nowhere"),
  below("a link without words", "▸[](/gdpr)", "A link has no words"),
  ...links.map((url) => below(url, address(url))),
  ...["/prices.pdf?a#page=2", "/files/a%20b.pdf", "</files/a b.pdf>"].map((url) => download(url)),
  ...["▸/prices.doc", "▸/prices.pdf/x"].map((url) => download(url, "leads nowhere.")),
];

const bodyStart = /(?<=\n---\n\n)/;
const named = (words: string) => everywhere("gdpr", words);
const unnamed = () =>
  Object.fromEntries(languages.map((each) => [page(each), edit(page(each), bodyStart, "▸")]));
const urlOfPicture = (url: string) => edit(images, /(?="focus")/, `"url": "https://${url}/a.jpg",`);
const recipients: [name: string, changes: Changes][] = [
  ["Viber", { [company]: edit(company, place, '"viber": "+387 61 000 111",') }],
  ["a.example", { [images]: urlOfPicture("img.a.example") }],
  ["a.co.uk", { [images]: urlOfPicture("img.a.co.uk") }],
];
const connected = { [company]: edit(company, place, '"endpoint": "https://forms.a.example/messages",') };
const denial =
  /bez slanja podataka|ostaju u vašem pregledniku|ohne Versand|bleiben in Ihrem Browser|no form data|stay in your browser/g;
const denied = languages.map((each) => page(each));

const privacy: Row[] = [
  ...recipients.map(([name, changes]): Row => {
    return [name, { ...changes, ...unnamed() }, `does not name ${name}.`];
  }),
  ...recipients.map(([name, changes]): Row => [name, { ...changes, ...named(`→ ${name}`) }]),
  [
    "an endpoint that no page knows",
    {
      ...connected,
      ...Object.fromEntries(denied.map((file) => [file, edit(file, bodyStart, "▸").replace(denial, "▸$&")])),
    },
    ...denied.flatMap((file) => {
      const [first = "", second = ""] = textOf(file).match(denial) ?? [];
      return [`nothing: ${first}`, "does not name a.example.", `nothing: ${second}`];
    }),
  ],
  [
    "an endpoint",
    {
      ...connected,
      ...Object.fromEntries(denied.map((file) => [file, edit(file, denial, "→ forms.a.example")])),
    },
  ],
];

const heroFile = /(?<="hero": \{\s*"file": )".*"/;
const phoneFile = /(?<="phone": \{\s*"file": )".*"/;
const inSlot = (slot: RegExp, name: string): Changes => {
  const [former = ""] = slot.exec(textOf(images)) ?? [];
  return { [`content/images/${JSON.parse(former)}`]: undefined, [images]: edit(images, slot, JSON.stringify(name)) };
};
/** A picture in a slot, and what is wrong with its size there. */
const placed = (what: string, slot: RegExp, bytes: () => Promise<Buffer>, ...expected: Expected): Row => [
  what,
  async () => ({ ...inSlot(slot, expected.length > 0 ? "▸a.png" : "a.png"), "content/images/a.png": await bytes() }),
  ...expected,
];
const sized = (size: pictures.Size, slot: RegExp, ...expected: Expected) =>
  placed(`a picture of ${size.join(" × ")}`, slot, () => picture("png", size), ...expected);
/** A picture in the slot of the hero, and what is wrong with the file. */
const pictured = (what: string, name: string, bytes: () => Promise<Buffer> | Buffer, ...expected: Expected): Row => [
  what,
  async () => ({ ...inSlot(heroFile, name), [`${expected.length > 0 ? "▸" : ""}content/images/${name}`]: await bytes() }),
  ...expected,
];
const damagedFile = "cut off or damaged";
const { picture } = pictures;

const pictureRows: Row[] = [
  inImages("a missing picture", heroFile, '"▸night.webp"', 'no picture "night.webp" in content/images.'),
  inImages("a name that is none of a picture", heroFile, '▸"../hero.pdf"', wrong),
  inImages("a missing picture for phones", phoneFile, '"▸tall.webp"', 'no picture "tall.webp"'),
  sized([1600, 899], heroFile, "too small for this place: 1600 × 899 → 1600 × 900 px"),
  sized([1599, 900], heroFile, "too small for this place: 1599 × 900 → 1600 × 900 px"),
  sized([719, 2000], phoneFile, "too small for this place: 719 × 2000 → 720 × 1080 px"),
  sized([1600, 1800], heroFile, "warning: a wide strip out of this tall picture → take a wide picture"),
  sized([1600, 1080], phoneFile, "warning: a tall strip out of this wide picture → take a tall picture"),
  placed("a rotated photograph", phoneFile, pictures.rotated),
  placed("a photograph that fits without its rotation", heroFile, pictures.rotated, "720 × 1080"),
  ...pictures.formats.map((each) => pictured(each, `a.${each}`, () => picture(each))),
  pictured("a photograph with the video of a phone", "a.jpg", pictures.withFilm),
  pictured("one of 10000 × 900 pixels", "a.png", () => picture("png", [10_000, 900])),
  pictured("one of 5 MB", "a.jpg", () => pictures.withWeight(5_000_000)),
  pictured("a JPEG that is cut off", "a.jpg", () => pictures.cut("jpeg"), damagedFile),
  pictured("a WebP that is cut off", "a.webp", () => pictures.cut("webp"), damagedFile),
  pictured("a damaged AVIF", "a.avif", () => pictures.damaged("avif"), damagedFile),
  pictured("a HEIC picture named JPEG", "a.jpg", () => pictures.container("heic"), "not a picture"),
  pictured("a GIF picture named JPEG", "a.jpg", () => picture("gif"), "is a GIF picture"),
  pictured("an SVG named PNG", "a.png", () => pictures.drawing, "is a SVG picture"),
  pictured("a transparent PNG", "a.png", () => pictures.transparent("png"), "is a transparent"),
  pictured("a moving WebP", "a.webp", pictures.moving, "is a moving picture"),
  pictured("10001 pixels", "a.png", () => picture("png", [10_001, 1000]), "large: 10001 × 1000"),
  pictured("more than 5 MB", "a.jpg", () => pictures.withWeight(5_150_000), "too large: 5.2 MB"),
];

const inOrder = (a: Place, b: Place) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** @returns the files without their marks, and the place of each mark */
function unmark(changes: Changes) {
  const places: Place[] = [];
  const entries = Object.entries(changes).map(([name, marked]) => {
    const file = name.replace("▸", "");
    if (file !== name) places.push({ file, ...fileStart });
    let bytes = marked === undefined ? undefined : Buffer.from(marked);
    for (let at = bytes?.indexOf("▸") ?? -1; bytes && at !== -1; at = bytes.indexOf("▸")) {
      places.push({ file, ...placeOf(bytes.toString(), /▸/) });
      bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 3)]);
    }
    return [file, bytes];
  });
  return { files: Object.fromEntries(entries) as Changes, places };
}

const groups = { files, reading, spoiled, shapes, texts, between, markdown, privacy, pictures: pictureRows };

describe.each(Object.entries(groups))("the rules of %s", (_name, rows) => {
  for (const [what, change, ...expected] of rows) {
    it(`${expected.length > 0 ? "report" : "accept"} ${what}`, async () => {
      const { files, places } = unmark(typeof change === "function" ? await change() : change);
      const isWarning = expected[0]?.startsWith("warning: ") ?? false;
      const found = (await checkWith(files)).filter(
        ({ severity }) => expected.length === 0 || severity === (isWarning ? "warning" : "error"),
      );
      const findings = places.sort(inOrder).map(({ file, ...place }, index) => {
        const [text = "", remedy] = (expected[index] ?? expected.at(-1) ?? "").split(" → ");
        const message = text.replace("warning: ", "");
        return finding(file, place, message, isWarning ? "warning" : "error", remedy);
      });
      expect(found).toEqual(findings);
    });
  }
});
