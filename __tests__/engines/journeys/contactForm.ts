import { type FieldName, validValues } from "../../support/browser/form";
import { text } from "../../support/content";
import type { Visitor } from "../../support/engines/visitor";
import type { Journey } from ".";

const field = (name: FieldName) => ({
  role: "textbox",
  name: text("bs", `contact.form.${name}`),
});

const submit = { role: "button", name: text("bs", "contact.form.submit") };

const success = { role: "alert", text: text("bs", "contact.success") };

const error = (name: "name" | "email" | "message") => ({
  role: "paragraph",
  text: text("bs", `contact.validation.${name}`),
});

const values = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("form :is(input, textarea)")].map(
      ({ value }) => value,
    ),
  );

export const contactForm = ({ arrive }: Journey) => {
  it("the contact form shows errors in the chosen language, removes corrected ones, works with the keyboard, shows the success message, and is empty", async () => {
    const visitor = await arrive("/#contact");
    await visitor.press(submit);
    for (const name of ["name", "email", "message"] as const) await visitor.sees(error(name));
    await visitor.seesFocusOn(field("name"));

    await visitor.chooseLanguage("en");
    await visitor.sees({ role: "paragraph", text: text("en", "contact.validation.email") });
    await visitor.seesNo(error("email"));
    await visitor.chooseLanguage("bs");

    await visitor.press(field("name"));
    await visitor.type("A");
    await visitor.sees(error("name"));
    await visitor.type("mra Primjer");
    await visitor.seesNo(error("name"));
    await visitor.sees(error("email"));
    await visitor.press(submit);
    for (const name of ["email", "phone", "message"] as const) {
      await visitor.seesFocusOn(field(name));
      await visitor.type(validValues[name]);
      await visitor.key("Tab");
    }
    await visitor.seesFocusOn(submit);
    expect(await visitor.messages()).toEqual([]);

    await visitor.key("Enter");
    await visitor.sees(success);
    expect(await values(visitor)).toEqual(["", "", "", ""]);
    expect(await visitor.messages()).toEqual([expect.stringMatching(/^log: /)]);
    expect(await visitor.evaluate(() => location.search)).toBe("");
  });
};
