import { readFileSync } from "node:fs";
import type { Language } from "../../../src/contract/languages";
import { isHydrated } from "../../support/browser/elements";
import { text } from "../../support/content";
import { waitUntil } from "../../support/waitUntil";
import type { Driver } from "./driver";
import type { Site } from "./site";

/** Identifies an element as Testing Library does. */
export type Target = {
  role: string;
  /** A part of its accessible name. */
  name?: string;
  /** A part of its text. */
  text?: string;
  /** The role of the landmark or widget that contains it. */
  within?: string;
};

type Finder = { findVisible(target: Target): Element[] };

const library = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** Runs in the page. */
function installFinder(): void {
  type Library = typeof import("@testing-library/dom");
  const { TestingLibraryDom } = window as unknown as { TestingLibraryDom: Library };
  const { queryAllByRole } = TestingLibraryDom;
  // The second option is the name of the first in Chromium before 121.
  const visibly = { visibilityProperty: true, checkVisibilityCSS: true };
  const findVisible = ({ role, name, text: words, within }: Target) => {
    const place = within ? queryAllByRole(document.body, within)[0] : document.body;
    if (!place) return [];
    return queryAllByRole(place, role, name ? { name: (found) => found.includes(name) } : {})
      .filter((element) => !words || element.textContent?.includes(words))
      .filter((element) => element.checkVisibility(visibly));
  };
  Object.assign(window, { findVisible });
}

const finder = new Function(`${library};(${installFinder})()`) as () => void;

/** Runs in the page. */
const findFirst = (target: Target) => (window as unknown as Finder).findVisible(target)[0];

/** Uses a page in one of the engines. */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(driver: Driver, site: Site) {
  const { evaluate } = driver;

  /** Waits until the condition, which runs in the page, is true. */
  const waitFor = <Given>(what: string, condition: (given: Given) => boolean, given?: Given) =>
    waitUntil(what, () => evaluate(condition, given));

  /** Runs a function with the visible elements. It has access to them alone. */
  const inPage = async <Result>(target: Target, task: (found: HTMLElement[]) => Result) => {
    if (!(await evaluate(() => "findVisible" in window))) await evaluate(finder);
    const code = `return (${task})(findVisible(target))`;
    return evaluate(new Function("target", code) as (wanted: Target) => Result, target);
  };

  const count = (target: Target) => inPage(target, ({ length }) => length);

  /** Waits until it is visible. */
  const sees = (target: Target) =>
    waitUntil(JSON.stringify(target), async () => (await count(target)) > 0);

  /** Waits until it is not visible. */
  const seesNo = (target: Target) =>
    waitUntil(`no ${JSON.stringify(target)}`, async () => (await count(target)) === 0);

  /** Waits until it has the focus. */
  const seesFocusOn = (target: Target) =>
    waitUntil(`the focus on ${JSON.stringify(target)}`, () =>
      inPage(target, ([found]) => found === document.activeElement),
    );

  /** Presses it once it is visible, not covered by the header, and not moving. */
  const press = (target: Target) =>
    waitUntil(`${JSON.stringify(target)} that is clickable`, async () => {
      const rests = await inPage(target, ([found]) => {
        const state = window as Window & { lastPlace?: string };
        if (!found) return false;
        const { left, top, bottom } = found.getBoundingClientRect();
        const isCovered = !found.closest("header, dialog") && top < 100;
        if (isCovered || top < 0 || bottom > window.innerHeight) {
          found.scrollIntoView({ block: "center" });
        }
        const moves = document
          .getAnimations()
          .some(({ effect }) => (effect as KeyframeEffect | null)?.target?.contains(found));
        const place = `${left} ${top}`;
        const rested = !moves && place === state.lastPlace;
        state.lastPlace = place;
        return rested;
      });
      if (rests) await driver.press(findFirst as (target: Target) => Element, target);
      return rests;
    });

  /** Waits until the page has not scrolled for some time, and returns its position. */
  const rests = async () => {
    const seen: number[] = [];
    await waitUntil("a page that does not scroll", async () => {
      seen.push(await evaluate(() => Math.round(scrollY)));
      return seen.length > 5 && new Set(seen.slice(-5)).size === 1;
    });
    return seen.at(-1) ?? 0;
  };

  /** Waits until the page is in the language. */
  const reads = (language: Language) =>
    waitFor(
      `a page in ${language}`,
      (wanted) => document.documentElement.lang === wanted,
      language,
    );

  return {
    ...driver,
    waitFor,
    sees,
    seesNo,
    seesFocusOn,
    press,
    rests,
    reads,

    /** Moves the focus to it. */
    focus: async (target: Target) => {
      await inPage(target, ([found]) => found?.focus());
      await seesFocusOn(target);
    },

    /** Presses it, and the same point of the window once more, some milliseconds later. */
    pressTwice: async (target: Target, gap: number) => {
      await sees(target);
      const [x = 0, y = 0] = await inPage(target, ([found]) => {
        found?.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = (found as Element).getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)];
      });
      await driver.pressAt(x, y);
      await new Promise((done) => setTimeout(done, gap));
      await driver.pressAt(x, y);
    },

    /** Scrolls by a page with the keyboard, and waits until that has begun. */
    pagesDown: async () => {
      const before = await evaluate(() => scrollY);
      await driver.key("PageDown");
      await waitFor("a page that scrolls", (top) => scrollY !== top, before);
    },

    /** Scrolls to the end of the page with the keyboard. */
    readsToTheEnd: async () => {
      await driver.key("End");
      await waitFor("the end of the page", () => {
        const { scrollHeight } = document.documentElement;
        return scrollY + innerHeight >= scrollHeight - 1;
      });
    },

    /** Opens the page without hydrating it. */
    open: (path: string) => driver.load(site.origin + path),

    /** Presses a key and waits until the page is hydrated. */
    hydrate: async () => {
      await driver.key("Shift");
      await waitFor("a hydrated page", isHydrated);
    },

    chooseLanguage: async (language: Language) => {
      await press({ role: "button", name: text(language, "language.name") });
      await reads(language);
    },

    /** Waits for a line of the console. */
    seesLog: (line: RegExp) =>
      waitUntil(`${line} on the console`, async () =>
        (await driver.messages()).some((each) => line.test(each)),
      ),

    /** Waits until the section is at the top of the window. */
    reaches: (id: string) =>
      waitFor(
        `#${id} at the top of the window`,
        (section) => {
          const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN;
          return location.hash === `#${section}` && top >= -1 && top < 200;
        },
        id,
      ),
  };
}
