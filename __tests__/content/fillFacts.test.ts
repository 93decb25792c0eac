import { fillHtml, fillText } from "../../src/company/fillFacts";
import type { Company } from "../../src/contract/company";

const company = {
  name: 'Njega & "Mir"',
  phone: "+387 33 000 000",
  legalForm: "d.o.o.",
  years: "25+",
  responseHours: 24,
  country: { bs: 'Č "', de: "Bosnien und Herzegowina", en: "Bosnia" },
} as Partial<Company> as Company;

describe("the facts of the company", () => {
  it("are texts in the requested language", () => {
    const text = "{{company.country}}: {{company.responseHours}}";
    expect(fillText(text, company, "de")).toBe("Bosnien und Herzegowina: 24");
    expect(fillText(text, company, "en")).toBe("Bosnia: 24");
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
