import { fileStart, finding, placeOf } from "./contentCopy";
import {
  checkEdited,
  checkWith,
  edit,
  end,
  type FaultRow,
  itAccepts,
  itReports,
  page,
  pages,
  textOf,
} from "./editedContent";

const file = "content/site/company.json";

/** The value of a fact, with its quotes. */
const factOf = (fact: string) => new RegExp(`(?<="${fact}": )".*"`);

const country = /"country": \{[^}]*\}/;
const oneName = '▸"country": { "bs": "BiH", "de": "BiH", "en": "BiH" }';

const digits = "digits with a space between them, such as +387 33 000 000";

const facts: FaultRow[] = [
  ["a misspelt fact", /"vatId"/, '▸"vatID"', 'Did you mean "vatId"?'],
  ["HTML", factOf("street"), '"▸<b>Ulica"', "HTML: <b>"],
  ["the sign of headlines", factOf("street"), '"A ▸| B"', "contains |"],
  ["an invisible character", factOf("street"), '"Ulica▸\u200B 1"', "(U+200B)"],
  ["a placeholder", factOf("legalForm"), '"▸{{company.name}}"', "fact contains a brace"],
  ["a name with the legal form", factOf("name"), '"Njega ▸d.o.o."', "contains the legal form"],
  ["two spaces in a row", factOf("name"), '"Njega▸  Plus"', "a space too many", "warning"],
  ["a space at the end", factOf("city"), '"Sarajevo▸ "', "a space too many", "warning"],
  ["the same country", country, oneName, '"country" is the same in all languages', "warning"],
  [
    "an optional number",
    /(?="representative":)/,
    '"whatsapp": ▸"061 1",',
    '"061 1".',
    "error",
    digits,
  ],
  ["a missing wording", /("court": \{[^}]*)"de": ".*",/, "▸$1", '"court.de" is missing'],
];

const twoNames = '"country": { "bs": "BiH", "de": "BiH", "en": "Bosnia" }';

/** The tests insert optional facts before the representative. */
const place = /(?="representative":)/;

const hoursOf = (days: string, opens = "08:00", closes = "12:00") =>
  `"hours": [{ "days": "Mo", "opens": "08:00", "closes": "16:00" }, { "days": "${days}", "opens": "${opens}", "closes": "${closes}" }]`;

const optional: [fault: string, entries: string, message: string][] = [
  ["a number without spaces", '"viber": "+38761000111"', '"viber" has the wrong format'],
  ["a number without its country", '"whatsapp": "061 123 456"', '"whatsapp" has the wrong format'],
  ["an empty number", '"viber": ""', '"viber" is empty'],
  ["an unknown day", hoursOf("Mon"), '"hours.2.days" has the wrong format: "Mon"'],
  ["an unknown range of days", hoursOf("Mon-Fri"), '"hours.2.days" has the wrong format'],
  ["a time of one digit", hoursOf("Sa", "8:00"), '"hours.2.opens" has the wrong format'],
  [
    "a time after midnight",
    hoursOf("Sa", "08:00", "24:30"),
    '"hours.2.closes" has the wrong format',
  ],
  [
    "a missing time",
    '"hours": [{ "days": "Mo", "opens": "08:00" }]',
    '"hours.1.closes" is missing',
  ],
  ["an entry that is no group", '"hours": ["Mo"]', '"hours.1" has the wrong kind of value'],
  ["a group in place of the list", '"hours": {}', '"hours" has the wrong kind of value'],
  ["an empty list", '"hours": []', '"hours" has too few items'],
];

describe("the check of the company's facts", () => {
  itReports(file, facts);
  itAccepts(file, [["a country that is the same in two languages", country, twoNames]]);

  it("reports the missing file", async () => {
    const missing = finding(file, fileStart, "missing", "error", "Bring it back from the history");

    expect(await checkWith({ [file]: undefined })).toEqual([missing]);
  });
});

describe("the check of the company's optional facts", () => {
  it("accepts numbers of services that the privacy policy names, and opening hours", async () => {
    const named = pages("gdpr", (each) => edit(each, end, `\n\n${each}: WhatsApp, Viber.\n`));
    const numbers = '"whatsapp": "+387 61 000 111", "viber": "+387 61 000 111"';
    const added = edit(file, place, `${numbers}, ${hoursOf("Tu-Sa")},`);

    expect(await checkWith({ ...named, [file]: added })).toEqual([]);
  });

  it("reports each privacy policy that does not name a service", async () => {
    expect(await checkEdited(file, place, '"viber": "+387 61 000 111",')).toEqual(
      ["bs", "de", "en"].map((language) =>
        finding(page(language), placeOf(textOf(page(language)), /^##/m), "does not name Viber"),
      ),
    );
  });

  it.each(optional)("reports %s", async (_fault, entries, message) => {
    expect(await checkEdited(file, place, `${entries},`)).toEqual([
      expect.objectContaining({ file, message: expect.stringContaining(message) }),
    ]);
  });
});
