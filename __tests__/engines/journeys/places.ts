import { createServer } from "node:http";
import { text } from "../../support/content";
import { listen } from "../../support/listen";
import { waitUntil } from "../../support/waitUntil";
import type { Visitor } from "../support/visitor";
import type { Journey } from ".";
import { field } from "./contactForm";
import { footerLink, headerLink, headline } from "./targets";

const legalPages = [
  ["/imprint", "Impresum"],
  ["/gdpr", "Politika privatnosti"],
  ["/terms-of-service", "Uslovi korištenja"],
] as const;

const landing = headline("Krevet za njegu");
const hint = { role: "paragraph", text: text("bs", "contact.form.emailHint") };
const lastWords = { role: "paragraph", text: "Ova stranica ne postavlja kolačiće" };
const logo = headerLink("početna stranica");

/** Scrolls by a page with the keyboard, and returns the position. */
async function pagesDown(visitor: Visitor): Promise<number> {
  const before = await visitor.evaluate(() => scrollY);
  await visitor.page.keyboard.press("PageDown");
  await waitUntil("a page that is scrolled", () =>
    visitor.evaluate((top) => scrollY !== top, before),
  );
  return visitor.rests();
}

/** Scrolls to the end of the page with the keyboard, and returns the position. */
async function readsToTheEnd(visitor: Visitor): Promise<number> {
  await visitor.page.keyboard.press("End");
  await visitor.waitFor(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  return visitor.rests();
}

type Watched = { seen: [headline: string, top: number][] };

/** Records the headline and the position of the page in every frame from now on. */
const watchFrames = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const { seen } = Object.assign(window, { seen: [] } as Watched);
    const look = () => {
      seen.push([document.querySelector("h1")?.textContent ?? "", Math.round(scrollY)]);
      requestAnimationFrame(look);
    };
    look();
  });

/** @returns the positions at which frames have shown the page with this headline, one per change */
async function seenPositions(visitor: Visitor, name: string): Promise<number[]> {
  const seen = await visitor.evaluate(() => (window as unknown as Watched).seen);
  const tops = seen.filter(([shown]) => shown.startsWith(name)).map(([, top]) => top);
  return tops.filter((top, index) => top !== tops[index - 1]);
}

const hasNavigationApi = (visitor: Visitor) => visitor.evaluate(() => "navigation" in window);

export const places = ({ arrive, open, site }: Journey) => {
  const startsAtTop = async (visitor: Visitor, name: string) => {
    await visitor.sees(headline(name));
    await visitor.rests();
    expect(await seenPositions(visitor, name)).toEqual([0]);
  };

  it("each legal page begins at its top, from the end of a page, and no frame shows another place", async () => {
    const visitor = await arrive("/");
    for (const [, name] of legalPages) {
      await watchFrames(visitor);
      await readsToTheEnd(visitor);
      await visitor.press(footerLink(name));
      await startsAtTop(visitor, name);
    }
    // The link to the page itself.
    await readsToTheEnd(visitor);
    await visitor.press(footerLink("Uslovi korištenja"));
    await visitor.waitFor(() => scrollY === 0);
  });

  it.each(["/", "/#quality"])("from %s, Back, Forward and reload keep the place", async (path) => {
    const visitor = await arrive(path);
    const end = await readsToTheEnd(visitor);
    await visitor.press(footerLink("Impresum"));
    await visitor.sees(headline("Impresum"));
    const further = await pagesDown(visitor);
    expect(Math.min(further, end - further)).toBeGreaterThan(50);

    await visitor.page.goBack();
    await visitor.sees(landing);
    // There Gatsby prefers the anchor of the address.
    if (path !== "/" && !(await hasNavigationApi(visitor))) return;
    expect(await visitor.rests()).toBeCloseTo(end, -1);
    for (const [go, name, top] of [
      ["goForward", "Impresum", further],
      ["goBack", "Krevet za njegu", end],
      ["goForward", "Impresum", further],
      ["reload", "Impresum", further],
      ["goBack", "Krevet za njegu", end],
    ] as const) {
      await visitor.page[go]();
      await visitor.sees(headline(name));
      expect(await visitor.rests()).toBeCloseTo(top, -1);
      await visitor.hydrate();
      expect(await visitor.rests()).toBeCloseTo(top, -1);
    }
  });

  it("Back from another site returns to the place, and to the place of each page before", async () => {
    const visitor = await arrive("/");
    // These browsers keep the position themselves; Playwright 1.64 does not see that Firefox has returned.
    if (await hasNavigationApi(visitor)) return;
    const map = await listen(createServer((_, response) => response.end("<h1>Map</h1>")));
    const end = await readsToTheEnd(visitor);
    await visitor.press(footerLink("Impresum"));
    await visitor.sees(headline("Impresum"));
    const top = await pagesDown(visitor);
    await visitor.page.goto(map.origin);
    await visitor.page.goBack();
    await visitor.sees(headline("Impresum"));
    await visitor.hydrate();
    expect(await visitor.rests()).toBeCloseTo(top, -1);
    await visitor.page.goBack();
    await visitor.sees(landing);
    expect(await visitor.rests()).toBeCloseTo(end, -1);
    await map.stop();
  });

  it("a section reached from another page is below the header, with the focus in it, in each language", async () => {
    const visitor = await arrive("/imprint");
    for (const [language, link, title] of [
      ["bs", "Kvalitet", "Impresum"],
      ["de", "Qualität", "Impressum"],
    ] as const) {
      await visitor.chooseLanguage(language);
      await visitor.press(headerLink(link));
      await visitor.reaches("quality");
      await visitor.waitFor(() => document.activeElement?.id === "quality");
      await watchFrames(visitor);
      const top = await pagesDown(visitor);
      await visitor.page.goBack();
      await visitor.sees(headline(title));
      await visitor.page.goForward();
      await visitor.reads(language);
      if (await hasNavigationApi(visitor)) expect(await visitor.rests()).toBeCloseTo(top, -1);
      await visitor.page.goBack();
      await visitor.sees(headline(title));
    }
  });

  it("a press on a section of the same page scrolls there smoothly, and Back returns at once", async () => {
    const visitor = await arrive("/");
    await watchFrames(visitor);
    await visitor.press(headerLink("Usluge"));
    await visitor.reaches("service");
    const top = await visitor.rests();
    const between = (await seenPositions(visitor, "Krevet")).filter(
      (each) => each > 0 && each < top,
    );
    // A busy machine draws few frames.
    expect(between.length).toBeGreaterThan(0);
    expect(await visitor.evaluate(() => document.activeElement?.id)).toBe("service");

    await visitor.press(headerLink("Kvalitet"));
    await visitor.reaches("quality");
    const quality = await visitor.rests();
    await watchFrames(visitor);
    await visitor.page.goBack();
    expect(await visitor.rests()).toBeCloseTo(top, -1);
    if (await hasNavigationApi(visitor)) {
      const passed = (await seenPositions(visitor, "Krevet")).filter(
        (each) => each > quality + 1 && each < top - 1,
      );
      expect(passed).toEqual([]);
    }
  });

  it("a page stays where a visitor scrolls while its scripts are late", async () => {
    site().answerScripts("wait");
    const visitor = await open("/#quality");
    await visitor.reaches("quality");
    await visitor.rests();
    await watchFrames(visitor);
    const top = await pagesDown(visitor);
    site().answerScripts("respond");
    await visitor.hydrate();
    expect(await visitor.rests()).toBe(top);
    expect((await seenPositions(visitor, "Krevet")).at(-1)).toBe(top);
  });

  it("of two links that are pressed while the first page loads slowly, the second wins", async () => {
    const visitor = await arrive("/");
    if (!(await hasNavigationApi(visitor))) return;
    site().delay("/page-data/imprint/", 3000);
    await visitor.press(footerLink("Impresum"));
    await visitor.waitFor(() => document.querySelector("footer a[aria-busy=true]") !== null);
    await visitor.press(footerLink("Politika privatnosti"));
    await visitor.sees(headline("Politika privatnosti"));
    await visitor.evaluate(() => new Promise((done) => setTimeout(done, 3000)));
    await visitor.sees(headline("Politika privatnosti"));
    expect(await visitor.evaluate(() => location.pathname)).toBe("/gdpr");
  });

  it("a link that is pressed twice opens its page once, at its top or anchor", async () => {
    const visitor = await arrive("/");
    const end = await readsToTheEnd(visitor);
    await watchFrames(visitor);
    site().delay("/page-data/imprint/", 1000);
    await visitor.pressTwice(footerLink("Impresum"), 300);
    if (await hasNavigationApi(visitor)) await startsAtTop(visitor, "Impresum");
    await visitor.sees(headline("Impresum"));
    await readsToTheEnd(visitor);
    site().delay("/page-data/index/", 1000);
    await visitor.pressTwice(headerLink("Kvalitet"), 300);
    await visitor.reaches("quality");
    await visitor.page.goBack();
    await visitor.sees(headline("Impresum"));
    await visitor.page.goBack();
    await visitor.sees(landing);
    expect(await visitor.rests()).toBeCloseTo(end, -1);
  });

  it("of two links whose pages come together, the second wins, and Back returns to the first page", async () => {
    const visitor = await arrive("/");
    if (!(await hasNavigationApi(visitor))) return;
    await visitor.press(headerLink("Kako radimo"));
    await visitor.reaches("process");
    const end = await readsToTheEnd(visitor);
    site().delay("/component---src-templates", 1500);
    await visitor.press(footerLink("Impresum"));
    await visitor.press(footerLink("Politika privatnosti"));
    await visitor.sees(headline("Politika privatnosti"));
    expect(await visitor.evaluate(() => scrollY)).toBe(0);
    await visitor.page.goBack();
    await visitor.sees(landing);
    expect(await visitor.evaluate(() => location.hash)).toBe("#process");
    expect(await visitor.rests()).toBeCloseTo(end, -1);

    // Both are there at once, the page of the first link last.
    await visitor.evaluate(() => {
      for (const path of ["/imprint", "/gdpr"]) {
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
      }
    });
    await visitor.sees(headline("Politika privatnosti"));
    await visitor.rests();
    await visitor.sees(headline("Politika privatnosti"));
    expect(await visitor.evaluate(() => location.pathname)).toBe("/gdpr");
  });

  it("Back after a press that moved nothing returns at once", async () => {
    const visitor = await arrive("/imprint");
    const top = await pagesDown(visitor);
    await visitor.press(logo);
    await visitor.sees(landing);
    await visitor.press(logo);
    await watchFrames(visitor);
    await visitor.page.goBack();
    await visitor.sees(headline("Impresum"));
    expect(await visitor.rests()).toBeCloseTo(top, -1);
    if (await hasNavigationApi(visitor)) {
      expect(await seenPositions(visitor, "Impresum")).toEqual([top]);
    }
  });

  it("Back to a page that comes slowly ends where it was left, and in Chromium moves nothing until it comes", async () => {
    const visitor = await arrive("/");
    if (!(await hasNavigationApi(visitor))) return;
    const end = await readsToTheEnd(visitor);
    await visitor.press(footerLink("Impresum"));
    await visitor.sees(headline("Impresum"));
    await visitor.page.reload();
    await visitor.hydrate();
    site().delay("/page-data/index/", 1000);
    await watchFrames(visitor);
    await visitor.page.goBack();
    await visitor.sees(landing);
    expect(await visitor.rests()).toBeCloseTo(end, -1);
    // Firefox 153 scrolls the page that is left, although the step is intercepted with `scroll: "manual"`.
    if (await visitor.evaluate(() => navigator.userAgent.includes("Firefox"))) return;
    expect(await seenPositions(visitor, "Impresum")).toEqual([0]);
  });

  it("steps that are faster than pages end where each page was left, also after a reload", async () => {
    const visitor = await arrive("/");
    if (!(await hasNavigationApi(visitor))) return;
    const end = await readsToTheEnd(visitor);
    await visitor.press(footerLink("Impresum"));
    await visitor.sees(headline("Impresum"));
    const imprint = await pagesDown(visitor);
    await visitor.press(headerLink("Usluge"));
    await visitor.reaches("service");
    await visitor.press(footerLink("Politika privatnosti"));
    await visitor.sees(headline("Politika privatnosti"));
    await pagesDown(visitor);
    await visitor.page.reload();
    await visitor.hydrate();
    for (const path of ["index", "imprint"]) site().delay(`/page-data/${path}/`, 700);
    const takes = (...steps: number[]) =>
      visitor.evaluate((all) => {
        for (const [index, step] of all.entries()) setTimeout(() => history.go(step), 120 * index);
      }, steps);

    await takes(-1, -1, -1, 1, -1, 1);
    await visitor.sees(headline("Impresum"));
    expect(await visitor.evaluate(() => location.pathname)).toBe("/imprint");
    expect(await visitor.rests()).toBeCloseTo(imprint, -1);
    await takes(-1);
    await visitor.sees(landing);
    expect(await visitor.rests()).toBeCloseTo(end, -1);
  });

  it("with the keyboard, a page begins before its skip link, and Back returns to the link that was followed, in another language too", async () => {
    const visitor = await arrive("/");
    if (!(await hasNavigationApi(visitor))) return;
    await visitor.focus(footerLink("Uslovi korištenja"));
    await visitor.page.keyboard.press("Enter");
    await visitor.sees(headline("Uslovi korištenja"));
    await visitor.waitFor(() => scrollY === 0);
    await visitor.page.keyboard.press("Tab");
    await visitor.seesFocusOn({ role: "link", name: "Pređite na sadržaj" });
    await visitor.chooseLanguage("de");
    await visitor.focus(headerLink("Startseite"));
    await visitor.page.keyboard.press("Enter");
    await visitor.sees(headline("Pflegebett"));
    await visitor.page.goBack();
    await visitor.seesFocusOn(headerLink("Startseite"));
    await visitor.page.goBack();
    await visitor.seesFocusOn(footerLink("Nutzungsbedingungen"));
    await visitor.rests();
    const isSeen = await visitor.evaluate(() => {
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    expect(isSeen).toBe(true);
  });

  it("after a press beside a field or a link, the Tab key goes on from there", async () => {
    const visitor = await arrive("/imprint");
    for (const [link, headlineWords, words, next] of [
      [headerLink("Kvalitet"), "Krevet za njegu", hint, field("phone")],
      [footerLink("Politika privatnosti"), "Politika privatnosti", lastWords, footerLink("")],
    ] as const) {
      await visitor.press(link);
      await visitor.sees(headline(headlineWords));
      await visitor.press(words);
      await visitor.page.keyboard.press("Tab");
      await visitor.seesFocusOn(next);
    }
  });

  it.each(["//", "/#50%", "/50%", "/%23contact", "/imprint%20"])(
    "%s is a page that changes its language and follows its links",
    async (path) => {
      const visitor = await arrive(path);
      if (/^\/[^#?]*%/.test(path)) {
        await visitor.seesLog(new RegExp(`404: ${path}`));
        await visitor.sees(headline("Ups! Stranica nije pronađena"));
      }
      await visitor.evaluate(() => Object.assign(location, { hash: "50%" }).hash);
      await visitor.chooseLanguage("de");
      await visitor.press(headerLink("Service"));
      await visitor.reaches("service");
      expect((await visitor.messages()).filter((line) => line.startsWith("uncaught"))).toEqual([]);
    },
  );
};
