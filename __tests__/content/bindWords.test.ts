import { bindWords } from "../../src/company/bindWords";

describe("a line of text", () => {
  it.each([
    ["de", "24 Stunden, 25+ Jahre, am 1. Januar", "24~Stunden, 25+~Jahre, am 1.~Januar"],
    ["en", "100 %, +387 33 000 000, a bed", "100~%, +387 33 000 000, a bed"],
    [
      "bs",
      "I sada: a kod vas, s nama u Bosni i „o njemu”",
      "I~sada: a~kod vas, s~nama u~Bosni i~„o~njemu”",
    ],
    ["bs", "dio a", "dio a"],
    ["de", "s nama", "s nama"],
    ["bs", "Dogovor vrijedi i | kada ste a | daleko", "Dogovor vrijedi i | kada ste a | daleko"],
    ["bs", "Krevet | i njega", "Krevet | i~njega"],
    ["de", "Seit 25 | Jahren", "Seit 25 | Jahren"],
    ["bs", '<ol start="2" class="a"><li>1 m a b', '<ol start="2" class="a"><li>1~m a~b'],
  ])("in %s has no-break spaces where it must not wrap: %s", (language, text, kept) => {
    expect(bindWords(text, language)).toBe(kept.replaceAll("~", "\u00A0"));
  });
});
