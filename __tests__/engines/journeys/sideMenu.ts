import type { Journey } from ".";
import { closeButton, headline, menu, openButton } from "./targets";

const translatedButton = { role: "button", name: "Menü öffnen" };
const translatedMenu = { role: "dialog", name: "Menü" };

export const sideMenu = ({ arrive }: Journey) => {
  it("the side menu returns the focus when it closes, changes the language, and navigates", async () => {
    const visitor = await arrive("/", 375);
    await visitor.press(openButton);
    await visitor.sees(menu);
    await visitor.press(closeButton);
    await visitor.seesNo(menu);
    await visitor.seesFocusOn(openButton);

    await visitor.press(openButton);
    await visitor.sees(menu);
    await visitor.page.keyboard.press("Escape");
    await visitor.seesNo(menu);
    await visitor.seesFocusOn(openButton);

    await visitor.press({ role: "button", name: "Jezik", within: "banner" });
    await visitor.press({ role: "button", name: "Deutsch", within: "dialog" });
    await visitor.reads("de");
    await visitor.seesNo(translatedMenu);

    // The second time the address stays the same.
    for (let press = 0; press < 2; press++) {
      await visitor.press(translatedButton);
      await visitor.press({ role: "link", name: "Service", within: "dialog" });
      await visitor.seesNo(translatedMenu);
      await visitor.reaches("service");
    }

    await visitor.press(translatedButton);
    await visitor.press({ role: "link", name: "Datenschutz", within: "dialog" });
    await visitor.seesNo(translatedMenu);
    await visitor.sees(headline("Datenschutz"));

    // The link to it is in the menu, which is closed.
    await visitor.page.goBack();
    await visitor.sees(headline("Pflegebett"));
    if (await visitor.evaluate(() => "navigation" in window))
      await visitor.seesFocusOn(translatedButton);
    await visitor.page.goForward();
    await visitor.sees(headline("Datenschutz"));

    // The link to the page that is shown.
    await visitor.press(translatedButton);
    await visitor.press({ role: "link", name: "Datenschutz", within: "dialog" });
    await visitor.seesNo(translatedMenu);
    expect(await visitor.messages()).toEqual([]);
  });

  it("a menu that is opened and closed within half a second is closed", async () => {
    const visitor = await arrive("/", 375);
    const isOpen = await visitor.evaluate(() => {
      const menu = document.querySelector("dialog");
      document.querySelector<HTMLElement>("[aria-haspopup=dialog]:last-child")?.click();
      menu?.querySelector("button")?.click();
      return menu?.open;
    });
    expect(isOpen).toBe(false);
    await visitor.seesNo(menu);
  });
};
