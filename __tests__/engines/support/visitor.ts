import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Language } from "../../../src/contract/languages";
import { isHydrated } from "../../support/browser/elements";
import { waitUntil } from "../../support/waitUntil";
import type { EnginePage } from "./engine";
import type { Site } from "./site";

const languageNames: Record<string, string> = { bs: "Bosanski", de: "Deutsch", en: "English" };

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

declare const TestingLibraryDom: typeof import("@testing-library/dom");

const library = require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js");
const loadLibrary = new Function(readFileSync(library, "utf8")) as () => void;

/** Runs in the page. */
function findVisible({ role, name, text: words, within }: Target): Element[] {
  const { queryAllByRole } = TestingLibraryDom;
  // Texts bind some words with no-break spaces and word joiners, and long words have soft hyphens.
  const plain = (text: string) => text.replace(/\s/g, " ").replace(/[\u00AD\u2060]/g, "");
  const has = (found: string | null, part: string) => plain(found ?? "").includes(plain(part));
  const place = within ? queryAllByRole(document.body, within)[0] : document.body;
  if (!place) return [];
  return queryAllByRole(place, role, name ? { name: (found) => has(found, name) } : {}).filter(
    (element) => !words || has(element.textContent, words),
  );
}

/** Uses a page in one of the engines. */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(page: EnginePage, site: Site) {
  /** Runs a synchronous function in the page, with access to its argument alone. */
  const evaluate = <Given, Result>(task: (given: Given) => Result, given?: Given) =>
    page.evaluate(task as (given: unknown) => Result, given);

  /** Presses a point of the window: taps it where a device has touch points. */
  const pressAt = (x: number, y: number, touchPoints: number) =>
    touchPoints > 0 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

  /** @returns console messages and uncaught errors since the page was loaded, each as one line */
  const messages = async () => [
    ...(await page.consoleMessages()).map((each) => `${each.type()}: ${each.text()}`),
    ...(await page.pageErrors()).map((error) => `uncaught: ${error}`),
  ];

  /** Waits until the condition, which runs in the page, is true. */
  const waitFor = <Given>(condition: (given: Given) => boolean, given?: Given) =>
    waitUntil(`${condition} with ${given}`, () => evaluate(condition, given));

  /** Runs a function with the visible elements. It has access to them alone. */
  const inPage = async <Result>(target: Target, task: (found: HTMLElement[]) => Result) => {
    if (!(await evaluate(() => "TestingLibraryDom" in window))) await evaluate(loadLibrary);
    const code = `return (${task})((${findVisible})(target))`;
    return evaluate(new Function("target", code) as (wanted: Target) => Result, target);
  };

  /** Waits until a function with the visible elements returns something. */
  const waitWith = <Result>(target: Target, task: (found: HTMLElement[]) => Result) =>
    waitUntil(`${task} with ${JSON.stringify(target)}`, () => inPage(target, task));

  /** Waits until it is visible. */
  const sees = (target: Target) => waitWith(target, ([found]) => found !== undefined);

  /** Waits until it has the focus. */
  const seesFocusOn = (target: Target) =>
    waitWith(target, ([found]) => found === document.activeElement);

  /** Waits until it is visible, not covered and not moving. @returns its point of the window */
  const findPoint = (target: Target) =>
    waitWith(target, ([found]) => {
      const state = window as Window & { lastPlace?: string };
      const box = found?.getClientRects()[0];
      if (!box) return undefined;
      const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      const isCovered = !found.contains(document.elementFromPoint(x, y));
      if (isCovered) found.scrollIntoView({ block: "center" });
      const moves = document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect | null)
        .some((each) => each?.getTiming().iterations === 1 && each.target?.contains(found));
      const place = `${box.x} ${box.y}`;
      const rests = !isCovered && !moves && place === state.lastPlace;
      state.lastPlace = place;
      return rests ? ([x, y, navigator.maxTouchPoints] as const) : undefined;
    });

  const press = async (target: Target) => pressAt(...(await findPoint(target)));

  /** Waits until the page is in the language. */
  const reads = (language: Language) =>
    waitFor((wanted) => document.documentElement.lang === wanted, language);

  return {
    page,
    evaluate,
    messages,
    waitFor,
    sees,
    seesFocusOn,
    press,
    reads,

    /** Waits until it is not visible. */
    seesNo: (target: Target) => waitWith(target, ([found]) => found === undefined),

    /** Waits until the page has not scrolled for some time, and returns its position. */
    rests: async () => {
      const seen: number[] = [];
      await waitUntil("a page that does not scroll", async () => {
        seen.push(await evaluate(() => Math.round(scrollY)));
        return seen.length > 5 && new Set(seen.slice(-5)).size === 1;
      });
      return seen.at(-1) ?? 0;
    },

    /** Moves the focus to it. */
    focus: async (target: Target) => {
      await inPage(target, ([found]) => found?.focus());
      await seesFocusOn(target);
    },

    /** Presses it, and the same point of the window some milliseconds after the first press began. */
    pressTwice: async (target: Target, gap: number) => {
      const point = await findPoint(target);
      await Promise.all([pressAt(...point), setTimeout(gap)]);
      await pressAt(...point);
    },

    /** Opens a page without hydrating it: scripts that a test holds back delay the load event. */
    open: (path: string) => page.goto(site.origin + path, { waitUntil: "domcontentloaded" }),

    /** Waits until the page is hydrated. */
    hydrate: () => waitFor(isHydrated),

    chooseLanguage: async (language: Language) => {
      await press({ role: "button", name: languageNames[language] });
      await reads(language);
    },

    /** Waits for a line of the console. */
    seesLog: (line: RegExp) =>
      waitUntil(`${line} on the console`, async () =>
        (await messages()).some((each) => line.test(each)),
      ),

    /** Waits until the section is at the top of the window. */
    reaches: (id: string) =>
      waitFor((section) => {
        const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN;
        return location.hash === `#${section}` && top >= -1 && top < 200;
      }, id),
  };
}
