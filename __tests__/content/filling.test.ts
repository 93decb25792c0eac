import { fillHtml, fillText } from "../../src/company/filling";
import type { Company } from "../../src/contract/company";

const company = {
  name: 'Njega & "Mir"',
  phone: "+387 33 000 000",
  legalForm: "d.o.o.",
  years: "25+",
  foundedYear: 2012,
  country: { bs: 'Č "', de: "Bosnien und Herzegowina", en: "Bosnia" },
} as unknown as Company;

describe("the facts of the company", () => {
  it("are texts in the requested language", () => {
    const text = "{{company.country}}: {{company.foundedYear}}";
    expect(fillText(text, company, "de")).toBe("Bosnien und Herzegowina: 2012");
    expect(fillText(text, company, "en")).toBe("Bosnia: 2012");
  });

  it("replace each of their placeholders in a text", () => {
    expect(fillText("{{company.name}}: {{company.phone}}, {{company.phone}}", company, "de")).toBe(
      'Njega & "Mir": +387 33 000 000, +387 33 000 000',
    );
  });

  it.each(["{{company.nothing}}", "{{company.constructor}}", "{{name}}", "{{year}}"])(
    "do not replace %s",
    (placeholder) => {
      expect(fillText(placeholder, company, "de")).toBe(placeholder);
      expect(fillHtml(placeholder, company, "de")).toBe(placeholder);
    },
  );

  it("are escaped in HTML, with numbers on one line, and encoded in URLs, with numbers without spaces", () => {
    const html =
      '<a href="tel:%7B%7Bcompany.phone%7D%7D">{{company.phone}}</a>, <b>{{company.name}}</b>';

    expect(fillHtml(html, company, "de")).toBe(
      '<a href="tel:+38733000000"><span class="noWrap">+387 33 000 000</span></a>, <b>Njega &#38; &#34;Mir&#34;</b>',
    );
    expect(fillHtml('"/?%7B%7Bcompany.country%7D%7D"', company, "bs")).toBe('"/?%C4%8C%20%22"');
  });
});

describe("a line", () => {
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

  it("does not break at the hyphen of a short first word, except in addresses", () => {
    const addresses = "a@e-mail.ba, e-mail@a.ba, (info-njega@a.ba), e-njega.ba, e-njega.ba/cijene";
    const text = `Per E-Mail-Adresse: ${addresses}, Premium-Bett, Vor- und`;

    expect(fillText(text, company, "de")).toBe(
      text.replace("E-", "E-\u2060").replace("Premium-", "Premium-\u2060"),
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
