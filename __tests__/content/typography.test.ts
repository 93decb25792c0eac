import { sourceOf } from "../../src/checking/finding";
import { checkTypography } from "../../src/checking/rules/typography";
import type { Language } from "../../src/contract/languages";
import { checkWith, edit, end, itAccepts, itReports, page, table } from "./editedContent";

const spaces = "a space too many";
const dots = "several dots in a row";
const apostrophe = "a straight apostrophe";
const dash = "the wrong kind of dash";
const spaceBefore = "a space before";
const quote = "The quotation mark";

const skip = /(?<="skip": ")[^"]*/;
const description = /(?<=description: ).*/;

const slips = [
  ["bs", "dva  razmaka", 3, spaces],
  ["de", " am Anfang", 0, spaces],
  ["en", "at the end ", 10, spaces],
  ["fr", "deux  espaces", 4, spaces],
  ["bs", "i tako dalje...", 12, dots],
  ["en", "your relatives' home", 14, apostrophe],
  ["de", "wie geht´s", 8, apostrophe],
  ["fr", "l`heure", 1, apostrophe],
  ["bs", "krevet - za njegu", 7, dash],
  ["de", "ein Bett — zu Hause", 9, dash],
  ["en", "a bed--at home", 5, dash],
  ["bs", "Hvala !", 5, spaceBefore],
  ["de", "Fragen Sie uns\u00A0:", 14, spaceBefore],
  ["bs", 'kažemo "da"', 7, quote],
  ["bs", "kažemo „da“", 10, quote],
  ["de", "wir sagen „ja”", 13, quote],
  ["de", "wir sagen „ja", 10, quote],
  ["en", "we say ”yes“", 7, quote],
] as const;

const sound = [
  ["bs", "Kažu: „da” i „ne” – uvijek…"],
  ["bs", "Krevet 2 s ogradom, d.o.o., 24 sata, 25+\u00A0godina, 100 %"],
  ["de", "Vor- und Nachname, E-Mail, hin und -her, „so“, 24 Stunden, § 5, 10 Zeichen"],
  ["de", "Ein … fehlt; die Domain .example"],
  ["en", "The relatives’ home – 24-hour care, 25%, at least 10 characters, “yes”"],
  ["fr", "Vraiment ? « Oui » ; 24 heures !"],
] as const;

/** The columns and messages of the slips in a text. */
const slipsIn = (text: string, language: string) =>
  checkTypography({
    ...sourceOf("content/x.json", text),
    name: "x",
    // A language that the site may add.
    language: language as Language,
  }).map(({ column, message, severity }) => [column - 1, message, severity]);

describe("the check of typography", () => {
  it.each(slips)("warns of a slip in %s: %s", (language, text, index, message) => {
    expect(slipsIn(text, language)).toEqual([[index, expect.stringContaining(message), "warning"]]);
  });

  it.each(sound)("accepts in %s: %s", (language, text) => {
    expect(slipsIn(text, language)).toEqual([]);
  });

  it("reports one slip of each kind in a text", () => {
    expect(slipsIn("one  two  three...", "en").map(([index]) => index)).toEqual([3, 15]);
  });

  itReports(page("en"), [
    ["a slip in a paragraph", end, "\n\nIt can▸'t be.\n", apostrophe, "warning"],
    ["a slip around a link", end, "\n\nSee “[us](/imprint)▸„\n", quote, "warning"],
    ["a slip in a list", /(?<=^- .*)$/m, " – first item ▸- and more", dash, "warning"],
    ["a slip in a heading", /(?<=^## .*)$/m, "▸...", dots, "warning"],
    ["a slip in the front matter", description, '▸"Our relatives\' data."', apostrophe, "warning"],
  ]);
  itAccepts(page("en"), [
    ["slips in addresses and in titles of links", end, "\n\n[it](https://a.ba/a--b 'it...')\n"],
    ["slips in code", end, "\n\nWrite `a  'b' - c`.\n"],
  ]);
});

describe("a text that is the same in two languages", () => {
  it.each([
    ["two words of ten letters", "Dobar danas", true],
    ["two words of nine letters", "Dobar dana", false],
    ["one long word", "Transportverpackung", false],
    ["numbers and signs", "24 / 7 – 365", false],
    ["a fact and one word", "Telefonnummer: {{company.phone}}", false],
    ["two facts", "{{company.street}} {{company.country}}", false],
    ["an address and one word", "Nachricht kontakt@example.com", false],
    ["an address between two words", "Nachricht an a@b.c senden", true],
  ])("is reported or not if it has %s", async (_what, text, isReported) => {
    const findings = await checkWith({
      [table("bs")]: edit(table("bs"), skip, text),
      [table("de")]: edit(table("de"), skip, text),
      [table("en")]: edit(table("en"), skip, `${text} here`),
    });

    expect(findings.map(({ message }) => message)).toEqual(
      isReported ? [expect.stringContaining("is the same as in Bosnian")] : [],
    );
  });
});
