// biome-ignore-all format: one row a line
import { applyRules } from "../../src/checking/applyRules";
import { checkContent } from "../../src/checking/check";
import type { Finding, FindingId, Place, Values } from "../../src/checking/finding";
import messages from "../../src/checking/messages.json";
import { linkedLegalPages } from "../../src/contract/legal";
import {
  type Changes,
  content,
  contentWith,
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

/** The id of a finding, or also those of its values that matter. */
type Expected = FindingId | { id: FindingId; values?: Values };

const error = (id: FindingId, values?: Values): Expected => ({ id, values });

/**
 * What is written, the changed files, and the findings. Each ▸ marks the place of one, in the text of a file or
 * before its name. The last is that of all other marks. Without findings, the check accepts the content.
 */
type Row = readonly [what: string, change: Changes | (() => Promise<Changes>), ...expected: Expected[]];

const company = "content/site/company.json";
const images = "content/site/images.json";
const [bosnian, german, english] = [table("bs"), table("de"), table("en")];
const languages = ["bs", "de", "en"];

const inFile =
  (file: string) =>
  (what: string, replace: RegExp, by: string, ...expected: Expected[]): Row => [
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
const below = (what: string, written: string, ...expected: Expected[]) =>
  inPage(what, end, `\n\n${written}\n`, ...expected);

/** The legal page of this name in every language, with the text below it. */
const everywhere = (slug: string, written: string): Changes =>
  Object.fromEntries(languages.map((each) => [page(each, slug), edit(page(each, slug), end, `\n\n${written}\n`)]));
const pages = (slug: string, text: string): Changes =>
  Object.fromEntries(languages.map((each) => [page(each, slug), text]));

const required = [
  ...languages.flatMap((each) => linkedLegalPages.map((slug) => page(each, slug))),
  ...languages.map(table),
  ...[...content.keys()].filter((file) => file.startsWith("content/site/")),
];
const newPage = '---\ntitle: "T"\ndescription: "D"\n---\n\na\n';
const nothing = Object.fromEntries(
  [...content.keys()].map((file) => [required.includes(file) ? `▸${file}` : file, undefined]),
);
const only = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`▸content/${name}`, "x"]));
const withCharacter = (folder: string, name: string): Row => {
  return [name, only(folder + name.slice(0, -1)), error("fileName", { character: name.slice(-1) })];
};

const strays = ["legal/fr/gdpr.md", "locales/de/old.json", "legal/de/gdpr.docx", "site/prices.json", "notes.md", "images/new/a.jpg", "images/a.pdf"];

const files: Row[] = [
  ...strays.map((name): Row => [name, only(name), "strayFile"]),
  ...["a b.jpg ", "krevet-š.jpgš", "a.b.jpg."].map((name) => withCharacter("images/", name)),
  ...["Über.mdÜ", "Returns.mdR", "a_x.md_"].map((name) => withCharacter("legal/de/", name)),
  ...["HEIC", "SVG"].map(
    (format): Row => [format, only(`images/a.${format.toLowerCase()}`), error("pictureFormat", { format })],
  ),
  ["no content", nothing, "missingFile"],
  [
    "a page that only German has",
    {
      [page("de", "returns")]: newPage,
      [`▸${page("bs", "returns")}`]: undefined,
      [`▸${page("en", "returns")}`]: undefined,
    },
    "missingFile",
  ],
  ["a page that all languages have", pages("returns", newPage)],
  ["the guide", { "content/README.md": "# Guide" }],
  ["the guide in Bosnian", { "content/README.bs.md": "# Uputstvo" }],
  ...["404", "fr"].map((name): Row => {
    const reserved = languages.map((each) => [`▸${page(each, name)}`, newPage]);
    return [name, Object.fromEntries(reserved), error("strayFile", { name: `${name}.md` })];
  }),
];

const everyText = (change: (text: string) => string): Changes =>
  Object.fromEntries(
    [...content.keys()]
      .filter((file) => /\.(?:json|md)$/.test(file))
      .map((file) => [file, change(textOf(file))]),
  );
const json = (what: string, text: string, code: string): Row => [
  what,
  { [company]: text },
  error("syntax", { code }),
];
const skip = /(?<="skip": )".*"/;
const [beforeUmlaut = "", afterUmlaut = ""] = edit(german, skip, '"Z▸ü"').split(/▸ü/);
const halfLatin = Buffer.concat([Buffer.from(`${beforeUmlaut}▸`), Buffer.from(`ü${afterUmlaut}`, "latin1")]);

const reading: Row[] = [
  json("a comma after the last entry", '{\n"a": 1,\n▸}', "PropertyNameExpected"),
  json("a missing comma", '{"a": 1\n▸"b": 2}', "CommaExpected"),
  json("a quote inside a text", '{"a": "b "▸c" d"}', "InvalidSymbol"),
  json("a missing brace", '{"a": {"b": 1}\n▸', "CloseBraceExpected"),
  json("a comment", '{"a": 1 ▸// b\n}', "InvalidCommentToken"),
  json("a brace too many", '{"a": 1}\n▸}', "EndOfFileExpected"),
  [
    "names that occur twice in a group",
    { [company]: '{"g": {"a": 1, ▸"a": 2, ▸"a": 3}, "a": 4}' },
    error("nameTwice", { name: "a" }),
  ],
  inGerman("a merge conflict", /(?="skip": )/, "▸<<<<<<< HEAD\n", error("syntax", { code: "InvalidSymbol" })),
  ["an empty file", { [german]: "▸" }, error("syntax", { code: "ValueExpected" })],
  ["UTF-16", { [`▸${german}`]: Buffer.from(`\uFEFF${textOf(german)}`, "utf16le") }, "notUtf8"],
  ["a byte order mark", { [`▸${german}`]: `\uFEFF${textOf(german)}` }, "notUtf8"],
  ["a letter that is not UTF-8", { [german]: halfLatin }, "notUtf8"],
  ["the line ends of Windows", everyText((text) => text.replace(/\r?\n/g, "\r\n"))],
];

const title = /(?<=title: ).*/;
const subtitle = /(?<="subtitle": )".*"/;
const inTitle = (what: string, by: string, ...expected: Expected[]) =>
  inPage(what, title, by, ...expected);

/** The value of an entry. */
const valueIn = (name: string) => new RegExp(`(?<="${name}": )(?:".*"|\\{[^}]*\\}|[^\\s,]+)`);
const fact = (name: string, value: string, ...expected: Expected[]) =>
  inCompany(`${name} ${value}`, valueIn(name), `${expected.length ? "▸" : ""}${value}`, ...expected);
const facts = (name: string, values: readonly string[], ...expected: Expected[]) =>
  values.map((value) => fact(name, `"${value}"`, ...expected));

const hours = (...groups: string[]) => {
  const entries = groups.map((group) => {
    const [firstDay, opens, closes] = group.split(" ");
    return `{ "firstDay": "${firstDay}", "opens": "${opens}", "closes": "${closes}" }`;
  });
  return `"hours": [${entries.join(", ")}],`.replace('"▸', '▸"');
};
/** Optional facts are inserted before the representative. */
const place = /(?="representative":)/;
const header = /("header": \{\s*)"skip": ".*",/;

const shapes: Row[] = [
  fact("responseHours", '"24"', error("invalidValue", { name: "responseHours", found: '"24"' })),
  ...["0", "169"].map((value) => fact("responseHours", value, error("invalidValue", { found: value }))),
  fact("city", "{}", "invalidValue"),
  fact("city", '" "', error("missingEntry", { name: "city" })),
  fact("city", '"71000 Sarajevo"', "invalidValue"),
  fact("court", '"Sud"', error("invalidGroup", { name: "court" })),
  fact("email", '"a.ba"', error("invalidValue", { description: expect.stringContaining("name@example.com") })),
  inCompany("an invisible character", valueIn("email"), '▸"a@b.ba\u200B"', error("invalidValue", { found: '"a@b.ba\\u200b"' })),
  inCompany("a no-break space", valueIn("phone"), '▸"+387\u00A033 000 000"', error("invalidValue", { found: '"+387\\u00a033 000 000"' })),
  ...facts("phone", ["033 000 000", "+387 063 000 000", "+387063 000 000", "+38763 000 000", "+387 33", "+387 33 000 000 000 00"], "invalidValue"),
  ...facts("phone", ["+387 61 000 000", "+49 30 123456", "+39 06 000 0000", "+43 1 058 1234"]),
  fact("years", '"250+"', "invalidValue"),
  ...facts("postalCode", ["710", "71.000", "ABCD", "12345678901", "71000 Sarajevo"], "invalidValue"),
  ...facts("postalCode", ["1010", "8001", "BA-71000", "111 22", "SW1A 1AA"]),
  ...facts("vatId", ["12-34", "420184396000712"], "invalidValue"),
  ...facts("vatId", ["BA201843960007", "DE 123 456 789", "NL123456789B01", "FR XX 999999999", "CHE-123.456.789", "4201843960007"]),
  inGerman("a colon behind the words before a number", /(?<="hours": \{\s*"label": )".*"/, '▸"Erreichbar:"', error("colonAtEnd", { found: "Erreichbar:" })),
  ...facts("name", ["www.njega.ba", "WWW.A.BA x", "https://a.ba", "a@a.ba"], "invalidValue"),
  ...facts("name", ["Njega24.ba", "NJEGA.BA", "njega.health", "Njega 2 d.b.", "Njega Sv.Ana"]),
  fact("name", '"Njega d.o.o."', "legalFormTwice"),
  fact("name", `"${"Njega ".repeat(8)}"`, error("tooLong", { most: 45 })),
  fact("legalForm", '""', error("emptyEntry", { name: "legalForm" })),
  inCompany("an empty optional fact", place, '"endpoint": ▸"",', error("emptyEntry", { name: "endpoint" })),
  inCompany("a missing wording", /("court": )(\{[^}]*)"de": ".*",/, "▸$1$2", error("missingEntry", { name: "court.de" })),
  inCompany("an optional number", place, '"viber": ▸"061 1",', "invalidValue"),
  inCompany("an unknown day", place, hours("▸Mon 08:00 12:00"), "invalidValue"),
  ...["Mo 00:00 ▸24:00", "Mo 08:00 ▸16"].map((written) => inCompany(written, place, hours(written), "invalidValue")),
  inCompany("a time with a full stop", place, hours("Mo ▸9.00 16:00", "Mo 10:00 12:00"), "invalidValue"),
  inCompany("times without leading zeros", place, hours("Mo 9:00 16:00", "Tu 8:00 9:30")),
  inCompany(
    "every entry that is wrong, and each once",
    /"phone": ".*",([\s\S]*)"responseHours": 24/,
    '"phone": ▸1,$1▸"fax": "", "responseHours": ▸-1.5',
    error("notText", { name: "phone", found: "1" }),
    error("unknownName", { names: '"fax"' }),
    error("invalidValue", { name: "responseHours" }),
  ),
  inImages("x 101", valueIn("x"), "▸101", "invalidValue"),
  inImages("a focus of one text", valueIn("focus"), '▸"50 50"', "invalidValue"),
  ...["http://a.ba/a.jpg", "//a.ba/a.jpg", "data:image/png;base64,AA", "hero.webp"].map((url) =>
    inImages(url, /(?="focus")/, `"url": ▸"${url}",`, error("invalidValue", { found: JSON.stringify(url) })),
  ),
  inGerman("unknown names", /(?="skip")/, '▸"a": "a", "b": "b",', error("unknownName", { names: '"header.a", "header.b"' })),
  inGerman("a missing text", header, "▸$1", error("missingEntry", { name: "header.skip", description: expect.stringContaining("Link") })),
  inGerman("a missing group", /^\{([\s\S]*)"nav": \{[^}]*\},/, "▸{$1", error("missingGroup", { name: "nav" })),
  inGerman("a list instead of all", /[\s\S]*/, "▸[]\n", "invalidGroup"),
  inGerman("a long link", valueIn("process"), '▸"So läuft die Lieferung ab"', error("tooLong", { found: "So läuft die Lieferung ab", most: 20 })),
  inGerman("a long button", valueIn("learnMore"), `▸"${"So ".repeat(14)}"`, error("tooLong", { most: 40 })),
];

const copyright = /(?<="copyright": )".*"/;
const heroTitle = /(?<="hero": \{\s*"title": )".*"/;
const logo = /(?<="home": )"\{\{company.name\}\}, .*"/;
const inHeadline = (what: string, by: string, ...expected: Expected[]) =>
  inGerman(what, heroTitle, `"${by}"`, ...expected);
const long = ["Pflegebettenverleih", "Betreuungsangebote"];

const headlines: Row[] = [
  inHeadline("every long word", `▸${long.join(" | ▸")}`, ...long.map((word) => error("wordTooLong", { long: word }))),
  inHeadline("a long word among others", "Ihr | ▸Pflegebettenverleih", "wordTooLong"),
  inHeadline("a word of fifteen letters", "▸Pflegebettchens", "wordTooLong"),
  inHeadline("a word of fourteen letters", "Pflegebettchen"),
  inHeadline("a word that may be divided", "Ihr | Pflege\\u00ADbetten-Verleih"),
  inGerman("a long word in another text", subtitle, '"Pflegebettenverleih"'),
];

const unknown = ["{{yaer}}", "{{company.hours}}", "{{company.constructor}}", "{{ year }}", "{{{year}}}", "}}"];
/** No VAT number among the facts, and this in its place in the legal notices. */
const withoutVatId = (by: string): Changes => ({
  [company]: edit(company, /"vatId": ".*",\s*/, ""),
  ...Object.fromEntries(
    languages.map((each) => [page(each, "imprint"), edit(page(each, "imprint"), "{{company.vatId}}", by)]),
  ),
});
const differs = (name: string) => error("placeholderDiffers", { name });

const placeholders: Row[] = [
  inGerman("a missing value", copyright, '"▸© {{company.name}} {{company.legalForm}}"', differs("{{year}}")),
  inGerman("a missing fact", copyright, '"▸© {{year}} {{company.legalForm}}"', differs("{{company.name}}")),
  inEnglish("a fact too many", skip, '"To ▸{{company.vatId}}"', differs("{{company.vatId}}")),
  inBosnian("a link without its text", logo, '"▸Home"', differs("{{company.name}}")),
  ...unknown.map((found) =>
    inGerman(found, copyright, `"a ▸${found}"`, error("unknownPlaceholder", { found, known: expect.stringMatching(/^{{year}}, {{company.name}}, /) })),
  ),
  ["a fact that the company does not have", withoutVatId("▸{{company.vatId}}"), error("missingFact", { found: "{{company.vatId}}" })],
  ["a legal notice without such a fact", withoutVatId("–")],
  below("an unknown placeholder in a link", "[x](mailto:▸{{x}})", error("unknownPlaceholder", { found: "{{x}}" })),
  below("a fact that others lack", "{{company.vatId}}"),
];

const frontMatterOf = /^---\n[\s\S]*?\n---\n/;
const address = (written: string) => `[x](${written})`;
const deadLinks = "▸https:/x.ba ▸mailto:a@b ▸tel:+387(0)63/000-000 ▸/imprint/ ▸www.example.com".split(" ");
const links = [
  ..."/#contact /imprint tel:+38733000000 https://example.com/imprnt?b=c#d".split(" "),
  "mailto:{{company.email}}?subject=Bett",
];
const accepted = (what: string, written: string): Row => [what, everywhere("gdpr", written)];
/** With files in `static`. */
const download = (url: string, ...expected: Expected[]): Row => [
  `the file ${url}`,
  {
    ...{ "static/prices.pdf": "", "static/files/a b.pdf": "" },
    [page("de")]: edit(page("de"), end, `\n\n[x](${url})\n`),
  },
  ...expected,
];

const markdown: Row[] = [
  inPage("no front matter", frontMatterOf, "▸", "frontMatter"),
  inPage("spaces behind the lines of the front matter", /^---\n([\s\S]*?)\n---\n/, "--- \n$1\n--- \n"),
  inPage("lines between which there are none", frontMatterOf, "▸A\n\n---\n---\n", "frontMatter"),
  inPage("front matter that is not closed", /^(---\n[\s\S]*?\n)---\n/, "▸$1", "frontMatter"),
  ["front matter behind a byte order mark", { [page("de")]: `\uFEFF${textOf(page("de"))}` }],
  inTitle("a missing quote", '"Datenschutz▸', "frontMatter"),
  inTitle("a colon without quotes", "▸Datenschutz: hier", "frontMatter"),
  inTitle("an unknown type", "▸!x Datenschutz", "frontMatter"),
  inTitle("a date without quotes", "▸2026-11-28", error("notText", { name: "title" })),
  inTitle("a list", "▸[a]", "invalidValue"),
  inPage("a missing title", /^---\ntitle: .*/, "▸---", error("missingEntry", { name: "title" })),
  inPage("a description without its text", /description: .*/, "description:▸", error("missingEntry", { name: "description" })),
  inPage("a line without a colon", /title: (.*)/, "▸title $1", "frontMatter"),
  inPage("lines that are no entries", /title: (.*)\ndescription: .*/, "▸$1", "frontMatter"),
  inPage("a name for a text that does not exist", /title: .*/, "title: ▸*a", "invalidValue"),
  inPage("an unknown name", /(?=title:)/, '▸author: "Ich"\n', error("unknownName", { names: '"author"' })),
  inPage("a name that occurs twice", /title: /, 'title: "Neu"\n▸title: ', "frontMatter"),
  ["a page without text", { [page("de")]: `${textOf(page("de")).replace(/\n\n[\s\S]*/, "\n")}▸` }, "noText"],
  below("a block of HTML", "▸<div>\nx\n</div>", error("code", { found: "<div>" })),
  below("a line break of HTML", "Neue▸<br>Zeile", error("code", { found: "<br>" })),
  accepted("a table with alignment", "| A | B | C |\n|:--|:-:|--:|\n| *a* | **b** | [c](/imprint) |"),
  accepted("lists in each other, and italics", "- a\n  - b *c* _d_\n  - e\n    1. f\n    2. g"),
  accepted("a section with a fact", "## A\n\n{{company.city}}\n\n> b\n\n### C"),
  accepted("a line break", "1  \n2\\\n3"),
  accepted("marks that are escaped", "\\* and \\_a\\_\n\n1\\. januara 90\\*2\\*5 \\~2\\~\n\n\\---"),
  accepted("soft hyphens", "Ja&shy;we J\u00adu"),
  ...deadLinks.map((url) => below(url, address(url), error("deadLink", { url: url.slice(1) }))),
  below("a script behind a space", "[x](<▸ javascript:a>)", "deadLink"),
  ...links.map((url) => below(url, address(url))),
  ...["/prices.pdf?a#page=2", "/files/a%20b.pdf", "</files/a b.pdf>"].map((url) => download(url)),
  ...["▸/prices.doc", "▸/prices.pdf/x"].map((url) => download(url, "deadLink")),
];

const bodyStart = /(?<=\n---\n\n)/;
const named = (words: string) => everywhere("gdpr", words);
const unnamed = () =>
  Object.fromEntries(languages.map((each) => [page(each), edit(page(each), bodyStart, "▸")]));
const urlOfPicture = (url: string) => edit(images, /(?="focus")/, `"url": "https://${url}/a.jpg",`);
const recipients: [name: string, changes: Changes][] = [
  ["a.example", { [company]: edit(company, place, '"endpoint": "https://forms.a.example/messages",') }],
  ["Viber", { [company]: edit(company, place, '"viber": "+387 61 000 111",') }],
  ["a.example", { [images]: urlOfPicture("img.a.example") }],
  ["a.co.uk", { [images]: urlOfPicture("img.a.co.uk") }],
];
const privacy: Row[] = [
  ...recipients.map(([name, changes]): Row => {
    return [name, { ...changes, ...unnamed() }, error("notInPrivacyPolicy", { recipient: name })];
  }),
  ...recipients.map(([name, changes]): Row => [name, { ...changes, ...named(`→ ${name}`) }]),
];

const heroFile = /(?<="hero": \{\s*"file": )".*"/;
const shareFile = /(?<="share": \{\s*"file": )".*"/;
const phoneFile = /(?<="phone": \{\s*"file": )".*"/;
const inSlot = (slot: RegExp, name: string): Changes => {
  const [former = ""] = slot.exec(textOf(images)) ?? [];
  return { [`content/images/${JSON.parse(former)}`]: undefined, [images]: edit(images, slot, JSON.stringify(name)) };
};
/** A picture in a slot, and what is wrong with its size there. */
const placed = (what: string, slot: RegExp, bytes: () => Promise<Buffer>, ...expected: Expected[]): Row => [
  what,
  async () => ({ ...inSlot(slot, expected.length > 0 ? "▸a.png" : "a.png"), "content/images/a.png": await bytes() }),
  ...expected,
];
const sized = (size: pictures.Size, slot: RegExp, ...expected: Expected[]) =>
  placed(`a picture of ${size.join(" × ")}`, slot, () => picture("png", size), ...expected);
/** A picture in the slot of the hero, and what is wrong with the file. */
const pictured = (what: string, name: string, bytes: () => Promise<Buffer> | Buffer, ...expected: Expected[]): Row => [
  what,
  async () => ({ ...inSlot(heroFile, name), [`${expected.length > 0 ? "▸" : ""}content/images/${name}`]: await bytes() }),
  ...expected,
];
const { picture } = pictures;

const pictureRows: Row[] = [
  inImages("a missing picture", heroFile, '"▸night.webp"', error("pictureMissing", { name: "night.webp" })),
  inImages("a name that is none of a picture", heroFile, '▸"../hero.pdf"', "invalidValue"),
  inImages("a missing picture for phones", phoneFile, '"▸tall.webp"', "pictureMissing"),
  sized([1600, 899], heroFile, error("pictureTooSmall", { size: "1600 × 899 px", least: "1600 × 900 px" })),
  sized([1599, 900], heroFile, "pictureTooSmall"),
  sized([719, 2000], phoneFile, error("pictureTooSmall", { size: "719 × 2000 px", least: "720 × 1080 px" })),
  sized([1199, 630], shareFile, "pictureTooSmall"),
  placed("a rotated photograph", phoneFile, pictures.rotated),
  placed("a photograph that fits without its rotation", heroFile, pictures.rotated, error("pictureTooSmall", { size: "720 × 1080 px" })),
  ...pictures.formats.map((each) => pictured(each, `a.${each}`, () => picture(each))),
  pictured("a photograph with the video of a phone", "a.jpg", pictures.withFilm),
  pictured("one of 10000 × 900 pixels", "a.png", () => picture("png", [10_000, 900])),
  pictured("one of 5 MB", "a.jpg", () => pictures.withWeight(5_000_000)),
  pictured("a JPEG that is cut off", "a.jpg", () => pictures.cut("jpeg"), "pictureUnreadable"),
  pictured("a WebP that is cut off", "a.webp", () => pictures.cut("webp"), "pictureUnreadable"),
  pictured("a damaged AVIF", "a.avif", () => pictures.damaged("avif"), "pictureUnreadable"),
  pictured("a HEIC picture named JPEG", "a.jpg", () => pictures.container("heic"), "pictureUnreadable"),
  pictured("a GIF picture named JPEG", "a.jpg", () => picture("gif"), error("pictureFormat", { format: "GIF" })),
  pictured("an SVG named PNG", "a.png", () => pictures.drawing, error("pictureFormat", { format: "SVG" })),
  pictured("10001 pixels", "a.png", () => picture("png", [10_001, 1000]), error("pictureTooLarge", { size: "10001 × 1000 px" })),
  pictured("more than 5 MB", "a.jpg", () => pictures.withWeight(5_150_000), error("pictureTooLarge", { size: "5.2 MB" })),
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

const groups = { files, reading, shapes, headlines, placeholders, markdown, privacy, pictures: pictureRows };

/** Whether the message of a finding needs a value that it does not have. */
const lacksValues = ({ id, values }: Finding) =>
  JSON.stringify(messages.findings[id])
    .match(/(?<=\{)\w+(?=\})/g)
    ?.some((name) => !Object.hasOwn(values, name));

describe.each(Object.entries(groups))("the rules of %s", (_name, rows) => {
  for (const [what, change, ...expected] of rows) {
    it(`${expected.length > 0 ? "report" : "accept"} ${what}`, async () => {
      const { files, places } = unmark(typeof change === "function" ? await change() : change);
      const all = expected.map((each) => (typeof each === "string" ? error(each) : each)) as Finding[];
      const check = rows === pictureRows ? checkContent : applyRules;
      const found = await check(contentWith(files));
      const findings = places.sort(inOrder).map(({ file, ...place }, index) => {
        const { id, values } = (all[index] ?? all.at(-1)) as Finding;
        return finding(file, place, id, values);
      });
      expect(found).toEqual(findings);
      expect(found.filter(lacksValues)).toEqual([]);
    });
  }
});
