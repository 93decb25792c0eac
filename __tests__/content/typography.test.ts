import { findSlips } from "../../src/checking/proofreading/typography";
import { checkEdited, contentWith, edit, expectTold } from "./editedContent";

const spaces = "A space too many";
const dots = "Dots stand in a row";
const apostrophe = "A straight apostrophe";
const dash = "The wrong kind of dash";
const spaceBefore = "A space stands before";
const quote = "The quotation mark";

const slips = [
  ["bs", "dva  razmaka", 3, spaces],
  ["de", " am Anfang", 0, spaces],
  ["en", "at the end ", 10, spaces],
  ["fr", "deux  espaces", 4, spaces],
  ["bs", "i tako dalje...", 12, dots],
  ["de", "Ende..", 4, dots],
  ["en", "your relatives' home", 14, apostrophe],
  ["de", "wie geht´s", 8, apostrophe],
  ["fr", "l`heure", 1, apostrophe],
  ["bs", "krevet - za njegu", 7, dash],
  ["de", "ein Bett — zu Hause", 9, dash],
  ["en", "a bed--at home", 5, dash],
  ["bs", "Hvala !", 5, spaceBefore],
  ["de", "Fragen Sie uns\u00A0:", 14, spaceBefore],
  ["en", "a bed , set up", 5, spaceBefore],
  ["bs", 'kažemo "da"', 7, quote],
  ["bs", "kažemo “da”", 7, quote],
  ["bs", "kažemo „da“", 10, quote],
  ["de", "wir sagen „ja”", 13, quote],
  ["de", "wir sagen »ja«", 10, quote],
  ["de", "wir sagen „ja", 10, quote],
  ["en", "we say „yes“", 7, quote],
  ["en", "we say ”yes“", 7, quote],
] as const;

const sound = [
  ["bs", "Kažu: „da” i „ne” – uvijek…"],
  ["bs", "Krevet 2 s ogradom, d.o.o., 24 sata, 25+\u00A0godina, 100 %"],
  ["bs", "{{company.postalCode}} {{company.city}}, {{company.phone}}"],
  ["de", "Vor- und Nachname, E-Mail, hin und -her, „so“, 24 Stunden, § 5, 10 Zeichen"],
  ["de", "Ein … fehlt; die Domain .example"],
  [
    "en",
    "The relatives’ home – 24 hours, 24-hour care, 5 million, 25%, at least 10 characters, “yes”",
  ],
  ["fr", "Vraiment ? « Oui » ; 24 heures !"],
] as const;

describe("the search for slips of typing", () => {
  it.each(slips)("finds one in %s: %s", (language, text, index, message) => {
    expect(findSlips(text, language)).toEqual([
      {
        index,
        message: expect.stringContaining(message),
        remedy: expect.stringMatching(/\S/),
      },
    ]);
  });

  it.each(sound)("finds none in %s: %s", (language, text) => {
    expect(findSlips(text, language)).toEqual([]);
  });

  it("finds every one of a text", () => {
    expect(findSlips("one  two  three...", "en").map(({ index }) => index)).toEqual([3, 8, 15]);
  });
});

describe("the check of typing", () => {
  const page = "content/legal/en/gdpr.md";
  const end = /\s*$/;

  it("points at a slip in a translation, also behind escaped characters", () =>
    expectTold("content/locales/de/translation.json", [
      "",
      /(?<="subtitle": )".*"/,
      '"\\u201EKurz\\u201C▸  gesagt"',
      spaces,
      "warning",
    ]));

  it.each([
    ["a paragraph", "It can▸'t be.", apostrophe],
    ["words around a link", "See “[our imprint](/imprint)▸„", quote],
  ])("points at a slip in %s of a legal page", (_place, words, message) =>
    expectTold(page, ["", end, `\n\n${words}\n`, message, "warning"]),
  );

  it.each([
    ["a list", /(?<=^- .*)$/m, " – first item ▸- and more", dash],
    ["a heading", /(?<=^## .*)$/m, "▸...", dots],
    [
      "the front matter",
      /(?<=description: ).*/,
      '▸"Our relatives\' data, and what this website does with it."',
      apostrophe,
    ],
  ])("points at a slip in %s of a legal page", (_place, replace, by, message) =>
    expectTold(page, ["", replace, by, message, "warning"]),
  );

  it("leaves addresses, titles of links and code alone", async () => {
    const words = "See “[our authority](https://www.example.com/a--b 'it...')” and `a  'b' - c`.";

    expect(await checkEdited(contentWith({ [page]: edit(page, end, `\n\n${words}\n`) }))).toEqual(
      [],
    );
  });
});
