import { checkEdited, expectFinding, itAccepts, itReports, table } from "./editedContent";

const company = "content/site/company.json";
const images = "content/site/images.json";
const launch = "content/site/launch.json";
const german = table("de");

const wrongKind = "has the wrong kind of value.";
const braces = "Write a group of entries between braces { }.";
const wrongForm = "has the wrong format:";
const number = "Write a number without quotes. Expected: Hours";
const wholeNumber = "Write a whole number without quotes. Expected: Hours";
const digits = "digits with a space between them, such as +387 33 000 000";
const spaces = "Write it again, with plain spaces.";
const longName = "Specijalizovana trgovina medicinskih kreveta 1";

/** The entry and what is written for it, then what is reported there. */
const values: [file: string, name: string, written: string, message: string, remedy: string][] = [
  [company, "responseHours", '"24"', wrongKind, number],
  [company, "responseHours", "1.5", wrongKind, wholeNumber],
  [company, "responseHours", "-1.5", wrongKind, wholeNumber],
  [company, "responseHours", "0", "is too small.", "Write a number above 0."],
  [images, "hero.focus.x", "-1", "is too small.", "Write a number of at least 0."],
  [images, "hero.focus.x", "101", "is too large.", "Write a number of at most 100."],
  [images, "hero.focus", '"50 50"', wrongKind, `${braces} Expected: The point`],
  [launch, "formSendsNothingConfirmed", '"yes"', wrongKind, "Write true or false, without quotes."],
  [company, "city", "5", wrongKind, "Write a text between double quotes. Expected: City of"],
  [company, "vatId", '""', "is empty.", "Write the text. Expected: VAT identification number."],
  [german, "header.skip", '" \\n "', "is empty.", "Write the text. Expected: Link for"],
  [company, "name", `"${longName}"`, "is too long: 46 characters.", "Write at most 45."],
  [company, "email", '"a.ba"', `${wrongForm} "a.ba".`, "such as name@example.com"],
  [company, "email", '"a@b.ba\u200B"', "contains an invisible character (U+200B).", spaces],
  [company, "phone", '"+387\u00A033 000 000"', "contains an invisible character (U+00A0).", spaces],
  [company, "phone", '"033 000 000"', `${wrongForm} "033 000 000".`, digits],
  [company, "phone", '"+38733000000"', wrongForm, digits],
  [company, "phone", '"+387 33 00"', wrongForm, digits],
  [company, "phone", '"+387 33 000 000 000 00"', wrongForm, digits],
  [company, "years", '"0+"', wrongForm, "such as 25+"],
  [company, "years", '"many"', wrongForm, "such as 25+"],
  [images, "hero.file", '"../hero.pdf"', wrongForm, "Name of a .jpg, .png, .webp or .avif file"],
];

const addresses = [
  "http://example.com/a.jpg",
  "ftp://example.com/a.jpg",
  "//example.com/a.jpg",
  "data:image/png;base64,AA",
  "javascript:open()",
  "https://",
  "hero.webp",
];

const unknown = "is not a known name.";
const rename = "Write the right name, or delete this entry, which the site does not use.";
const fixed = "The layout of the page is made for exactly four steps";
const skip = 'Add the entry "skip" here. Expected: Link for keyboard users';
const nav = 'Add the entry "nav" here.';
const promises = /("promises": \{[^{]*)"delivery": \{[^}]*\},/;
const talk = 'Add the entry "talk" here.';

describe("the comparison of a file with its schema", () => {
  it.each(values)("reports in %s the value of %s that is %s", (file, name, written, ...found) => {
    const value = new RegExp(`(?<="${name.split(".").at(-1)}": )(?:".*"|\\{[^}]*\\}|[^\\s,]+)`);
    const [message, remedy] = found;

    return expectFinding(file, ["", value, `▸${written}`, `"${name}" ${message}`, "error", remedy]);
  });

  const https = "beginning with https://";
  itReports(
    images,
    addresses.map((url) => [
      `the address ${url}`,
      /(?="focus")/,
      `"url": ▸"${url}",`,
      wrongForm,
      "error",
      https,
    ]),
  );
  itAccepts(images, [
    ["an address that is encrypted", /(?="focus")/, '"url": "https://images.example.com/a.jpg",'],
  ]);

  itReports(german, [
    ["an unknown name", /(?="skip")/, '▸"weather": "a", ', `weather" ${unknown}`, "error", rename],
    ["a name like one that is there", /(?="skip")/, '▸"skipp": "a", ', unknown, "error", rename],
    ["a misspelt name", /"skip"/, '▸"skipp"', `${unknown} Did you mean "skip"?`, "error", rename],
    ["a fifth step", /(?="talk":)/, '▸"call": {}, ', `call" ${unknown}`, "error", fixed],
    [
      "a group whose brace is at the end",
      /("openMenu": [^}]*)\}(,\s*)("nav": [\s\S]*)\}/,
      "$1$2▸$3}}",
      'A group is not closed: "nav" is inside "header", but belongs after it.',
      "error",
      'Write a brace } and a comma before "nav"',
    ],
    ["a missing text", /("header": \{\s*)"skip": ".*",/, "▸$1", 'skip" is missing', "error", skip],
    ["a missing group", /^\{([\s\S]*)"nav": \{[^}]*\},/, "▸{$1", "missing", "error", nav],
    ["a missing step", /("steps": \{\s*)"talk": \{[^}]*\},/, "▸$1", "missing", "error", talk],
    ["a missing promise", promises, "▸$1", "missing", "error", 'Add the entry "delivery" here.'],
    ["a list instead of all", /[\s\S]*/, "▸[]\n", "The content has the", "error", braces],
    ["a text instead of a group", /(?<="nav": )\{[^}]*\}/, '▸"a"', wrongKind, "error", braces],
    ["a group that occurs twice", /(?="nav": \{)/, '"nav": {},\n▸', '"nav" occurs twice'],
  ]);

  it("reports every entry that is wrong, and each once", async () => {
    const three = /"phone": ".*",([\s\S]*)"responseHours": 24/;
    const wrong = '"phone": 1,$1"fax": "", "responseHours": -1.5';
    const findings = await checkEdited(company, three, wrong);
    const names = findings.map(({ message }) => message.split('"')[1]);

    expect(names).toEqual(["phone", "fax", "responseHours"]);
  });
});
