import { emptyValues, fieldNames, validValues } from "../../support/browser/form";
import { waitUntil } from "../../support/waitUntil";
import type { Visitor } from "../support/visitor";
import type { Journey } from ".";
import { again, error, field, fillIn, seesThanks, submit, success, values } from "./contactForm";
import { closeButton, footerLink, headerLink, headline, menu, openButton } from "./targets";

const landing = headline("Krevet za njegu");
const translatedButton = { role: "button", name: "Menü öffnen" };
const translatedMenu = { role: "dialog", name: "Menü" };

/** Scrolls to the end of the page with the keyboard, and returns the position. */
async function readsToTheEnd(visitor: Visitor): Promise<number> {
  await visitor.page.keyboard.press("End");
  await visitor.waitFor(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  return visitor.rests();
}

/** Scrolls by a page with the keyboard, and returns the position. */
async function pagesDown(visitor: Visitor): Promise<number> {
  const before = await visitor.evaluate(() => scrollY);
  await visitor.page.keyboard.press("PageDown");
  await waitUntil("a page that is scrolled", () =>
    visitor.evaluate((top) => scrollY !== top, before),
  );
  return visitor.rests();
}

/** A visit: to read, to choose a language, to use the menu, to open a legal page and return, to write a message. */
export const visit = ({ arrive }: Journey) => {
  it.each(["/", "/#quality"])(
    "from %s, a legal page opens at its top, and Back, Forward and reload keep the place",
    async (path) => {
      const visitor = await arrive(path);
      const end = await readsToTheEnd(visitor);
      await visitor.press(footerLink("Impresum"));
      await visitor.sees(headline("Impresum"));
      expect(await visitor.rests()).toBe(0);
      const further = await pagesDown(visitor);
      expect(Math.min(further, end - further)).toBeGreaterThan(50);

      await visitor.page.goBack();
      await visitor.sees(landing);
      // Without the Navigation API Gatsby prefers the anchor of the address.
      if (path !== "/" && !(await visitor.evaluate(() => "navigation" in window))) return;
      expect(await visitor.rests()).toBeCloseTo(end, -1);
      for (const [go, name, top] of [
        ["goForward", "Impresum", further],
        ["goBack", "Krevet za njegu", end],
        ["goForward", "Impresum", further],
        ["reload", "Impresum", further],
        ["goBack", "Krevet za njegu", end],
      ] as const) {
        await visitor.page[go]();
        await visitor.sees(headline(name));
        expect(await visitor.rests()).toBeCloseTo(top, -1);
        await visitor.hydrate();
        expect(await visitor.rests()).toBeCloseTo(top, -1);
      }
    },
  );

  it("a section is below the header, from another page and from the same one, in the chosen language, and Back returns", async () => {
    const visitor = await arrive("/imprint");
    await visitor.chooseLanguage("de");
    await visitor.press(headerLink("Qualität"));
    await visitor.reaches("quality");
    const top = await visitor.rests();
    await visitor.press(headerLink("Service"));
    await visitor.reaches("service");
    await visitor.rests();
    await visitor.page.goBack();
    expect(await visitor.rests()).toBeCloseTo(top, -1);
    await visitor.page.goBack();
    await visitor.sees(headline("Impressum"));
    await visitor.reads("de");
  });

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

    // The second time it is the page that is shown.
    for (let press = 0; press < 2; press++) {
      await visitor.press(translatedButton);
      await visitor.press({ role: "link", name: "Datenschutz", within: "dialog" });
      await visitor.seesNo(translatedMenu);
      await visitor.sees(headline("Datenschutz"));
    }
    await visitor.page.goBack();
    await visitor.sees(headline("Pflegebett"));
    expect(await visitor.messages()).toEqual([]);
  });

  it("the contact form shows errors in the chosen language, and is corrected and sent with the keyboard", async () => {
    const visitor = await arrive("/#contact");
    await visitor.press(submit);
    for (const name of ["name", "email", "message"] as const) await visitor.sees(error(name));
    await visitor.seesFocusOn(field("name"));

    await visitor.chooseLanguage("en");
    await visitor.sees(error("email", "en"));
    await visitor.seesNo(error("email"));
    await visitor.chooseLanguage("bs");

    await visitor.press(field("name"));
    await visitor.page.keyboard.type("A");
    await visitor.sees(error("name"));
    await visitor.page.keyboard.type("mra Primjer");
    await visitor.seesNo(error("name"));
    await visitor.sees(error("email"));
    await visitor.press(submit);
    for (const name of fieldNames.slice(1)) {
      await visitor.seesFocusOn(field(name));
      await visitor.page.keyboard.type(validValues[name]);
      await visitor.page.keyboard.press("Tab");
    }
    await visitor.seesFocusOn(submit);
    expect(await visitor.messages()).toEqual([]);

    await visitor.page.keyboard.press("Enter");
    await visitor.sees(success);
    expect(await values(visitor)).toEqual(emptyValues);
    expect(await visitor.messages()).toEqual([expect.stringMatching(/^log: /)]);
    expect(await visitor.evaluate(() => location.search)).toBe("");
  });

  it("a visitor who presses twice, with the keyboard or the pointer, sends one message, and writes another one", async () => {
    const visitor = await arrive("/#contact", 375);
    const pressTwice = [
      () => visitor.pressTwice(submit, 50),
      () => visitor.pressTwice(submit, 700),
      async () => {
        await visitor.focus(field("email"));
        await visitor.page.keyboard.press("Enter");
        await visitor.page.keyboard.press("Enter");
      },
    ];
    for (const [index, press] of pressTwice.entries()) {
      await fillIn(visitor);
      await press();
      await seesThanks(visitor, index + 1);
      await visitor.seesNo(submit);

      await visitor.press(again);
      await visitor.seesFocusOn(field("name"));
      await visitor.seesNo(success);
      expect(await values(visitor)).toEqual(emptyValues);
    }
  });
};
