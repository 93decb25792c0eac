/** @jest-environment jsdom */
import sharp from "sharp";
import { siteUrl } from "../../src/delivery/siteUrl";
import { token } from "../../src/delivery/token";
import { builtFiles, builtPage, builtPath, readBuilt } from "../support/build";
import { company, pageMetadata, pagePaths, text } from "../support/content";

const parse = (path: string) => new DOMParser().parseFromString(builtPage(path), "text/html");

const metaOf = (page: Document, name: string) =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content;

const linkOf = (page: Document, rel: string) =>
  page.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.getAttribute("href");

const inlineScripts = (page: Document) =>
  Array.from(page.querySelectorAll("script:not([src], [type])"), ({ textContent }) => textContent);

const pathOf = (file: string) => `/${file.replace(/(?:\/?index)?\.html$/, "")}`;

describe("the HTML of the build", () => {
  it("has a landing page, a page for each file in content/legal, a not-found page and no other", () => {
    const paths = builtFiles(".html")
      .filter((file) => !/^(?:~|_|page-data\/)/.test(file))
      .map(pathOf);

    expect([...new Set(paths)].sort()).toEqual([...pagePaths, "/404"].sort());
  });

  it.each(pagePaths)(
    "at %s is Bosnian, and has a canonical address and a card with a picture",
    async (path) => {
      const page = parse(path);
      const { title, description } = pageMetadata("bs", path);

      expect(page.documentElement.lang).toBe("bs");
      expect(page.title).toBe(title);
      expect(metaOf(page, "description")).toBe(description);
      expect(page.querySelectorAll("title, meta[name=description]")).toHaveLength(2);
      expect(page.querySelectorAll("h1")).toHaveLength(1);
      expect(linkOf(page, "canonical")).toBe(siteUrl() + path);
      expect(metaOf(page, "og:url")).toBe(siteUrl() + path);
      expect(metaOf(page, "robots")).toBeUndefined();
      expect(metaOf(page, "theme-color")).toBe(token("ground"));
      expect(metaOf(page, "og:title")).toBe(title);
      expect(metaOf(page, "og:description")).toBe(description);
      expect(metaOf(page, "og:image:alt")).toBe(text("bs", "share.imageAlt"));
      expect(metaOf(page, "og:site_name")).toBe(company.name);
      expect(metaOf(page, "og:locale")).toBe("bs_BA");
      expect(metaOf(page, "twitter:card")).toBe("summary_large_image");

      const address = metaOf(page, "og:image") ?? "";
      expect(address.startsWith(`${siteUrl()}/`)).toBe(true);
      const picture = await sharp(builtPath(address.slice(siteUrl().length))).metadata();
      expect(picture).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect(metaOf(page, "og:image:width")).toBe("1200");
      expect(metaOf(page, "og:image:height")).toBe("630");
    },
  );

  it.each([...pagePaths, "/404"])(
    "at %s has icons, and loads from its own origin",
    async (path) => {
      const page = parse(path);
      expect(builtPage(path)).not.toContain("gatsby-image");
      const icons = [...page.querySelectorAll("link[rel$=icon]")].map((link) =>
        builtPath(link.getAttribute("href") ?? ""),
      );
      expect(icons).toHaveLength(2);
      for (const icon of icons) expect((await sharp(icon).metadata()).width).toBeGreaterThan(0);
      expect(linkOf(page, "manifest")).toBe("/manifest.webmanifest");

      const addresses = [...page.querySelectorAll("[src], link[href]:not([rel=canonical])")].map(
        (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
      );
      expect(addresses.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([]);
    },
  );

  it.each(pagePaths)("at %s has no placeholder, and the inline scripts of all pages", (path) => {
    const page = parse(path);

    expect(page.documentElement.outerHTML).not.toMatch(/\{\{|%7B%7B/);
    expect(inlineScripts(page).length).toBeGreaterThan(0);
    expect(inlineScripts(page)).toEqual(inlineScripts(parse("/")));
    expect(page.querySelector("#gatsby-announcer")?.hasAttribute("hidden")).toBe(true);
  });

  it.each(pagePaths)("at %s preloads every font once", (path) => {
    const links = [...parse(path).querySelectorAll("link[rel=preload][as=font]")];

    expect(links.map((link) => link.getAttribute("href")?.slice(1)).sort()).toEqual(
      builtFiles(".woff2"),
    );
  });

  it("has input types and autocomplete values in the form", () => {
    const fields = parse("/").querySelectorAll<HTMLInputElement>("form [name]");

    expect(
      Array.from(fields, (field) => [
        field.name,
        field.type,
        field.autocomplete,
        field.getAttribute("aria-required"),
      ]),
    ).toEqual([
      ["name", "text", "name", "true"],
      ["email", "email", "email", "true"],
      ["phone", "tel", "tel", null],
      ["message", "textarea", "", "true"],
    ]);
  });
});

it("no placeholder of a company's fact remains in pages and their data", () => {
  const files = [...builtFiles(".html"), ...builtFiles(".json")];

  expect(files.filter((file) => /(?:\{\{|%7B%7B)company\./.test(readBuilt(file)))).toEqual([]);
});

it("the manifest has the name of the company, and icons of the stated sizes", async () => {
  const manifest = JSON.parse(readBuilt("manifest.webmanifest"));
  const icons: { src: string; sizes: string }[] = manifest.icons;

  expect(manifest).toMatchObject({
    name: company.name,
    lang: "bs",
    start_url: "/",
    theme_color: token("ground"),
  });
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(builtPath(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(["180x180", "192x192", "512x512"]);
});

describe("search engines", () => {
  it("find every page in the sitemap, and nothing else", () => {
    const xml = new DOMParser().parseFromString(readBuilt("sitemap.xml"), "application/xml");
    const listed = [...xml.querySelectorAll("urlset > url > loc")].map((loc) => loc.textContent);

    expect(listed).toEqual(pagePaths.map((path) => siteUrl() + path).sort());
  });

  it("may read everything, and get the address of the sitemap", () => {
    expect(readBuilt("robots.txt").split("\n")).toEqual(
      expect.arrayContaining(["User-agent: *", "Allow: /", `Sitemap: ${siteUrl()}/sitemap.xml`]),
    );
  });

  it("do not list the not-found page", () => {
    const page = parse("/404");

    expect(metaOf(page, "robots")).toBe("noindex");
    expect(linkOf(page, "canonical")).toBeUndefined();
    expect(page.querySelector("script[type='application/ld+json']")).toBeNull();
  });
});
