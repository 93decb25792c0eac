import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page, Route } from "playwright-core";
import { alterLandingPage, alterPageData } from "../support/browser/interception";
import { incidents, openReadyPage } from "../support/browser/openPage";

const url = "https://images.example.net/hero.webp";

const pictureFile = readFileSync(resolve(__dirname, "../fixtures/content/images/hero-wide.webp"));

const answer = (route: Route) =>
  route.fulfill({
    contentType: "image/webp",
    headers: { "cross-origin-resource-policy": "cross-origin" },
    body: pictureFile,
  });

const slotElement = /(<picture[^>]*>).*?<img ([^>]*)><\/picture>/s;

/** The files of a picture, among the attributes of its element. */
const files = /\b(?:src|srcset|sizes)="[^"]*"/gi;

/** Serves the page of a build with a `url` for the hero in content/site/images.json. */
const withExternalHero = (host: (route: Route) => Promise<void>) => async (page: Page) => {
  await alterPageData(page, ({ images }) => {
    images.hero.url = url;
  });
  await alterLandingPage(page, (html) =>
    html.replace(slotElement, (_picture, box: string, attributes: string) => {
      const others = attributes.replace(files, "").replace(/\/$/, "");
      return `${box}<img ${others} src="${url}" referrerPolicy="no-referrer"/></picture>`;
    }),
  );
  await page.route(url, host);
};

const hero = (page: Page) => page.locator("#home img");

const loaded = (page: Page, start: string) =>
  page.waitForFunction((address) => {
    const image = document.querySelector<HTMLImageElement>("#home img");
    return image?.complete && image.naturalWidth > 0 && image.currentSrc.startsWith(address);
  }, start);

const hostFailed = /^(?:failed|error): .*(?:net::ERR|Failed to load resource)/;

describe("a picture slot that names an address on another host", () => {
  it("shows the picture of the host without a referrer, and requests nothing from other hosts", async () => {
    let referrer: string | undefined = "none yet";
    const page = await openReadyPage("/", {
      prepare: withExternalHero(async (route) => {
        referrer = (await route.request().allHeaders()).referer;
        await answer(route);
      }),
    });

    await loaded(page, url);
    expect((await hero(page).boundingBox())?.height).toBeGreaterThan(0);
    expect(referrer).toBeUndefined();
    await page.waitForLoadState("networkidle");
    expect([...new Set(await incidents(page))]).toEqual([`foreign: ${url}`]);
  });

  it("shows the file of the slot when the host answers 404", async () => {
    const page = await openReadyPage("/", {
      prepare: withExternalHero((route) => route.fulfill({ status: 404 })),
    });

    await loaded(page, new URL("/static/", page.url()).href);
    expect(await hero(page).count()).toBe(1);
    const others = (await incidents(page)).filter((line) => !hostFailed.test(line));
    expect([...new Set(others)]).toEqual([`foreign: ${url}`]);
  });
});
