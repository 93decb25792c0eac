/** @jest-environment jsdom */
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { languages } from "../../src/contract/languages";
import { siteUrl } from "../../src/delivery/siteUrl";
import { withStructuredData } from "../../src/delivery/structuredData";
import { builtPage } from "../support/build";
import { company, legalPage, legalSlugs, pageMetadata, pagePaths, text } from "../support/content";
import { type Folder, useFolder } from "../support/useFolder";

const dataOf = (path: string) => {
  const page = new DOMParser().parseFromString(builtPage(path), "text/html");
  const scripts = page.querySelectorAll("script[type='application/ld+json']");
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.textContent ?? "");
};

const vocabulary = require.resolve("schema-dts").replace(/\.js$/, ".d.ts");
const compiler = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");

/**
 * @returns the type errors of each entry, by the types of schema.org's vocabulary
 */
function faultsOf(folder: Folder, data: object[]): string[][] {
  const code = [
    `import type { BreadcrumbList, LocalBusiness, WithContext } from "schema-dts";`,
    "type Data = WithContext<LocalBusiness | BreadcrumbList>;",
    ...data.map((each, index) => `export const data${index}: Data = ${JSON.stringify(each)};`),
  ];
  folder.write("data.ts", code.join("\n"));
  folder.write(
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        module: "esnext",
        moduleResolution: "bundler",
        types: [],
        paths: { "schema-dts": [vocabulary] },
      },
      files: ["data.ts"],
    }),
  );
  const { stdout } = spawnSync(process.execPath, [compiler, "--pretty", "false"], {
    cwd: folder.root,
    encoding: "utf8",
  });
  const messages = stdout.split(/\n(?=\S)/).filter((message) => message !== "");
  const faults = data.map((_each, index) =>
    messages.filter((message) =>
      message.startsWith(`data.ts(${code.length - data.length + index + 1},`),
    ),
  );
  // An error outside the entries is an error of this test.
  expect(messages).toEqual(faults.flat());
  return faults;
}

const mistakes: [string, object][] = [
  ["a property that schema.org lacks", { phoneNumber: "1" }],
  ["a property that belongs to another type", { numberOfPages: 1 }],
  ["a value of the wrong kind", { address: { "@type": "Country", postalCode: "71000" } }],
  ["a type that schema.org lacks", { "@type": "CareBedShop" }],
];

describe("the data for search engines", () => {
  const folder = useFolder();

  it("follows schema.org's vocabulary on every page", () => {
    const wrong = mistakes.map(([, mistake]) => ({ ...dataOf("/"), ...mistake }));
    const faults = faultsOf(folder, [...pagePaths.map(dataOf), ...wrong]);

    expect(faults.slice(0, pagePaths.length).flat()).toEqual([]);
    mistakes.forEach(([mistake], index) => {
      expect({ mistake, faults: faults[pagePaths.length + index]?.length }).toEqual({
        mistake,
        faults: 1,
      });
    });
  }, 60_000);

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
      knowsLanguage: languages,
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

  it("cannot end its script element", () => {
    const data = {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      name: "</script><p>",
    } as const;
    const page = "<html><head><title>$&</title></head><body></body></html>";
    const written = withStructuredData(page, data);

    expect(new DOMParser().parseFromString(written, "text/html").querySelector("p")).toBeNull();
  });
});
