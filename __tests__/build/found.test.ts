/** @jest-environment jsdom */
import sharp from "sharp";
import { siteUrl } from "../../src/delivery/siteUrl";
import { token } from "../../src/delivery/token";
import { builtPage, builtPath, readBuilt } from "../support/build";
import { company, pageMetadata, pagePaths, text } from "../support/content";

const parse = (path: string) => new DOMParser().parseFromString(builtPage(path), "text/html");

const metaOf = (page: Document, name: string) =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content;

const linkOf = (page: Document, rel: string) =>
  page.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.getAttribute("href");

describe.each(pagePaths)("the head of %s", (path) => {
  const page = parse(path);
  const { title, description } = pageMetadata("bs", path);

  it("names the one address of the page and the colour of its header, and has a whole card", () => {
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
  });

  it("has a picture of the size that it states", async () => {
    const address = metaOf(page, "og:image") ?? "";

    expect(address.startsWith(`${siteUrl()}/`)).toBe(true);
    expect(await sharp(builtPath(address.slice(siteUrl().length))).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(metaOf(page, "og:image:width")).toBe("1200");
    expect(metaOf(page, "og:image:height")).toBe("630");
  });
});

describe("the head of every page", () => {
  it.each([...pagePaths, "/404"])(
    "at %s names icons that exist, and not what made it",
    async (path) => {
      const page = parse(path);
      expect(metaOf(page, "generator")).toBeUndefined();
      const icons = [...page.querySelectorAll("link[rel$=icon]")].map((link) =>
        builtPath(link.getAttribute("href") ?? ""),
      );

      expect(icons).toHaveLength(3);
      for (const icon of icons.filter((file) => !file.endsWith(".ico"))) {
        expect((await sharp(icon).metadata()).width).toBeGreaterThan(0);
      }
      expect(linkOf(page, "manifest")).toBe("/manifest.webmanifest");
    },
  );
});

describe("the manifest", () => {
  const manifest = JSON.parse(readBuilt("manifest.webmanifest"));

  it("says what the pages say", () => {
    expect(manifest).toMatchObject({
      name: company.name,
      description: pageMetadata("bs", "/").description,
      lang: "bs",
      start_url: "/",
      theme_color: token("ground"),
    });
  });

  it("names icons of the sizes that it states", async () => {
    const icons: { src: string; sizes: string }[] = manifest.icons;

    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(builtPath(src)).metadata();
      expect(["any", `${width}x${height}`]).toContain(sizes);
      expect(width).toBe(height);
    }
    expect(icons.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512"]);
  });
});

describe("search engines", () => {
  it("find every page in the sitemap, and nothing else", () => {
    const xml = new DOMParser().parseFromString(readBuilt("sitemap.xml"), "application/xml");
    const listed = [...xml.querySelectorAll("urlset > url > loc")].map((loc) => loc.textContent);

    expect(listed).toEqual(pagePaths.map((path) => siteUrl() + path).sort());
  });

  it("may read everything, and are led to the sitemap", () => {
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
