import { legalPage, text } from "../../support/content";
import type { Journey } from ".";

export const language = ({ arrive }: Journey) => {
  describe("the language", () => {
    it("changes from Bosnian to German, to English and back", async () => {
      const visitor = await arrive("/");
      for (const chosen of ["de", "en", "bs"] as const) {
        await visitor.chooseLanguage(chosen);
        await visitor.sees({ role: "heading", name: text(chosen, "hero.title") });
        await visitor.sees({ role: "link", name: text(chosen, "nav.service"), within: "banner" });
        await visitor.sees({ role: "button", name: text(chosen, "contact.form.submit") });
        expect(await visitor.evaluate(() => document.title)).toBe(text(chosen, "home.title"));
      }
    });

    it("lasts from page to page and over Back, and is forgotten by a new load", async () => {
      const visitor = await arrive("/");
      await visitor.chooseLanguage("en");
      await visitor.press({
        role: "link",
        name: text("en", "footer.imprint"),
        within: "contentinfo",
      });
      await visitor.sees({ role: "heading", name: legalPage("en", "imprint").title });
      await visitor.back();
      await visitor.sees({ role: "heading", name: text("en", "hero.title") });
      await visitor.reads("en");

      await visitor.open("/");
      await visitor.hydrate();
      await visitor.reads("bs");
    });
  });
};
