import { legalPage, text } from "../../support/content";
import type { Journey } from ".";

const openButton = { role: "link", name: text("bs", "header.openMenu") };
const menu = { role: "dialog", name: text("bs", "header.menu") };
const german = { role: "button", name: text("de", "language.name"), within: "dialog" };

export const sideMenu = ({ arrive }: Journey) => {
  it("the side menu returns the focus when it closes, stays open when the language changes, and navigates", async () => {
    const visitor = await arrive("/", 375);
    await visitor.seesNo(menu);
    await visitor.press(openButton);
    await visitor.sees(menu);
    await visitor.press({ role: "link", name: text("bs", "header.closeMenu") });
    await visitor.seesNo(menu);
    await visitor.seesFocusOn(openButton);

    await visitor.press(openButton);
    await visitor.sees(menu);
    await visitor.key("Escape");
    await visitor.seesNo(menu);
    await visitor.seesFocusOn(openButton);

    await visitor.press(openButton);
    await visitor.press(german);
    await visitor.reads("de");
    await visitor.press({ role: "link", name: text("de", "nav.service"), within: "dialog" });
    await visitor.seesNo(german);
    await visitor.reaches("service");

    await visitor.press({ role: "link", name: text("de", "header.openMenu") });
    await visitor.press({ role: "link", name: text("de", "footer.gdpr"), within: "dialog" });
    await visitor.seesNo(german);
    await visitor.sees({ role: "heading", name: legalPage("de", "gdpr").title });
    expect(await visitor.messages()).toEqual([]);
  });
};
