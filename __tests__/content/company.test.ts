import { fileStart, finding, placeOf } from "./contentCopy";
import {
  checkWith,
  edit,
  expectFinding,
  type FaultRow,
  itReports,
  page,
  textOf,
} from "./editedContent";

const file = "content/site/company.json";

/** The value of a fact, with its quotes. */
const writtenFor = (fact: string) => new RegExp(`(?<="${fact}": )(?:".*"|\\d+)`);

const wrongForm = "is not written as it has to be";

/** A value that a fact may not have, and the message for it. */
const values: [fault: string, fact: string, written: string, message: string][] = [
  ["an e-mail address without @", "email", '▸"kontakt.example.com"', `${wrongForm}: "kontakt.ex`],
  [
    "a name that the header has no room for",
    "name",
    '▸"Specijalizovana trgovina medicinskih kreveta 1"',
    '"name" is too long: 46 characters.',
  ],
  ["a phone number without the country", "phone", '▸"033 000 000"', `${wrongForm}: "033 000 000"`],
  ["a phone number that is too short", "phone", '▸"+387 33 00"', wrongForm],
  ["a phone number that is too long", "phone", '▸"+387 33 000 000 000 00"', wrongForm],
  ["no years", "years", '▸"0+"', wrongForm],
  ["years without the plus sign", "years", '▸"many"', wrongForm],
  ["hours between quotes", "responseHours", '▸"24"', '"responseHours" has the wrong kind of value'],
  ["hours that are not above zero", "responseHours", "▸0", '"responseHours" is too small'],
  ["an empty fact", "vatId", '▸""', '"vatId" is empty'],
  ["HTML in a fact", "street", '"▸<b>Ulica"', "HTML: <b>"],
  ["the sign of headlines in a fact", "street", '"A ▸| B"', "contains |"],
  ["a placeholder in a fact", "legalForm", '"▸{{company.name}}"', "fact contains a brace"],
  ["a name with the legal form", "name", '"Njega Plus ▸d.o.o."', "contains the legal form d.o.o."],
];

const names: FaultRow[] = [
  ["a misspelt fact", /"vatId"/, '▸"vatID"', 'Did you mean "vatId"?'],
  ...["country", "court"].map(
    (fact): FaultRow => [
      `the ${fact} without its words in one language`,
      new RegExp(`("${fact}": \\{[^}]*)"de": ".*",`),
      "▸$1",
      `"${fact}.de" is missing`,
    ],
  ),
];

const spaces: FaultRow[] = [
  ["two spaces in a row", writtenFor("name"), '"Njega▸  Plus"', "a space too many", "warning"],
  ["a space at the end", writtenFor("city"), '"Sarajevo▸ "', "a space too many", "warning"],
  [
    "a country that is the same in all languages",
    /"country": \{[^}]*\}/,
    '▸"country": { "bs": "BiH", "de": "BiH", "en": "BiH" }',
    '"country" is the same in all languages',
    "warning",
  ],
];

/** The optional facts, which stand behind the phone number. */
const optional = (entries: string) => edit(file, /(?="representative":)/, `${entries},\n`);

const hours = (days: string, opens = "08:00") =>
  `"hours": [{ "days": "Mo", "opens": "08:00", "closes": "16:00" }, { "days": "${days}", "opens": "${opens}", "closes": "12:00" }]`;

describe("the optional facts of the company", () => {
  it("may be numbers of services that the privacy policy names, and opening hours", async () => {
    const privacy = Object.fromEntries(
      ["bs", "de", "en"].map((language) => [
        page(language),
        edit(page(language), /\s*$/, `\n\n${language}: WhatsApp, Viber.\n`),
      ]),
    );
    const facts = `"whatsapp": "+387 61 000 111", "viber": "+387 61 000 111", ${hours("Tu-Sa")}`;

    expect(await checkWith({ ...privacy, [file]: optional(facts) })).toEqual([]);
  });

  it("are reported in each privacy policy that does not name the service", async () => {
    const findings = await checkWith({ [file]: optional('"viber": "+387 61 000 111"') });

    expect(findings).toEqual(
      ["bs", "de", "en"].map((language) =>
        finding(page(language), placeOf(textOf(page(language)), /^##/m), "does not name Viber"),
      ),
    );
  });

  it.each([
    ["a phone number without spaces", '"viber": "+38761000111"', '"viber" is not written as'],
    ["an unknown day", hours("Mon"), '"hours.2.days" is not written as it has to be: "Mon"'],
    ["an impossible time", hours("Sa", "8:00"), '"hours.2.opens" is not written as'],
    ["an entry that is no group", '"hours": ["Mo"]', '"hours.1" has the wrong kind of value'],
    ["a group in place of the list", '"hours": {}', '"hours" has the wrong kind of value'],
    ["an empty list", '"hours": []', '"hours" has too few items'],
  ])("are reported with %s", async (_fault, entries, message) => {
    const [first, ...more] = await checkWith({ [file]: optional(entries) });

    expect(more).toEqual([]);
    expect(first?.message).toContain(message);
  });

  it("show how to write a phone number", async () => {
    const [first] = await checkWith({ [file]: edit(file, writtenFor("phone"), '"+38733000000"') });

    expect(first?.remedy).toContain("digits with a space between them, such as +387 33 000 000");
  });
});

describe("the check of the company's facts", () => {
  itReports(file, [...names, ...spaces]);

  it.each(values)("reports %s", (fault, fact, written, message) =>
    expectFinding(file, [fault, writtenFor(fact), written, message]),
  );

  it.each([
    ["phone", "+387\u00A033 000 000", "U+00A0"],
    ["email", "kontakt@example.com\u200B", "U+200B"],
    ["street", "Ulica\u200B 1", "U+200B"],
  ])("names the invisible character in the %s, once", async (fact, text, code) => {
    const findings = await checkWith({ [file]: edit(file, writtenFor(fact), `"${text}"`) });

    expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(`(${code})`)]);
  });

  it("names the missing file", async () => {
    expect(await checkWith({ [file]: undefined })).toEqual([finding(file, fileStart, "missing")]);
  });
});
