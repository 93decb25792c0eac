import type { Locator, Page } from "playwright-core";
import { addStyles } from "../support/browser/elements";
import { field, fieldNames } from "../support/browser/form";
import { chooseLanguage, languageButton } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { showPictures } from "../support/browser/pictures";
import { type Colour, contrastOf } from "../support/browser/pixels";
import { openSideMenu, phone } from "../support/browser/states";
import { company, legalSlugs, text, unknownPath } from "../support/content";
import { legalSections } from "../support/legalOutline";

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

  it("buttons and fields have an edge, and the chosen position looks different from the others", async () => {
    const { page } = await openReadyPage("/", forced);
    await showPictures(page);
    const main = page.getByRole("main");
    const edged = [
      main.getByRole("link", { name: text("bs", "hero.learnMore") }),
      main.getByRole("link", { name: text("bs", "hero.contact") }),
      main.getByRole("button", { name: text("bs", "contact.form.submit") }),
      ...fieldNames.map((name) => field(page, name)),
    ];

    for (const each of edged)
      expect([String(each), await hasBorder(each)]).toEqual([String(each), true]);

    const [first, second] = await page.getByRole("radio").all();
    if (!first || !second) throw new Error("The page has no positions to choose");
    await first.check();
    const chosen = await lookOf(first);
    await second.check();
    expect(await lookOf(first)).not.toBe(chosen);
    await first.check();
    expect(await lookOf(first)).toBe(chosen);
  });

  it("the current language is marked by more than bold type in the header and in the side menu", async () => {
    const { page } = await openReadyPage("/", forced);
    await addStyles(page, "* { font-weight: 400 !important; }");
    const expectMarked = async () => {
      const current = await lookOf(languageButton(page, "bs"));
      await chooseLanguage(page, "de");
      expect(await lookOf(languageButton(page, "bs"))).not.toBe(current);

      await chooseLanguage(page, "bs");
      expect(await lookOf(languageButton(page, "bs"))).toBe(current);
    };
    await expectMarked();
    await page.setViewportSize(phone.viewport);
    await openSideMenu(page);
    await expectMarked();
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

describe("with reduced motion", () => {
  it.each(["/", "/gdpr", unknownPath])("nothing moves on %s", async (path) => {
    const { page } = await openReadyPage(path, phone);
    await showPictures(page);
    expect(await motions(page)).toEqual([]);

    await openSideMenu(page);
    expect(await motions(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await motions(page)).not.toEqual([]);
  });
});

/** Lines with less contrast to their ground than 3:1, by the elements that draw them. */
async function faintLines(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const channels = (colour: string): number[] => {
      if (!pen) throw new Error("The browser has no canvas");
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const groundOf = (element: Element | null): number[] => {
      const ground = channels(element ? getComputedStyle(element).backgroundColor : "white");
      return !element || ground[3] === 255 ? ground : groundOf(element.parentElement);
    };
    return [...document.body.querySelectorAll("*")].flatMap((element) => {
      const style = getComputedStyle(element);
      return ["top", "bottom", "left", "right"]
        .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
        .map((side) => channels(style.getPropertyValue(`border-${side}-color`)))
        .filter(([, , , opacity]) => opacity !== 0)
        .map((colour) => ({
          name: `${element.tagName}.${element.className}: ${colour}`,
          colour: colour.slice(0, 3) as Colour,
          ground: groundOf(element.parentElement).slice(0, 3) as Colour,
        }));
    });
  });
  return lines
    .filter(({ colour, ground }) => contrastOf(colour, ground) < 3)
    .map(({ name }) => name);
}

const headerIsGlass = (page: Page) =>
  page
    .getByRole("banner")
    .evaluate((header) => getComputedStyle(header).backgroundColor === "rgba(0, 0, 0, 0)");

it("with more contrast no line is faint, and the header is opaque", async () => {
  const { page } = await openReadyPage("/", phone);
  expect(await faintLines(page)).not.toEqual([]);
  expect(await headerIsGlass(page)).toBe(true);

  await page.emulateMedia({ contrast: "more" });
  await openSideMenu(page);
  expect(await faintLines(page)).toEqual([]);
  expect(await headerIsGlass(page)).toBe(false);
});

describe("on paper", () => {
  it.each(legalSlugs)("/%s has only its text and the name of the provider", async (slug) => {
    const { page } = await openReadyPage(`/${slug}`);
    const sections = legalSections("bs", slug);
    const contents = page.getByRole("navigation", { name: text("bs", "legal.contents") });
    const navigation = page.getByRole("navigation", { name: text("bs", "header.navigation") });
    const around = [navigation, page.getByRole("contentinfo"), contents];
    const onScreen = sections.length > 1 ? around : around.slice(0, 2);
    for (const part of onScreen) await part.waitFor();
    await page.emulateMedia({ media: "print" });

    for (const part of around) await part.waitFor({ state: "hidden" });
    await page.getByRole("banner").getByText(company.name).waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const name of sections) {
      await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
    }
  });
});
