import { setTimeout } from "node:timers/promises";
import { legalPage, text } from "../../support/content";
import type { Visitor } from "../support/visitor";
import type { Journey } from ".";

const openButton = { role: "button", name: text("bs", "header.openMenu") };
const closeButton = { role: "button", name: text("bs", "header.closeMenu") };
const menu = { role: "dialog", name: text("bs", "header.menu") };
const translatedButton = { role: "button", name: text("de", "header.openMenu") };
const languages = { role: "button", name: text("bs", "language.label"), within: "banner" };
const german = { role: "button", name: text("de", "language.name"), within: "dialog" };

/** Waits until the next press is not the second one of a double press. */
const apart = () => setTimeout(500);

/** @returns whether the engine answers the command of a button */
export const answersCommands = (visitor: Visitor) =>
  visitor.evaluate(() => "commandForElement" in HTMLButtonElement.prototype);

export const sideMenu = ({ arrive, open }: Journey) => {
  it("the styles without scripts show the menu button where the browser answers its command", async () => {
    const visitor = await open("/", 375);
    const isShown = await visitor.evaluate(() => {
      const [, condition = ""] = /@supports not (.+?)\{/.exec(document.head.innerHTML) ?? [];
      return CSS.supports(condition);
    });
    expect(isShown).toBe(await answersCommands(visitor));
  });

  it("the side menu returns the focus when it closes, changes the language, and navigates", async () => {
    const visitor = await arrive("/", 375);
    await visitor.seesNo(menu);
    await visitor.press(openButton);
    await visitor.sees(menu);
    await apart();
    await visitor.press(closeButton);
    await visitor.seesNo(menu);
    await visitor.seesFocusOn(openButton);

    await apart();
    await visitor.press(openButton);
    await visitor.sees(menu);
    await visitor.page.keyboard.press("Escape");
    await visitor.seesNo(menu);
    await visitor.seesFocusOn(openButton);

    await visitor.press(languages);
    await visitor.sees(menu);
    await visitor.seesFocusOn({ ...german, name: text("bs", "language.name") });
    await visitor.press(german);
    await visitor.reads("de");
    await visitor.seesNo(german);

    await visitor.press(translatedButton);
    await visitor.press({ role: "link", name: text("de", "nav.service"), within: "dialog" });
    await visitor.seesNo(german);
    await visitor.reaches("service");

    await visitor.press(translatedButton);
    await visitor.press({ role: "link", name: text("de", "footer.gdpr"), within: "dialog" });
    await visitor.seesNo(german);
    await visitor.sees({ role: "heading", name: legalPage("de", "gdpr").title });
    expect(await visitor.messages()).toEqual([]);
  });

  it("two presses of its buttons open and close the side menu once", async () => {
    const visitor = await arrive("/", 375);
    const isOpen = () => visitor.evaluate(() => document.querySelector("dialog")?.open);
    await visitor.pressTwice(openButton, 200);
    expect(await isOpen()).toBe(true);
    await apart();
    await visitor.pressTwice(closeButton, 200);
    expect(await isOpen()).toBe(false);
  });
};
