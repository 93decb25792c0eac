import { legalPage, legalSlugs, pageMetadata, text } from "../../support/content";
import type { Journey } from "../../support/engines/makeJourneys";

export const legalPages = ({ open, arrive }: Journey) => {
  describe("the legal pages", () => {
    it.each(legalSlugs)("can be read at /%s before any script runs", async (slug) => {
      const visitor = await open(`/${slug}`);
      const { title, headlines } = legalPage("bs", slug);
      for (const name of [title, ...headlines]) await visitor.sees({ role: "heading", name });

      expect(await visitor.evaluate(() => document.title)).toBe(
        pageMetadata("bs", `/${slug}`).title,
      );
    });

    it("are reached from the footer, and left by Back", async () => {
      const visitor = await arrive("/");
      await visitor.press({
        role: "link",
        name: text("bs", "footer.gdpr"),
        within: "contentinfo",
      });
      await visitor.sees({ role: "heading", name: legalPage("bs", "gdpr").title });
      await visitor.back();

      await visitor.sees({ role: "heading", name: text("bs", "hero.title") });
      expect(await visitor.messages()).toEqual([]);
    });
  });
};
