import { legalPage, text } from "../../support/content";
import { legalSections } from "../../support/legalOutline";
import type { Journey } from ".";

export const anchors = ({ arrive, open }: Journey) => {
  describe("the links to the sections", () => {
    it("reach them on the landing page, from the hero, and from the header by two presses", async () => {
      const visitor = await arrive("/");
      await visitor.press({ role: "link", name: text("bs", "hero.learnMore"), within: "main" });
      await visitor.reaches("process");

      for (const id of ["service", "quality", "home"] as const) {
        const link = { role: "link", name: text("bs", `nav.${id}`), within: "banner" };
        await visitor.pressTwice(link, 150);
        await visitor.reaches(id);
      }
    });

    it("reach them in the contents of a legal page, although another one moves under the pointer", async () => {
      const visitor = await arrive("/gdpr");
      const [name = ""] = legalSections("bs", "gdpr");
      await visitor.pressTwice({ role: "link", name, within: "main" }, 200);
      await visitor.waitFor(() => location.hash !== "");
      await visitor.rests();
      const reached = await visitor.evaluate(() => {
        const heading = document.getElementById(decodeURI(location.hash.slice(1)));
        const edge = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const { top = 0 } = heading?.getBoundingClientRect() ?? {};
        return { name: heading?.textContent?.replace(/\s+/g, " "), gap: top - edge };
      });
      expect(reached.name).toBe(name);
      expect(reached.gap).toBeGreaterThan(10);
      expect(reached.gap).toBeLessThan(100);
    });

    it("reach them from a legal page, which is readable before hydration, without another load", async () => {
      const visitor = await open("/gdpr");
      const names = [legalPage("bs", "gdpr").title, ...legalSections("bs", "gdpr")];
      for (const name of names) await visitor.sees({ role: "heading", name });
      await visitor.hydrate();
      await visitor.evaluate(() => Object.assign(window, { sameLoad: true }).sameLoad);
      await visitor.press({ role: "link", name: text("bs", "nav.quality"), within: "banner" });

      await visitor.sees({ role: "heading", name: text("bs", "quality.title") });
      await visitor.reaches("quality");
      expect(await visitor.evaluate(() => "sameLoad" in window)).toBe(true);
    });

    it("work in the address bar, before and after hydration", async () => {
      const visitor = await open("/#process");
      await visitor.reaches("process");
      await visitor.hydrate();

      await visitor.reaches("process");
      expect(await visitor.messages()).toEqual([]);
    });
  });
};
