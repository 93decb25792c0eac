import { languages } from "../../../src/contract/languages";
import { legalPage, text } from "../../support/content";
import { waitUntil } from "../../support/waitUntil";
import type { Visitor } from "../support/visitor";
import type { Journey } from ".";

const legalLinks = [
  ["imprint", "footer.imprint"],
  ["gdpr", "footer.gdpr"],
  ["terms-of-service", "footer.terms"],
] as const;

const title = (slug: string) => ({ role: "heading", name: legalPage("bs", slug).title });
export const landing = { role: "heading", name: text("bs", "hero.title") };
export const imprintLink = {
  role: "link",
  name: text("bs", "footer.imprint"),
  within: "contentinfo",
};
const menuButton = { role: "button", name: text("bs", "header.openMenu") };

/** Presses Back. Playwright's `goBack` does not end when Firefox has kept the page. */
export const comesBack = (visitor: Visitor) =>
  visitor.evaluate(() => setTimeout(() => history.back()));

/** Scrolls by a page with the keyboard, and waits until that has begun, by default up to 30 s. */
async function pagesDown(visitor: Visitor, seconds?: number): Promise<void> {
  const before = await visitor.evaluate(() => scrollY);
  await visitor.page.keyboard.press("PageDown");
  const hasBegun = () => visitor.evaluate((top) => scrollY !== top, before);
  await waitUntil("a page that is scrolled", hasBegun, seconds);
}

/** Scrolls to the end of the page with the keyboard. */
async function readsToTheEnd(visitor: Visitor): Promise<void> {
  await visitor.page.keyboard.press("End");
  await visitor.waitFor(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
}

/** Records the position of the page, and its headline, in every frame from now on. */
const watchPlaces = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const places: [headline: string, top: number][] = [];
    Object.assign(window, { places });
    const look = () => {
      places.push([document.querySelector("h1")?.textContent ?? "", Math.round(scrollY)]);
      requestAnimationFrame(look);
    };
    look();
  });

/** @returns the recorded positions, one for each change */
const places = async (visitor: Visitor, headline = "") => {
  const all = await visitor.evaluate(
    () => (window as unknown as { places: [headline: string, top: number][] }).places,
  );
  return all
    .filter(([shown]) => shown.includes(headline))
    .map(([, top]) => top)
    .filter((top, index, tops) => top !== tops[index - 1]);
};

/** Reads on, and asserts that the page has moved since `watchPlaces`, and never backwards by itself. */
async function readsOn(visitor: Visitor): Promise<void> {
  await pagesDown(visitor);
  await visitor.hydrate();
  await visitor.rests();
  const tops = await places(visitor);
  expect(tops.length).toBeGreaterThan(1);
  expect(stepsBack(tops)).toEqual([]);
}

const stepsBack = (tops: readonly number[]) =>
  tops.filter((top, index) => top < (tops[index - 1] ?? 0) - 1);

export const reading = ({ arrive, open, site }: Journey) => {
  const startsAtTop = async (visitor: Visitor, slug: string) => {
    await visitor.sees(title(slug));
    await visitor.rests();
    expect(await places(visitor, legalPage("bs", slug).title)).toEqual([0]);
  };

  it.each([1280, 768, 390])(
    "each legal page begins at its top, from the end of a page %i pixels wide",
    async (width) => {
      const visitor = await arrive("/", width);
      for (const [slug, name] of legalLinks) {
        const link = { role: "link", name: text("bs", name), within: "contentinfo" };
        await watchPlaces(visitor);
        await readsToTheEnd(visitor);
        if (slug === "gdpr") {
          await visitor.focus(link);
          await visitor.page.keyboard.press("Enter");
        } else await visitor.press(link);
        await startsAtTop(visitor, slug);
      }
    },
  );

  it("each legal page begins at its top, from the menu at a third of a page", async () => {
    const visitor = await arrive("/", 390);
    for (const [slug, name] of legalLinks) {
      await watchPlaces(visitor);
      await visitor.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
      await visitor.press(menuButton);
      await visitor.press({ role: "link", name: text("bs", name), within: "dialog" });
      await startsAtTop(visitor, slug);
    }
  });

  it.each(["/", "/#quality"])("from %s, Back, Forward and reload keep the place", async (path) => {
    const visitor = await arrive(path);
    await readsToTheEnd(visitor);
    const end = await visitor.rests();
    await visitor.press(imprintLink);
    await visitor.sees(title("imprint"));
    await pagesDown(visitor);
    const further = await visitor.rests();
    expect(Math.min(further, end - further)).toBeGreaterThan(50);

    const goesBack = async () => {
      await visitor.page.goBack();
      await visitor.sees(landing);
      expect(await visitor.rests()).toBeCloseTo(end, -1);
    };
    const goesForward = async () => {
      await visitor.page.goForward();
      await visitor.sees(title("imprint"));
      expect(await visitor.rests()).toBeCloseTo(further, -1);
    };
    await goesBack();
    await visitor.seesFocusOn(imprintLink);
    await goesForward();
    await goesBack();
    await goesForward();
    await goesBack();
    await visitor.page.reload();
    expect(await visitor.rests()).toBeCloseTo(end, -1);
    await goesForward();
    await goesBack();
    await visitor.hydrate();
    expect(await visitor.rests()).toBeCloseTo(end, -1);
    // WebKit would scroll to it, although the focus must not scroll.
    expect(await visitor.evaluate(() => document.activeElement?.id)).not.toBe("quality");
    expect(await visitor.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([
      0, 0,
    ]);
  });

  it("a page keeps its place when it is reloaded or left while it scrolls", async () => {
    const visitor = await arrive("/");
    const scrolls = async () => {
      await visitor.evaluate(() => {
        scrollTo(0, 0);
        const timer = setInterval(scrollBy, 20, 0, 2);
        addEventListener("popstate", () => clearInterval(timer), { once: true });
      });
      await visitor.waitFor(() => scrollY > 150);
    };
    await visitor.press(imprintLink);
    await visitor.sees(title("imprint"));
    await scrolls();
    await visitor.page.reload();
    await visitor.sees(title("imprint"));
    expect(await visitor.rests()).toBeGreaterThan(50);

    await visitor.hydrate();
    await scrolls();
    await visitor.page.goBack();
    await visitor.sees(landing);
    await visitor.page.goForward();
    await visitor.sees(title("imprint"));
    expect(await visitor.rests()).toBeGreaterThan(50);
  });

  it("a page begins at its top when its address is opened again", async () => {
    const visitor = await arrive("/gdpr");
    await pagesDown(visitor);
    await visitor.rests();
    await visitor.open("/gdpr");
    expect(await visitor.rests()).toBe(0);
  });

  it("a page keeps its place while another document is open in its tab", async () => {
    const visitor = await arrive("/#process");
    await pagesDown(visitor);
    const place = await visitor.rests();
    await visitor.open("/imprint");
    await visitor.sees(title("imprint"));
    await comesBack(visitor);
    await visitor.sees(landing);
    expect(await visitor.rests()).toBeCloseTo(place, -1);
  });

  it("Back and Forward keep the place between the sections, before and after hydration", async () => {
    const visitor = await open("/");
    const tops = [0];
    for (const id of ["quality", "service"] as const) {
      await visitor.press({ role: "link", name: text("bs", `nav.${id}`), within: "banner" });
      await visitor.reaches(id);
      tops.push(await visitor.rests());
    }
    for (const top of tops.slice(0, -1).reverse()) {
      await visitor.page.goBack();
      expect(await visitor.rests()).toBeCloseTo(top, -1);
      await visitor.hydrate();
    }
    for (const top of tops.slice(1)) {
      await visitor.page.goForward();
      expect(await visitor.rests()).toBeCloseTo(top, -1);
    }
  });

  it.each(
    ["/#quality", "/#contact"].flatMap((path) =>
      [0, 0.9, 1.5, 4].map((late) => [path, late] as const),
    ),
  )(
    "%s never moves back while a visitor scrolls and scripts come %d s late",
    async (path, late) => {
      if (late > 0) site().answerScripts("wait");
      const visitor = await open(path);
      await visitor.reaches(path.slice(2));
      // Firefox and WebKit scroll to the anchor again when a page has loaded, unless it has been scrolled.
      // A plain page without scripts does so too, when a key scrolls it at that moment.
      if (late === 0) {
        await visitor.waitFor(() => document.readyState === "complete");
        await watchPlaces(visitor);
      }
      // In WebKit one first press in eight does not scroll, before any script has loaded.
      await pagesDown(visitor, 3).catch(() => pagesDown(visitor));
      await visitor.rests();
      // Before any script has loaded, WebKit can return to the anchor for one frame.
      if (late > 0) await watchPlaces(visitor);
      setTimeout(site().answerScripts, late * 1000, "respond");
      await readsOn(visitor);
    },
  );

  it("a section opened from another page stays where a visitor scrolls, in every language", async () => {
    const visitor = await arrive("/imprint");
    for (const language of languages) {
      await visitor.chooseLanguage(language);
      await visitor.press({ role: "link", name: text(language, "nav.quality"), within: "banner" });
      await visitor.reaches("quality");
      await visitor.sees({ role: "heading", name: text(language, "quality.title") });
      await watchPlaces(visitor);
      await readsOn(visitor);
      await visitor.page.goBack();
      await visitor.sees({ role: "heading", name: legalPage(language, "imprint").title });
    }
  });

  it.each([
    "/#50%",
    "/imprint#50%",
    "/#%E0%A4%A",
    "/50%",
    "/50%25",
    "/?utm_source=x#contact",
    "/#contact#quality",
    `/${"a".repeat(2000)}`,
  ])("%s is a page that changes its language and follows its links", async (path) => {
    const visitor = await arrive(path);
    if (/^\/\w/.test(path) && !path.startsWith("/imprint")) {
      await visitor.seesLog(new RegExp(path));
      await visitor.sees({ role: "heading", name: text("bs", "notFound.message") });
    }
    await visitor.evaluate(() => Object.assign(location, { hash: "50%" }).hash);
    await visitor.chooseLanguage("de");
    await visitor.press({ role: "link", name: text("de", "nav.service"), within: "banner" });
    await visitor.reaches("service");
    expect(await visitor.evaluate(() => location.search)).toBe(/\?[^#]*/.exec(path)?.[0] ?? "");
    expect((await visitor.messages()).filter((line) => line.startsWith("uncaught"))).toEqual([]);
  });

  it.each([390, 1280, 2560])(
    "the header covers no field and no label, %i pixels wide",
    async (width) => {
      const visitor = await arrive("/#contact", width);
      await visitor.press({ role: "button", name: text("bs", "contact.form.submit") });
      await visitor.seesFocusOn({ role: "textbox", name: text("bs", "contact.form.name") });
      const found: string[] = [];
      const look = async () => {
        await visitor.rests();
        found.push(
          ...(await visitor.evaluate(() => {
            const focused = document.activeElement as HTMLInputElement;
            const edge = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
            return [focused, ...(focused.labels ?? [])]
              .map((each) => each.getBoundingClientRect())
              .filter(({ top, bottom }) => top < edge - 1 || bottom > innerHeight + 1)
              .map(({ top }) => `${focused.id} at ${top}`);
          })),
        );
      };
      await look();
      for (const key of ["Tab", "Shift+Tab"] as const) {
        for (let press = 0; press < 4; press++) {
          await visitor.page.keyboard.press(key);
          await look();
        }
      }
      await visitor.seesFocusOn({ role: "textbox", name: text("bs", "contact.form.name") });
      expect(found).toEqual([]);
    },
  );
};
