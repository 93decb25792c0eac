import { setTimeout } from "node:timers/promises";
import { typedValues } from "../../support/browser/form";
import type { Visitor } from "../support/visitor";
import type { Journey } from ".";
import { field, fillIn, seesThanks, submit, values } from "./contactForm";
import { closeButton, footerLink, headline, menu, openButton } from "./targets";

export const german = { role: "button", name: "Deutsch" };

/** @returns how many buttons and links are marked until the scripts answer them */
export const busyButtons = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelectorAll("[aria-busy]").length);

/** What translators and extensions do to a page before its scripts run. */
export const foreignChanges = () => {
  const others = ["template", "form", "button"].map((name) => document.createElement(name));
  document.body.prepend(...others);
  document.querySelector("form input[name]")?.after(document.createElement("button"));
  for (const text of document.querySelectorAll("h1 span, label, h2 span")) {
    const font = document.createElement("font");
    font.append(...text.childNodes);
    text.append(font);
  }
  // A foreign script that throws. An answer to it would be another failure.
  globalThis.setTimeout(() => {
    throw new Error("foreign script");
  });
};

export const lateScripts = ({ open, site }: Journey) => {
  const openLate = async (path: string, width?: number) => {
    site().answerScripts("wait");
    return open(path, width);
  };

  it("a language that is pressed 10 s before the scripts come is marked at once, and chosen then", async () => {
    const visitor = await openLate("/imprint");
    await visitor.press(german);
    expect(await busyButtons(visitor)).toBe(1);
    await setTimeout(10_000);
    expect(await busyButtons(visitor)).toBe(1);
    expect(await visitor.evaluate(() => document.documentElement.lang)).toBe("bs");
    site().answerScripts("respond");
    await visitor.reads("de");
    expect(await busyButtons(visitor)).toBe(0);
  });

  it("a page that a press has hydrated before its pictures have come starts its scripts once", async () => {
    site().delay("/static/", 4000);
    const visitor = await open("/");
    await visitor.press(german);
    await visitor.reads("de");
    await visitor.waitFor(() => document.readyState === "complete");
    await setTimeout(2000);
    expect(await visitor.messages()).toEqual([]);
  });

  it("on a page that a translator and an extension have changed, presses are answered once and typed text stays", async () => {
    const visitor = await openLate("/#contact");
    await fillIn(visitor);
    await visitor.evaluate(foreignChanges);
    await visitor.press(german);
    await visitor.press(submit);
    expect(await busyButtons(visitor)).toBe(2);
    site().answerScripts("respond");
    await visitor.reads("de");
    await visitor.sees({ role: "alert", text: "Vielen Dank!" });
    expect((await visitor.messages()).filter((line) => line.startsWith("log"))).toHaveLength(1);
  });

  it("on a page that is translated, on a slow line, with the keyboard, a link opens its page in the language that is chosen meanwhile", async () => {
    const visitor = await openLate("/");
    await visitor.evaluate(foreignChanges);
    site().answerScripts("respond");
    await visitor.hydrate();
    await visitor.evaluate(foreignChanges);
    site().delay("/page-data/imprint/", 2500);
    await visitor.focus(footerLink("Impresum"));
    await visitor.page.keyboard.press("Enter");
    await visitor.focus(german);
    await visitor.page.keyboard.press("Enter");
    await visitor.reads("de");
    await visitor.sees(headline("Pflegebett"));
    await visitor.sees(headline("Impressum"));
    await visitor.reads("de");
    await visitor.page.keyboard.press("Tab");
    await visitor.seesFocusOn({ role: "link", name: "Zum Inhalt" });
  });

  it("text that is typed before the scripts come stays with its focus on a changed page", async () => {
    const visitor = await openLate("/#contact");
    await fillIn(visitor);
    await visitor.evaluate(foreignChanges);
    await setTimeout(2500);
    site().answerScripts("respond");
    await visitor.hydrate();
    expect(await values(visitor)).toEqual(typedValues);
    await visitor.seesFocusOn(field("message"));
  });

  it("an opened menu and a chosen position stay on a changed page", async () => {
    const visitor = await openLate("/", 375);
    await visitor.focus({ role: "radio", name: "Ravno i nisko" });
    await visitor.page.keyboard.press("Space");
    await visitor.press(openButton);
    await visitor.evaluate(foreignChanges);
    site().answerScripts("respond");
    await visitor.hydrate();
    await visitor.sees(menu);
    await visitor.press(closeButton);
    await visitor.seesNo(menu);
    const position = () =>
      document.querySelector<HTMLInputElement>("[name=position]:checked")?.value;
    expect(await visitor.evaluate(position)).toBe("flat");
  });

  it("a message on which the visitor works again is sent only by another press", async () => {
    const visitor = await openLate("/#contact");
    await fillIn(visitor);
    await visitor.press(submit);
    await visitor.press(field("message"));
    await visitor.page.keyboard.type("!");
    expect(await busyButtons(visitor)).toBe(0);
    site().answerScripts("respond");
    await visitor.hydrate();
    expect((await values(visitor)).at(-1)).toContain("!");
    await visitor.press(submit);
    await seesThanks(visitor, 1);
  });

  it("the menu opens before the scripts come where the browser knows its command, elsewhere then", async () => {
    const visitor = await openLate("/", 375);
    await visitor.press(openButton);
    const hasCommands = await visitor.evaluate(
      () => "commandForElement" in HTMLButtonElement.prototype,
    );
    if (hasCommands) await visitor.sees(menu);
    else expect(await busyButtons(visitor)).toBe(1);
    site().answerScripts("respond");
    await visitor.hydrate();
    await visitor.sees(menu);
    await visitor.press(closeButton);
    await visitor.seesNo(menu);
  });
};
