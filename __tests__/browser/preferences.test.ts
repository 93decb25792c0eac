import type { Locator, Page } from "playwright-core";
import type { Language } from "../../src/contract/languages";
import { addStyles } from "../support/browser/elements";
import { field, fieldNames } from "../support/browser/form";
import { openReadyPage } from "../support/browser/openPage";
import { showPictures } from "../support/browser/pictures";
import { openSideMenu, phone } from "../support/browser/states";
import { company, legalPage, legalSlugs, pagePaths, text, unknownPath } from "../support/content";

/** Whether an edge is drawn around the whole element; its colour is then the system's. */
const hasBorder = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    return ["top", "right", "bottom", "left"].every(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
        style.getPropertyValue(`border-${side}-style`) !== "none",
    );
  });

/** A picture of the element, without the focus and the pointer. */
async function lookOf(locator: Locator): Promise<string> {
  await locator.page().evaluate(() => (document.activeElement as HTMLElement).blur());
  await locator.page().mouse.move(1, 1);
  return (await locator.screenshot()).toString("base64");
}

describe("in forced colours", () => {
  const forced = { forcedColors: "active" } as const;

  it("buttons and fields have an edge", async () => {
    const { page } = await openReadyPage("/", forced);
    const main = page.getByRole("main");
    const edged = [
      main.getByRole("link", { name: text("bs", "hero.learnMore") }),
      main.getByRole("link", { name: text("bs", "hero.contact") }),
      main.getByRole("button", { name: text("bs", "contact.form.submit") }),
      ...fieldNames.map((name) => field(page, name)),
    ];

    for (const each of edged)
      expect([String(each), await hasBorder(each)]).toEqual([String(each), true]);
  });

  it.each([
    ["header", (page: Page) => page.getByRole("banner")],
    ["side menu", (page: Page) => page.getByRole("dialog")],
  ])("the current language is marked by more than bold type in the %s", async (place, part) => {
    const { page } = await openReadyPage("/", forced);
    if (place === "side menu") {
      await page.setViewportSize(phone.viewport);
      await openSideMenu(page);
    }
    const option = (language: Language) =>
      part(page).getByRole("button", { name: text(language, "language.name") });
    await addStyles(page, "* { font-weight: 400 !important; }");
    const choose = async (language: Language) => {
      await option(language).click();
      await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
    };
    const current = await lookOf(option("bs"));
    await choose("de");
    expect(await lookOf(option("bs"))).not.toBe(current);

    await choose("bs");
    expect(await lookOf(option("bs"))).toBe(current);
  });

  it("the chosen position looks different from the others", async () => {
    const { page } = await openReadyPage("/", forced);
    const choice = (key: "flat" | "back") =>
      page.getByRole("radio", { name: text("bs", `quality.positions.${key}`) });
    await choice("flat").check();
    const chosen = await lookOf(choice("flat"));
    await choice("back").check();
    expect(await lookOf(choice("flat"))).not.toBe(chosen);

    await choice("flat").check();
    expect(await lookOf(choice("flat"))).toBe(chosen);
  });
});

/** What moves, or would move at the next change of state, for longer than an instant. */
const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const instant = 1;
    const milliseconds = (times: string) =>
      Math.max(
        ...times.split(",").map((time) => Number.parseFloat(time) * (/ms$/.test(time) ? 1 : 1000)),
      );
    // An animation whose keyframes are not there for this visitor moves nothing.
    const framesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSKeyframesRule) return rule.name;
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
        return rule instanceof CSSGroupingRule ? framesIn(rule.cssRules) : [];
      });
    const frames = [...document.styleSheets].flatMap(({ cssRules }) => framesIn(cssRules));
    const layers = [undefined, "::before", "::after", "::backdrop"];
    const found = [...document.querySelectorAll("*")].flatMap((element) =>
      layers.flatMap((layer) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } =
          getComputedStyle(element, layer);
        return [
          frames.some((name) => animationName.split(", ").includes(name)) &&
            animationDuration !== "0s" &&
            `animation ${animationName}`,
          milliseconds(transitionDuration) > instant && `transition of ${transitionDuration}`,
          scrollBehavior !== "auto" && `scrolling ${scrollBehavior}`,
        ]
          .filter(Boolean)
          .map((motion) => `${element.tagName}${layer ?? ""}: ${motion}`);
      }),
    );
    return [...found, ...document.getAnimations().map(({ id }) => `running animation ${id}`)];
  });

describe("where motion is not wanted", () => {
  it.each([...pagePaths, unknownPath])("nothing moves on %s", async (path) => {
    const { page } = await openReadyPage(path, phone);
    await showPictures(page);
    expect(await motions(page)).toEqual([]);

    await openSideMenu(page);
    expect(await motions(page)).toEqual([]);
  });

  it("is told from where it is", async () => {
    const { page } = await openReadyPage("/", { ...phone, reducedMotion: "no-preference" });

    expect(await motions(page)).not.toEqual([]);
  });
});

/** Lines with less contrast to their ground than 3:1, by the elements that draw them. */
const faintLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const channels = (colour: string): number[] => {
      if (!pen) throw new Error("The browser has no canvas");
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return "white";
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 255
        ? backgroundColor
        : groundOf(element.parentElement);
    };
    return [...document.body.querySelectorAll("*")].flatMap((element) => {
      const style = getComputedStyle(element);
      return ["top", "bottom", "left", "right"]
        .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
        .map((side) => style.getPropertyValue(`border-${side}-color`))
        .filter((colour) => channels(colour)[3] !== 0)
        .filter((colour) => contrast(colour, groundOf(element.parentElement)) < 3)
        .map((colour) => `${element.tagName}.${element.className}: ${colour}`);
    });
  });

const headerIsGlass = (page: Page) =>
  page
    .getByRole("banner")
    .evaluate((header) => getComputedStyle(header).backgroundColor === "rgba(0, 0, 0, 0)");

describe("where more contrast is wanted", () => {
  it("no line is faint, and nothing shines through the header", async () => {
    const { page } = await openReadyPage("/", { ...phone, contrast: "more" });
    await openSideMenu(page);
    expect(await faintLines(page)).toEqual([]);
    expect(await headerIsGlass(page)).toBe(false);
  });

  it("is told from where it is not", async () => {
    const { page } = await openReadyPage("/", phone);

    expect(await faintLines(page)).not.toEqual([]);
    expect(await headerIsGlass(page)).toBe(true);
  });
});

describe("on paper", () => {
  it.each(legalSlugs)("/%s is its text alone, under the name of the provider", async (slug) => {
    const { page } = await openReadyPage(`/${slug}`);
    const { headlines } = legalPage("bs", slug);
    const contents = page.getByRole("navigation", { name: text("bs", "legal.contents") });
    const navigation = page.getByRole("navigation", { name: text("bs", "header.navigation") });
    const around = [navigation, page.getByRole("contentinfo"), contents];
    const onScreen = headlines.length > 1 ? around : around.slice(0, 2);
    for (const part of onScreen) await part.waitFor();
    await page.emulateMedia({ media: "print" });

    for (const part of around) await part.waitFor({ state: "hidden" });
    await page.getByRole("banner").getByText(company.name).waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const name of headlines) await page.getByRole("heading", { level: 2, name }).waitFor();
  });
});
