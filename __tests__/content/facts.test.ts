import { companyFacts, fillHtml, fillText } from "../../src/company/facts";
import type { Company } from "../../src/contract/company";

const company = {
  name: 'Njega & "Mir"',
  phone: "+387 33 000 000",
  foundedYear: 2012,
  country: { bs: "Bosna i Hercegovina", de: "Bosnien und Herzegowina", en: "Bosnia" },
} as unknown as Company;
const facts = companyFacts(company, "de");

describe("the facts of the company", () => {
  it("are texts, in the language that is asked for", () => {
    expect(facts).toMatchObject({ foundedYear: "2012", country: "Bosnien und Herzegowina" });
    expect(companyFacts(company, "bs")).toMatchObject({ country: "Bosna i Hercegovina" });
  });

  it("stand in a text wherever it names them", () => {
    expect(fillText("{{company.name}}: {{company.phone}}, {{company.phone}}", facts)).toBe(
      'Njega & "Mir": +387 33 000 000, +387 33 000 000',
    );
  });

  it.each(["{{company.nothing}}", "{{company.constructor}}", "{{name}}", "{{year}}"])(
    "leave %s as it is",
    (placeholder) => {
      expect(fillText(placeholder, facts)).toBe(placeholder);
      expect(fillHtml(placeholder, facts)).toBe(placeholder);
    },
  );

  it("stand in HTML as text, and in addresses without spaces", () => {
    const html =
      '<a href="tel:%7B%7Bcompany.phone%7D%7D">{{company.phone}}</a>, <b>{{company.name}}</b>';

    expect(fillHtml(html, facts)).toBe(
      '<a href="tel:+38733000000">+387 33 000 000</a>, <b>Njega &#38; &#34;Mir&#34;</b>',
    );
    expect(fillHtml("<{{company.name}}>", { ...facts, name: "<i>" })).toBe("<&#60;i&#62;>");
    expect(fillHtml('"/?%7B%7Bcompany.country%7D%7D"', { ...facts, country: 'Č "' })).toBe(
      '"/?%C4%8C%22"',
    );
  });
});
