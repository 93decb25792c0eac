import { legalPage, text } from "../../support/content";
import type { Journey } from ".";

export const legalPages = ({ open, arrive }: Journey) => {
  describe("the legal pages", () => {
    it("can be read before any script runs", async () => {
      const visitor = await open("/gdpr");
      const { title, headlines } = legalPage("bs", "gdpr");
      for (const name of [title, ...headlines]) await visitor.sees({ role: "heading", name });
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
