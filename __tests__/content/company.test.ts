import { fileStart, finding } from "./contentCopy";
import {
  checkEdited,
  contentWith,
  edit,
  expectTold,
  type FaultRow,
  itPointsAt,
} from "./editedContent";

const file = "content/site/company.json";

/** The value of a fact, with its quotes. */
const writtenFor = (fact: string) => new RegExp(`(?<="${fact}": )(?:".*"|\\d+)`);

const wrongForm = "is not written as it has to be";

/** What may not be written for a fact, and what is told of it. */
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

describe("the check of the company's facts", () => {
  itPointsAt(file, names);

  it.each(values)("points at %s", (fault, fact, written, message) =>
    expectTold(file, [fault, writtenFor(fact), written, message]),
  );

  it.each([
    ["phone", "+387\u00A033 000 000", "U+00A0"],
    ["email", "kontakt@example.com\u200B", "U+200B"],
    ["street", "Ulica\u200B 1", "U+200B"],
  ])("names the invisible character in the %s, once", async (fact, text, code) => {
    const findings = await checkEdited(
      contentWith({ [file]: edit(file, writtenFor(fact), `"${text}"`) }),
    );

    expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(`(${code})`)]);
  });

  it("names the missing file", async () => {
    expect(await checkEdited(contentWith({ [file]: undefined }))).toEqual([
      finding(file, fileStart, "missing"),
    ]);
  });
});
