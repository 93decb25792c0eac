import type { Page } from "playwright-core";
import sharp from "sharp";
import { openPage } from "../support/browser/openPage";
import { compare } from "./compare";
import { photograph } from "./views";

const phone = { width: 375, height: 720 };
const desktop = { width: 1440, height: 900 };

const picture = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="tan" d="M0 0h3v2H0z"/><path fill="${ink}" d="M0 1h2v1H0z"/></svg>`)}`;

const paragraph = "<p>The bed stands in a bright room, and light falls on the wall behind it.</p>";

/** A page with the elements of the changes below. */
const fixture = `<body style="margin:0;background:#fdf8ef;color:#17352d;font:18px/1.6 sans-serif">
  <style>
    section { padding: 24px } img { width: 100%; border-radius: 8px }
    .button { padding: 12px 20px; border-radius: 24px; background: #8a5a24; color: #fff }
  </style>
  <h1>A bed in a bright room</h1>
  <p><a class="button">Learn more</a></p>
  <section id="process">${paragraph}<img alt="" src="${picture("brown")}"></section>
  <section id="quality"><img alt="" src="${picture("green")}">${paragraph}</section>
  <section id="service"><h3>Delivery</h3><ul><li>${paragraph}</ul>${paragraph}</section>
  <section id="contact"><h2>Write to the team that brings it</h2>
    <form><label>Name <input></label> <button class="button">Send</button></form></section>
  <footer>© 2026 Example</footer>`;

type Change = { what: string; selector: string; style: Partial<CSSStyleDeclaration> };

const changes: Change[] = [
  { what: "a longer distance", selector: "#quality", style: { marginTop: "8px" } },
  { what: "a headline that has moved", selector: "h1", style: { translate: "8px" } },
  { what: "a block that has moved", selector: "form", style: { translate: "0 6px" } },
  { what: "another ground", selector: "#process", style: { background: "#f1ebdf" } },
  { what: "a button in another colour", selector: "p .button", style: { background: "#6a461c" } },
  { what: "a missing picture", selector: "#process img", style: { visibility: "hidden" } },
  { what: "another picture", selector: "#quality img", style: { scale: "-1 1" } },
  { what: "a missing text", selector: "#service h3", style: { visibility: "hidden" } },
  { what: "another typeface", selector: "#service p", style: { fontFamily: "serif" } },
  { what: "a bolder type", selector: "#service li p", style: { fontWeight: "700" } },
  { what: "square corners", selector: "p .button", style: { borderRadius: "0" } },
  {
    what: "words that are cut off",
    selector: "#contact h2",
    style: { overflow: "hidden", height: "1.2em" },
  },
];

const differences: Change[] = [
  { what: "nothing", selector: "body", style: {} },
  {
    what: "letters that are smoothed in another place",
    selector: "body",
    style: { translate: "0.4px 0.3px" },
  },
  { what: "slightly heavier letters", selector: "body", style: { webkitTextStroke: "0.15px" } },
];

async function openFixture(viewport: typeof phone): Promise<Page> {
  const prepare = (page: Page) =>
    page.route("**/fixture", (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: fixture }),
    );
  return (await openPage("/fixture", { viewport, prepare })).page;
}

/** Makes and reverts each change, and returns the reported ones. */
async function reportedOn(page: Page, made: readonly Change[]): Promise<string[]> {
  const before = await photograph(page);
  const reported: string[] = [];
  for (const { what, selector, style } of made) {
    const element = page.locator(selector).first();
    const own = await element.evaluate((each: HTMLElement, given) => {
      const { cssText } = each.style;
      Object.assign(each.style, given);
      return cssText;
    }, style);
    if (await compare(before, await photograph(page))) reported.push(what);
    await element.evaluate((each: HTMLElement, given) => {
      each.style.cssText = given;
    }, own);
  }
  expect(await compare(before, await photograph(page))).toBeUndefined();
  return reported;
}

describe("the comparison of looks", () => {
  it("reports every change on a narrow screen", async () => {
    const reported = await reportedOn(await openFixture(phone), changes);

    expect(reported).toEqual(changes.map(({ what }) => what));
  });

  it("reports no difference between renderings on a wide screen", async () => {
    expect(await reportedOn(await openFixture(desktop), differences)).toEqual([]);
  });

  it("ignores another year", async () => {
    const page = await openFixture(phone);
    const before = await photograph(page);
    await page.locator("footer").evaluate((line) => {
      line.textContent = line.textContent?.replace(/\d{4}/, "2088") ?? "";
    });

    expect(await compare(before, await photograph(page))).toBeUndefined();
  });

  it("draws the difference", async () => {
    const ground = { width: 160, height: 160, channels: 3, background: "#fff" } as const;
    const dark = { width: 32, height: 32, channels: 3, background: "#000" } as const;
    const before = sharp({ create: ground }).png();
    const after = before.clone().composite([{ input: { create: dark }, left: 64, top: 96 }]);

    const change = await compare(await before.toBuffer(), await after.toBuffer());
    const brightness = async (left: number, top: number) => {
      const place = { left, top, width: 1, height: 1 };
      return (await sharp(change?.difference).extract(place).raw().toBuffer())[0];
    };

    expect(await brightness(76, 108)).toBeGreaterThan(200);
    expect(await brightness(16, 16)).toBeLessThan(10);
    expect(await brightness(140, 112)).toBeLessThan(10);
  });
});
