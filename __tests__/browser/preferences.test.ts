import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { addStyles, motionEnds, scrollTo, showPictures } from "../support/browser/elements";
import { field, fieldNames } from "../support/browser/form";
import { chooseLanguage, languageButton, languageMenuButton } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { openSideMenu, phone, provokeFormErrors } from "../support/browser/states";

/** @returns whether the element has a border on every side, which has a system colour */
const hasBorder = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { borderWidth, borderStyle } = getComputedStyle(element);
    return /^[1-9]\S*$/.test(borderWidth) && borderStyle === "solid";
  });

/** @returns the width of the element's border, in pixels */
const borderOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderWidth));

/** @returns a screenshot of the element without focus and hover */
async function lookOf(locator: Locator): Promise<string> {
  await locator.page().evaluate(() => (document.activeElement as HTMLElement).blur());
  await locator.page().mouse.move(1, 1);
  await motionEnds(locator.page());
  return (await locator.screenshot()).toString("base64");
}

describe("in forced colours", () => {
  const forced = { forcedColors: "active", colorScheme: "dark" } as const;

  it("buttons and fields have a border, and the chosen position looks different from the others", async () => {
    const page = await openReadyPage("/", { ...forced, reducedMotion: "reduce" });
    await showPictures(page);
    const main = page.getByRole("main");
    const bordered = [
      main.getByRole("link", { name: "Saznajte više" }),
      ...(await main.getByRole("link", { name: "Pišite nam" }).all()),
      main.getByRole("button", { name: "Pošaljite poruku" }),
      ...fieldNames.map((name) => field(page, name)),
    ];

    for (const each of bordered)
      expect([String(each), await hasBorder(each)]).toEqual([String(each), true]);

    const [first, second] = await page.getByRole("radio").all();
    if (!first || !second) throw new Error("The page has no positions to choose");
    /** The brightness of the middle of the first button; around it is the dark ground of the system. */
    const middle = async () => {
      const look = sharp(Buffer.from(await lookOf(first), "base64"))
        .removeAlpha()
        .raw();
      const { data, info } = await look.toBuffer({ resolveWithObject: true });
      expect(data[0]).toBe(0);
      return data[3 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2))];
    };
    await first.check();
    expect(await middle()).toBeGreaterThan(200);
    await second.check();
    expect(await middle()).toBe(0);
  });

  it("icons and drawings have the colour of the text", async () => {
    const page = await openReadyPage("/", forced);
    const others = await page.locator("svg").evaluateAll((drawings) => {
      const colour = (element: Element | null) => element && getComputedStyle(element).color;
      return drawings.filter((each) => colour(each) !== colour(each.parentElement)).length;
    });
    expect(others).toBe(0);
  });

  it("a field with an error has a thicker border than another", async () => {
    const page = await openReadyPage("/", forced);
    const before = await borderOf(field(page, "email"));
    await provokeFormErrors(page);
    expect(await borderOf(field(page, "email"))).toBeGreaterThan(before);
  });

  it("the side menu and the scrolled header have a border", async () => {
    const page = await openReadyPage("/", { ...phone, ...forced });
    const border = (locator: Locator, line: "outline" | "borderLeft") =>
      locator.evaluate((element, name) => {
        const style = getComputedStyle(element);
        return [style[`${name}Width`], style[`${name}Color`] === style.color];
      }, line);
    expect(await headerIsTransparent(page)).toBe(false);
    await scrollTo(page, 400);
    await page.locator("[data-scrolled] header").waitFor();
    expect(await border(page.getByRole("banner"), "outline")).toEqual(["1px", true]);
    expect(await border(await openSideMenu(page), "borderLeft")).toEqual(["1px", true]);
  });

  it("the current language is marked by more than bold type in the header and in the side menu", async () => {
    const page = await openReadyPage("/", forced);
    await addStyles(page, "* { font-weight: 400 !important; }");
    const look = async () => {
      if (!(await languageButton(page, "bs").isVisible())) await languageMenuButton(page).click();
      await motionEnds(page);
      return lookOf(languageButton(page, "bs"));
    };
    for (const viewport of [{ width: 1280, height: 800 }, phone.viewport]) {
      await page.setViewportSize(viewport);
      const current = await look();
      await chooseLanguage(page, "de");
      expect(await look()).not.toBe(current);

      await chooseLanguage(page, "bs");
      expect(await look()).toBe(current);
      await page.keyboard.press("Escape");
    }
  });
});

/** @returns the animations that run, and the transitions that would start */
const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layers = [undefined, "::before", "::after", "::backdrop"];
    const transitions = [...document.querySelectorAll("*")].flatMap((element) =>
      layers
        .map((layer) => getComputedStyle(element, layer).transitionDuration)
        .filter((durations) =>
          durations.split(", ").some((time) => Number.parseFloat(time) > 0.001),
        )
        .map((duration) => `${element.tagName}: transition of ${duration}`),
    );
    return [...transitions, ...document.getAnimations().map(({ id }) => `animation ${id}`)];
  });

it.each(["/", "/gdpr"])("with reduced motion nothing moves on %s", async (path) => {
  const page = await openReadyPage(path, { ...phone, reducedMotion: "reduce" });
  await showPictures(page);
  expect(await motions(page)).toEqual([]);

  await openSideMenu(page);
  expect(await motions(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await motions(page)).not.toEqual([]);
});

it("a line marks a button that sends, moves, and stands still with reduced motion", async () => {
  const page = await openReadyPage("/", { reducedMotion: "reduce" });
  const button = page.getByRole("button", { name: "Pošaljite poruku" });
  await button.evaluate((element) => element.setAttribute("aria-busy", "true"));
  // The pointer is over the button that it has pressed.
  await button.hover();
  const style = await button.evaluate((element) => {
    const { backgroundImage, backgroundSize, outlineStyle } = getComputedStyle(element);
    return { backgroundImage, backgroundSize, outlineStyle };
  });
  expect(style).toEqual({
    backgroundImage: expect.stringMatching(/^linear-gradient/),
    backgroundSize: "100% 3px",
    outlineStyle: "none",
  });
  expect(await motions(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const moves = await button.evaluate((element) => element.getAnimations().length);
  expect(moves).toBe(1);
});

const headerIsTransparent = (page: Page) =>
  page
    .getByRole("banner")
    .evaluate((header) => getComputedStyle(header).backgroundColor === "rgba(0, 0, 0, 0)");

it("with more contrast the header is opaque, and lines have the colour of the text", async () => {
  const page = await openReadyPage("/", phone);
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ["--line", "--ink"].map((name) => style.getPropertyValue(name));
    });
  const [line, ink] = await colours();
  expect(line).not.toBe(ink);
  expect(await headerIsTransparent(page)).toBe(true);
  await page.emulateMedia({ contrast: "more" });
  await motionEnds(page);
  expect(await headerIsTransparent(page)).toBe(false);
  expect(await colours()).toEqual([ink, ink]);
});

it("the printed landing page has its address, the four steps whole and in one row, on white paper, and nothing to fill in", async () => {
  const page = await openReadyPage("/", { viewport: { width: 643, height: 971 } });
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("input, textarea, button").visible().count()).toBe(0);
  const parts = await page
    .locator("#process li, #contact")
    .evaluateAll((all) =>
      all.map((part) => ({ ...getComputedStyle(part), y: part.getBoundingClientRect().y })),
    );
  for (const { breakInside, animationName, backgroundColor } of parts) {
    const style = { breakInside, animationName, backgroundColor };
    const whole = { breakInside: "avoid", animationName: "none" };
    expect(style).toEqual({ ...whole, backgroundColor: "rgba(0, 0, 0, 0)" });
  }
  expect(new Set(parts.slice(0, 4).map(({ y }) => y)).size).toBe(1);
  const address = await page
    .locator("link[rel=canonical]")
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toBe('"https://www.example.com/"');
});

it("in print a legal page has its text and the address of the provider, and no navigation", async () => {
  const page = await openReadyPage("/gdpr");
  const around = [
    page.getByRole("navigation", { name: "Glavna navigacija" }),
    page.getByRole("navigation", { name: "Pravne informacije" }),
    page.getByRole("navigation", { name: "Na ovoj stranici" }),
  ];
  for (const part of around) await part.waitFor();
  await page.emulateMedia({ media: "print" });
  for (const part of around) await part.waitFor({ state: "hidden" });
  await page.getByRole("banner").getByText("Njega Plus").waitFor();
  await page.getByRole("heading", { level: 1, name: "Politika privatnosti" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "Kolačići" }).waitFor();
  await page.getByRole("contentinfo").getByText("Zmaja od Bosne").waitFor();
});

it("a page that is printed after scrolling has no dark ground behind its dark text", async () => {
  const page = await openReadyPage("/gdpr");
  await scrollTo(page, 400);
  await page.locator("[data-scrolled] header").waitFor();
  await page.emulateMedia({ media: "print" });
  await motionEnds(page);
  expect(await headerIsTransparent(page)).toBe(true);
});
