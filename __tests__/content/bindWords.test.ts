import { fillHtml, fillText } from "../../src/company/fillFacts";
import type { Company } from "../../src/contract/company";

const company = { legalForm: "d.o.o.", years: "25+" } as Company;

describe("a line of text", () => {
  it.each([
    ["de", "{{company.years}} Jahre, 24 Stunden, 3 Straßen", "25+~Jahre, 24~Stunden, 3~Straßen"],
    ["de", "mehr als {{company.fullYears}} Jahre, am 1. Januar", "mehr als 25~Jahre, am 1.~Januar"],
    ["de", "Nr. 12/25, Art. 6 Abs. 1 Buchst. b", "Nr.~12/25, Art.~6~Abs.~1~Buchst.~b"],
    ["de", "Njega {{company.legalForm}}, wird gesendet …", "Njega~d.o.o., wird gesendet~…"],
    ["en", "100 %, +387 33 000 000, a bed, number a", "100~%, +387 33 000 000, a bed, number a"],
    ["bs", "broj 12/25, član 6. stav (1) tačka b)", "broj~12/25, član~6. stav~(1) tačka~b)"],
    ["bs", "od 1. januara, broj telefona", "od 1.~januara, broj telefona"],
    [
      "bs",
      "I sada: a kod vas, s nama u Bosni i „o njemu”",
      "I~sada: a~kod vas, s~nama u~Bosni i~„o~njemu”",
    ],
    ["bs", "dio a", "dio a"],
    ["de", "s nama", "s nama"],
  ] as const)("in %s has no-break spaces where it must not wrap: %s", (language, text, kept) => {
    expect(fillText(text, company, language)).toBe(kept.replaceAll("~", "\u00A0"));
  });

  it.each([
    ["bs", "Dogovor vrijedi i | kada ste a | daleko", "Dogovor vrijedi i | kada ste a | daleko"],
    ["bs", "Krevet | i njega", "Krevet | i~njega"],
    ["de", "Bett | … und {{company.name}} | {{company.legalForm}}", "Bett | … und Njega | d.o.o."],
    ["de", "Seit 25 | Jahren Nr. | 1", "Seit 25 | Jahren Nr. | 1"],
  ] as const)(
    "in %s keeps the marks between the phrases of a headline: %s",
    (language, text, kept) => {
      expect(fillText(text, { ...company, name: "Njega" }, language)).toBe(
        kept.replaceAll("~", "\u00A0"),
      );
    },
  );

  it("does not break at the hyphen of a short first word, except in addresses", () => {
    const addresses = "a@e-mail.ba, e-mail@a.ba, (info-njega@a.ba), e-njega.ba, e-njega.ba/cijene";
    const text = `Per E-Mail-Adresse: ${addresses}, third-party, Premium-Bett, Vor- und`;

    expect(fillText(text, company, "de")).toBe(
      text.replace("E-", "E-\u2060").replace("third-", "third-\u2060"),
    );
  });

  it.each(["E-mail", "E-mail adresa", "E-Mail-Adresse"])(
    "has no invisible character in the name of a field: %s",
    (name) => expect(fillText(name, company, "bs")).toBe(name),
  );

  it("keeps plain spaces within a tag", () => {
    const list = '<h2 id="a">1 m</h2><ol start="2" class="a"><li>a b</li></ol>';

    expect(fillHtml(list, company, "bs")).toBe(list.replace(/(?<=1|a) (?=[mb]<)/g, "\u00A0"));
  });
});
