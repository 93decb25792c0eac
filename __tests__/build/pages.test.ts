/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { type ConfigData, HtmlValidate } from "html-validate";
import sharp from "sharp";
import { contactSchema } from "../../src/sections/Contact/contactSchema";
import { builtFiles, builtPage, builtPath, hardFolder, readBuilt } from "../support/build";

const origin = "https://www.example.com";

/** The title of each page, and the words with which its description begins. */
const pages: [path: string, title: string, description: string][] = [
  ["/", "Medicinski kreveti za kućnu njegu u BiH – Njega Plus", "Premium medicinski kreveti"],
  ["/gdpr", "Politika privatnosti – Njega Plus", "Koje podatke ova stranica obrađuje"],
  ["/imprint", "Impresum – Njega Plus", "Podaci"],
  ["/terms-of-service", "Uslovi korištenja – Njega Plus", "Pravila"],
];

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const [, nameOfGround] = /--ground: var\((.*)\);/.exec(tokens) ?? [];
/** The colour of the ground of all pages. */
const [, ground] = new RegExp(`${nameOfGround}: (.*);`).exec(tokens) ?? [];

const paths = pages.map(([path]) => path);

const readHard = (file: string) => readFileSync(`${hardFolder}/${file}`, "utf8");

const parse = (path: string) => new DOMParser().parseFromString(builtPage(path), "text/html");

const metaOf = (page: Document, name: string) =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content;

const linkOf = (page: Document, rel: string) =>
  page.querySelector(`link[rel="${rel}"]`)?.getAttribute("href");

const dataOf = (page: Document) =>
  [...page.querySelectorAll("script[type='application/ld+json']")].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );

describe("the HTML of the build", () => {
  it.each(pages)(
    "at %s is Bosnian, and has a canonical address and a card with a picture",
    async (path, title, description) => {
      const page = parse(path);
      const image = metaOf(page, "og:image") ?? "";
      expect(page.documentElement.lang).toBe("bs");
      expect(page.title).toBe(title);
      expect(page.querySelectorAll("h1, title, meta[name=description]")).toHaveLength(3);
      expect(linkOf(page, "canonical")).toBe(origin + path);
      for (const name of ["description", "og:description"]) {
        expect(metaOf(page, name)).toMatch(new RegExp(`^${description}[^\u00A0\u2060]+$`));
      }
      for (const [name, value] of Object.entries({
        "og:title": page.title,
        "og:url": origin + path,
        "og:site_name": "Njega Plus",
        "twitter:card": "summary_large_image",
        "theme-color": ground,
        "color-scheme": "only light",
        "format-detection": "telephone=no",
        "darkreader-lock": "",
      })) {
        expect([name, metaOf(page, name)]).toEqual([name, value]);
      }
      expect(metaOf(page, "robots")).toBeUndefined();
      expect(image.startsWith(`${origin}/`)).toBe(true);
      const picture = await sharp(builtPath(image.slice(origin.length))).metadata();
      expect(picture).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    },
  );

  it.each([...paths, "/404"])(
    "at %s has icons, each font once, and loads from its own origin",
    async (path) => {
      const page = parse(path);
      const icons = [...page.querySelectorAll("link[rel$=icon]")].map((link) =>
        builtPath(link.getAttribute("href") ?? ""),
      );
      expect(icons).toHaveLength(2);
      for (const icon of icons) expect((await sharp(icon).metadata()).width).toBeGreaterThan(0);
      const addresses = [...page.querySelectorAll("[src], link[href]:not([rel=canonical])")].map(
        (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
      );
      expect(addresses.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([]);
      const fonts = addresses.filter((address) => address.endsWith(".woff2"));
      expect(fonts.length).toBeGreaterThan(1);
      expect(fonts).toEqual([...new Set(fonts)]);
      for (const font of fonts) expect(builtFiles(".woff2")).toContain(font.slice(1));
    },
  );

  it("has fields that browsers fill in", () => {
    const fields = parse("/").querySelectorAll<HTMLInputElement>("form :is(input, textarea)");
    const kinds = Array.from(fields, ({ name, type, autocomplete }) => [name, type, autocomplete]);
    expect(kinds.map(([name]) => name)).toEqual(Object.keys(contactSchema.shape));
    expect(kinds).toEqual(
      expect.arrayContaining([
        ["name", "text", "name"],
        ["email", "email", "email"],
        ["phone", "tel", "tel"],
        ["message", "textarea", ""],
      ]),
    );
  });

  it("has two links in the first view, first to the form, then to the steps", () => {
    const links = parse("/").querySelectorAll(":is(#home, #process) a");
    expect(Array.from(links, (link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Pišite nam", "#contact"],
      ["Saznajte više", "#process"],
    ]);
  });

  it("has links that open a chat with the number of each messenger", () => {
    const html = readHard("index.html");
    expect(html).toContain('href="https://wa.me/38761234567"');
    expect(html).toContain('href="viber://chat?number=%2B38762345678"');
  });

  it("gives each section of a legal page an id from its heading, which the table of contents leads to", () => {
    const page = parse("/gdpr");
    const ids = Array.from(page.querySelectorAll("article h2"), ({ id }) => id);
    expect(ids).toContain("section-kolačići");
    const contents = page.querySelectorAll("article nav a");
    expect(Array.from(contents, (link) => link.getAttribute("href"))).toEqual(
      ids.map((id) => `#${id}`),
    );
  });

  it("has no texts for facts that the company does not have", () => {
    expect(readHard("page-data/index/page-data.json")).toContain("WhatsApp");
    expect(readBuilt("page-data/index/page-data.json")).not.toContain("WhatsApp");
  });

  it("has no placeholder of a fact, and the same is true of the data", () => {
    const files = [...builtFiles(".html"), ...builtFiles(".json")];
    expect(files.filter((file) => /(?:\{\{|%7B%7B)company\./.test(readBuilt(file)))).toEqual([]);
  });
});

describe("search engines", () => {
  it("get the provider's facts on the landing page", () => {
    expect(dataOf(parse("/"))).toMatchObject([
      {
        "@type": "LocalBusiness",
        name: "Njega Plus",
        legalName: "Njega Plus d.o.o.",
        description: expect.stringMatching(/^Premium medicinski kreveti/),
        url: `${origin}/`,
        image: expect.stringMatching(/^https:\/\/.+\.jpg$/),
        email: "info@njegaplus.ba",
        telephone: "+387 33 412 907",
        address: {
          streetAddress: "Zmaja od Bosne 8",
          postalCode: "71000",
          addressLocality: "Sarajevo",
          addressCountry: "Bosna i Hercegovina",
        },
      },
    ]);
  });

  it("find every page in the sitemap, nothing else, and its address in robots.txt", () => {
    const listed = Array.from(
      readBuilt("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g),
      ([, address]) => address,
    );
    expect(listed).toEqual(paths.map((path) => origin + path));
    expect(readBuilt("robots.txt")).toContain(`Allow: /\n\nSitemap: ${origin}/sitemap.xml`);
    expect(readBuilt("_headers")).not.toContain("X-Robots-Tag");
  });

  it("do not list a preview, but can read that", () => {
    for (const name of ["index", "gdpr", "imprint", "terms-of-service", "404"]) {
      expect(readHard(`${name}.html`)).toContain('<meta name="robots" content="noindex"');
    }
    expect(readHard("_headers")).toContain("\n  X-Robots-Tag: noindex\n");
    expect(readHard("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  });

  it("find the pages at the address in SITE_URL", () => {
    const page = new DOMParser().parseFromString(readHard("gdpr.html"), "text/html");
    expect(linkOf(page, "canonical")).toBe("https://njega.example/gdpr");
    expect(metaOf(page, "og:image")).toMatch(/^https:\/\/njega\.example\//);
    expect(readHard("sitemap.xml")).toContain("<loc>https://njega.example/gdpr</loc>");
  });

  it("do not list the not-found page", () => {
    const page = parse("/404");
    expect(metaOf(page, "robots")).toBe("noindex");
    expect(linkOf(page, "canonical")).toBeUndefined();
    expect(dataOf(page)).toEqual([]);
  });
});

it("the manifest has the name of the company, and icons of the stated sizes", async () => {
  const { icons, ...manifest } = JSON.parse(readBuilt("manifest.webmanifest"));
  expect(manifest).toMatchObject({
    name: "Njega Plus",
    lang: "bs",
    start_url: "/",
    theme_color: ground,
  });
  const sizes = await Promise.all(
    icons.map(async ({ src }: { src: string }) => {
      const { width, height } = await sharp(builtPath(src)).metadata();
      return `${width}x${height}`;
    }),
  );
  expect(sizes).toEqual(["180x180", "192x192", "512x512"]);
  expect(icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(sizes);
});

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes HTML in this way; parsers accept it.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // The ids and the style of Gatsby's own elements.
    "valid-id": ["error", { relaxed: true }],
    "no-inline-style": "off",
    // The links of the header and of the side menu are never visible at once.
    "unique-landmark": "off",
    // The content check limits titles.
    "long-title": "off",
    // The styles prevent line breaks in phone numbers.
    "tel-non-breaking": "off",
    // The role keeps lists without bullets accessible in Safari. Lists may have a name.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // The default type of an input is text.
    "no-implicit-input-type": "off",
    // Without scripts the form cannot send.
    "wcag/h32": "off",
  },
};

it.each([...paths, "/404"])("the HTML of %s is valid", async (path) => {
  const { results } = await new HtmlValidate(config).validateString(builtPage(path));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});
