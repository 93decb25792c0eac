import type { Visitor } from "../support/visitor";
import type { Journey } from ".";
import { headerLink, headline } from "./targets";

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

/** Where a page is shown: after a press on a section, before its scripts, and at addresses that Gatsby cannot read. */
export const places = ({ arrive, open, site }: Journey) => {
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

    await visitor.press(headerLink("Kvalitet"));
    await visitor.reaches("quality");
    const quality = await visitor.rests();
    await watchFrames(visitor);
    await visitor.page.goBack();
    expect(await visitor.rests()).toBeCloseTo(top, -1);
    if (await visitor.evaluate(() => "navigation" in window)) {
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
    await visitor.page.keyboard.press("PageDown");
    const top = await visitor.rests();
    site().answerScripts("respond");
    await visitor.hydrate();
    expect(await visitor.rests()).toBe(top);
    expect((await seenPositions(visitor, "Krevet")).at(-1)).toBe(top);
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
