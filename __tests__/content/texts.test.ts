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
    const [fault] = explainLength("hero.title", length, others);

    expect(fault !== undefined).toBe(told);
    if (told) expect(fault?.message).toContain(`${length} characters`);
  });
});

describe("the sign that parts the groups of words of a headline", () => {
  const foreign = "which only headlines may have";
  const misplaced = "must stand between two groups of words";

  it.each([
    ["in another text", "Tel. | E-mail", false, [5, foreign]],
    ["at the beginning", "| Krevet za njegu", true, [0, misplaced]],
    ["at the end", "Krevet za njegu |", true, [16, misplaced]],
    ["without a space before it", "Krevet| za njegu", true, [6, misplaced]],
    ["without a space after it", "Krevet |za njegu", true, [7, misplaced]],
    ["twice in a row", "Krevet | | za njegu", true, [7, misplaced]],
    ["twice without a space", "Krevet || za njegu", true, [7, misplaced]],
    ["in a later place that is wrong", "Krevet | za njegu | ", true, [18, misplaced]],
  ] as const)("is told %s", (_where, text, groups, [index, message]) => {
    expect(findMarkup(text, { groups })).toEqual([
      {
        index,
        message: expect.stringContaining(message),
        remedy: expect.stringMatching(/\S/),
      },
    ]);
  });

  it("may stand between the groups of a headline", () => {
    expect(findMarkup("Krevet za njegu | u kući | vaših", { groups: true })).toEqual([]);
    expect(findMarkup("Krevet za njegu", { groups: true })).toEqual([]);
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
      expect.objectContaining({ index: 2, message: `A text contains ${name}.` }),
    ]);
  });
});
