import type { Language } from "../../../src/contract/languages";
import { emptyValues, type FieldName, fieldNames, validValues } from "../../support/browser/form";
import { text } from "../../support/content";
import type { Target, Visitor } from "../support/visitor";
import type { Journey } from ".";

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export const field = (name: FieldName) => ({
  role: "textbox",
  name: text("bs", `contact.form.${name}`),
});

export const submit = { role: "button", name: "Pošaljite poruku" };

const success = { role: "alert", text: "Hvala!" };

const again = { role: "button", name: "Napišite još jednu poruku" };

const error = (name: "name" | "email" | "message", language: Language = "bs") => ({
  role: "paragraph",
  text: text(language, `contact.validation.${name}`),
});

export const values = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("form :is(input, textarea)")].map(
      ({ value }) => value,
    ),
  );

/** Fills in the form. */
export async function fillIn(visitor: Visitor) {
  for (const name of fieldNames) {
    await visitor.press(field(name));
    await visitor.page.keyboard.type(validValues[name]);
  }
}

/** Asserts that this many messages were sent, and that nothing has taken the thanks away. */
export async function seesThanks(visitor: Visitor, count: number) {
  await visitor.sees(success);
  await pause(300);
  await visitor.sees(success);
  expect((await visitor.messages()).filter((line) => line.startsWith("log"))).toHaveLength(count);
}

type Press = (visitor: Visitor) => Promise<unknown>;

const keyTwice =
  (key: "Enter" | "Space", target: Target): Press =>
  async (visitor) => {
    await visitor.focus(target);
    await visitor.page.keyboard.press(key);
    await visitor.page.keyboard.press(key);
  };

const keys = [keyTwice("Enter", field("email")), keyTwice("Space", submit)];
const clicks = [50, 700, 3000].map(
  (gap): Press =>
    (visitor) =>
      visitor.pressTwice(submit, gap),
);

export const contactForm = ({ arrive }: Journey) => {
  it.each([
    ["keys", keys],
    ["the pointer", clicks],
  ])(
    "a visitor who presses twice, with %s, sends one message, and writes another one",
    async (_, presses) => {
      const visitor = await arrive("/#contact", 375);
      for (const [index, pressTwice] of presses.entries()) {
        await fillIn(visitor);
        await pressTwice(visitor);
        await seesThanks(visitor, index + 1);
        await visitor.seesNo(submit);

        await visitor.press(again);
        await visitor.seesFocusOn(field("name"));
        await visitor.seesNo(success);
        expect(await values(visitor)).toEqual(emptyValues);
      }
    },
  );

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
};
