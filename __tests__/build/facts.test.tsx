import i18next from "i18next";
import { renderToString } from "react-dom/server";
import { localBusiness, StructuredData } from "../../src/app/StructuredData";
import type { Company } from "../../src/contract/company";
import { createText } from "../../src/language/text";
import { textOf } from "../content/editedContent";

it("a missing text stops the build with its key", async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ resources: {} });
  const t = createText(i18n, "bs");
  const Hero = () => <h1>{t("hero.title")}</h1>;
  expect(() => renderToString(<Hero />)).toThrow("Missing translation: hero.title (bs)");
});

describe("the structured data", () => {
  it("contains the opening hours if there are any", () => {
    const facts: Company = JSON.parse(textOf("content/site/company.json"));
    const hours = [
      { firstDay: "Mo", lastDay: "We", opens: "08:00", closes: "16:00" },
      { firstDay: "Sa", lastDay: "Sa", opens: "8:00", closes: "9:30" },
      { firstDay: "Su", lastDay: null, opens: "10:00", closes: "12:00" },
    ];
    const opening = (others: Partial<Company>) =>
      JSON.stringify(localBusiness({ ...facts, ...others } as never, { url: "", image: "" }));
    expect(opening({})).not.toContain("openingHours");
    expect(opening({ hours } as never)).toContain(
      '"openingHours":["Mo-We 08:00-16:00","Sa 08:00-09:30","Su 10:00-12:00"]',
    );
  });

  it("has no fact that the company does not have", () => {
    const { legalForm, vatId, ...facts } = JSON.parse(textOf("content/site/company.json"));
    const absent = { ...facts, legalForm: null, vatId: null };
    const data = JSON.stringify(localBusiness(absent, { url: "", image: "" }));

    expect(data).toContain(`"legalName":"${facts.name}"`);
    expect(data).not.toMatch(/null|taxID/);
  });

  it("cannot end its script element", () => {
    const name = "</script><p>&lt;";
    const data = { "@context": "https://schema.org", "@type": "LocalBusiness", name } as const;
    const html = renderToString(<StructuredData data={data} />);
    expect(html).not.toMatch(/<p|&/);
    expect(JSON.parse(html.replace(/<[^>]*>/g, ""))).toEqual(data);
  });
});
