/** @jest-environment jsdom */
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { StructuredData } from "../../src/app/StructuredData";
import { siteUrl } from "../../src/delivery/siteUrl";
import { builtPage } from "../support/build";
import { company, legalPage, legalSlugs, pageMetadata, text } from "../support/content";

const dataOf = (path: string) => {
  const page = new DOMParser().parseFromString(builtPage(path), "text/html");
  const scripts = page.querySelectorAll("script[type='application/ld+json']");
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.textContent ?? "");
};

describe("the data for search engines", () => {
  it("describes the provider on the landing page, from its facts", () => {
    expect(dataOf("/")).toMatchObject({
      "@type": "LocalBusiness",
      name: company.name,
      legalName: `${company.name} ${company.legalForm}`,
      description: pageMetadata("bs", "/").description,
      url: `${siteUrl()}/`,
      image: expect.stringMatching(/^https:\/\/.+\.jpg$/),
      email: company.email,
      telephone: company.phone,
      address: {
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.city,
        addressCountry: company.country.bs,
      },
      areaServed: { name: company.country.bs },
    });
  });

  it.each(legalSlugs)("has the breadcrumbs of /%s", (slug) => {
    const { "@type": type, itemListElement } = dataOf(`/${slug}`);

    expect(type).toBe("BreadcrumbList");
    expect(itemListElement).toMatchObject([
      { position: 1, name: text("bs", "nav.home"), item: `${siteUrl()}/` },
      { position: 2, name: legalPage("bs", slug).title, item: `${siteUrl()}/${slug}` },
    ]);
  });

  it("cannot end its script element, and is the same after Gatsby has decoded entities", () => {
    const name = "</script><p>&lt;";
    const data = { "@context": "https://schema.org", "@type": "BreadcrumbList", name } as const;
    const html = renderToString(createElement(StructuredData, { data }));

    expect(html).not.toMatch(/<p|&/);
    expect(JSON.parse(html.replace(/<[^>]*>/g, ""))).toEqual(data);
  });
});
