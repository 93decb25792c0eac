import { company, text } from "../../support/content";
import type { Journey } from ".";

const german = { role: "button", name: text("de", "language.name") };

export const lateScripts = ({ open, site }: Journey) => {
  describe("before the scripts come", () => {
    it("a press on a language is kept and done once they are there", async () => {
      site().holdScripts();
      const visitor = await open("/");
      await visitor.press(german);
      expect(await visitor.evaluate(() => document.documentElement.lang)).toBe("bs");
      site().letScriptsCome();

      await visitor.reads("de");
      await visitor.sees({ role: "heading", name: text("de", "hero.title") });
    });

    it("the menu opens, and still closes once they are there", async () => {
      const menu = { role: "dialog", name: text("bs", "header.menu") };
      site().holdScripts();
      const visitor = await open("/", 375);
      await visitor.press({ role: "link", name: text("bs", "header.openMenu") });
      await visitor.sees(menu);
      site().letScriptsCome();
      await visitor.hydrate();
      await visitor.sees(menu);
      await visitor.press({ role: "link", name: text("bs", "header.closeMenu") });

      await visitor.seesNo(menu);
    });

    it("the form offers the contact links, also where scripts are lost", async () => {
      site().loseScripts();
      const visitor = await open("/#contact");
      await visitor.press({ role: "button", name: text("bs", "contact.form.submit") });

      await visitor.sees({ role: "alert", text: text("bs", "contact.form.notReady") });
      await visitor.sees({ role: "link", name: company.phone, within: "alert" });
    });
  });
};
