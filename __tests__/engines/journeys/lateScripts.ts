import { company, text } from "../../support/content";
import type { Journey } from ".";

const german = { role: "button", name: text("de", "language.name") };

export const lateScripts = ({ open, site }: Journey) => {
  describe("before hydration", () => {
    it("a click on a language button takes effect after hydration", async () => {
      site().delayScripts();
      const visitor = await open("/");
      await visitor.press(german);
      expect(await visitor.evaluate(() => document.documentElement.lang)).toBe("bs");
      site().releaseScripts();

      await visitor.reads("de");
      await visitor.sees({ role: "heading", name: text("de", "hero.title") });
    });

    it("the menu opens, and closes after hydration", async () => {
      const menu = { role: "dialog", name: text("bs", "header.menu") };
      site().delayScripts();
      const visitor = await open("/", 375);
      await visitor.press({ role: "link", name: text("bs", "header.openMenu") });
      await visitor.sees(menu);
      site().releaseScripts();
      await visitor.hydrate();
      await visitor.sees(menu);
      await visitor.press({ role: "link", name: text("bs", "header.closeMenu") });

      await visitor.seesNo(menu);
    });

    it("the form shows the contact links when scripts do not load", async () => {
      site().blockScripts();
      const visitor = await open("/#contact");
      await visitor.press({ role: "button", name: text("bs", "contact.form.submit") });

      await visitor.sees({ role: "alert", text: text("bs", "contact.form.notReady") });
      await visitor.sees({ role: "link", name: company.phone, within: "alert" });
    });
  });
};
