import { isUntranslated } from "../../src/checking/proofreading/copies";
import { explainLength } from "../../src/checking/proofreading/proofread";
import { findMarkup } from "../../src/checking/rules/plainText";

describe("a text that is the same in two languages", () => {
  it.each([
    ["two words of ten letters", "Dobar danas", true],
    ["two words of nine letters", "Dobar dana", false],
    ["one long word", "Transportverpackung", false],
    ["one letter beside a long word", "Transport X", true],
    ["numbers and signs", "24 / 7 – 365", false],
    ["nothing", "", false],
    ["a fact and one word", "Telefonnummer: {{company.phone}}", false],
    ["two facts", "{{company.street}} {{company.country}}", false],
    ["an address and one word", "Nachricht kontakt@example.com", false],
    ["a path and one word", "Informationen example.com/imprint/info", false],
    ["an address between two words", "Nachricht an a@b.c senden", true],
  ])("holding %s is told or left alone", (_what, text, told) => {
    expect(isUntranslated(text, text)).toBe(told);
    expect(isUntranslated(text, `${text}.`)).toBe(false);
  });
});

describe("a text that is longer than elsewhere", () => {
  it.each([
    ["twice as long", 60, [30, 10], false],
    ["a letter more than that", 61, [30, 10], true],
    ["twenty letters more", 25, [5], false],
    ["a letter more than these", 26, [5], true],
    ["alone", 90, [0, 0], false],
  ])("may be so when it is %s, or not", (_what, length, others, told) => {
    const advice = explainLength(
      "hero.title",
      "x".repeat(length),
      others.map((count) => "y".repeat(count)),
    );

    expect(advice !== undefined).toBe(told);
    if (told) expect(advice?.message).toContain(`${length} characters`);
  });
});

describe("a character that no plain text has", () => {
  it.each([
    ["\n", "a line break"],
    ["\r", "a line break"],
    ["\t", "a tab"],
    ["\u0007", "an invisible or broken character (U+0007)"],
    ["\uFEFF", "an invisible or broken character (U+FEFF)"],
  ])("is named: %j", (character, name) => {
    expect(findMarkup(`ab${character}c`)).toEqual([
      { index: 2, advice: expect.objectContaining({ message: `A text contains ${name}.` }) },
    ]);
  });
});
