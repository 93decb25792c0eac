import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { languages } from "../../src/contract/languages";
import type { TextKey } from "../../src/language/text";
import { ContactForm } from "../../src/sections/Contact/ContactForm";
import { chooseLanguage, renderOnSite, shownText } from "../support/components/renderOnSite";
import { text } from "../support/content";
import { watchConsole } from "../support/watchConsole";

const names = ["name", "email", "phone", "message"] as const;
type FieldName = (typeof names)[number];

const valid = {
  name: "Amra Primjer",
  email: "amra@example.com",
  phone: "+387 33 000 000",
  message: "Trebam krevet za njegu.",
};

const messageKeys = {
  name: "contact.validation.name",
  email: "contact.validation.email",
  message: "contact.validation.message",
} as const satisfies Partial<Record<FieldName, TextKey>>;

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const field = (name: FieldName) =>
  screen.getByLabelText<HTMLInputElement>(shownText("bs", `contact.form.${name}`));

const submitButton = () =>
  screen.getByRole("button", { name: shownText("bs", "contact.form.submit") });

async function enter(name: FieldName, value: string) {
  await user.click(field(name));
  await user.paste(value);
}

async function fillIn(values: Partial<Record<FieldName, string>>) {
  for (const name of names) {
    const value = values[name];
    if (value !== undefined) await enter(name, value);
  }
}

/** Lets everything run that was set off and takes no time. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

async function submit() {
  await user.click(submitButton());
  await settle();
}

const success = () => screen.queryByText(shownText("bs", "contact.success"));

const errorOf = (name: keyof typeof messageKeys) =>
  screen.queryByText(shownText("bs", messageKeys[name]));

describe("the contact form", () => {
  let log: jest.SpyInstance;

  beforeEach(async () => {
    log = watchConsole("log");
    renderOnSite(<ContactForm />);
    await waitFor(() => expect(submitButton()).toHaveAttribute("type", "submit"));
  });

  it("takes the second press of two for none, and Enter that is held down", async () => {
    const isTaken = (event: Event, element: Element) => {
      fireEvent(element, event);
      return !event.defaultPrevented;
    };
    const click = (detail: number) =>
      new MouseEvent("click", { detail, bubbles: true, cancelable: true });
    const key = (name: string, repeat: boolean) =>
      new KeyboardEvent("keydown", { key: name, repeat, bubbles: true, cancelable: true });

    expect(isTaken(click(2), submitButton())).toBe(false);
    expect(isTaken(key("Enter", true), field("name"))).toBe(false);
    expect(isTaken(key("Enter", false), field("name"))).toBe(true);
    expect(isTaken(key("a", true), field("name"))).toBe(true);
    expect(isTaken(key("Enter", true), field("message"))).toBe(true);
  });

  it("asks browsers and phones for the keyboards and the help that fit", () => {
    expect(names.map((name) => [field(name).type, field(name).autocomplete])).toEqual([
      ["text", "name"],
      ["email", "email"],
      ["tel", "tel"],
      ["textarea", ""],
    ]);
    expect(screen.getByText(shownText("bs", "contact.form.required"))).toBeInTheDocument();
  });

  it("starts with four empty fields, of which all but the phone are required", () => {
    expect(names.map((name) => field(name).value)).toEqual(["", "", "", ""]);
    expect(names.filter((name) => field(name).getAttribute("aria-required") === "true")).toEqual([
      "name",
      "email",
      "message",
    ]);
  });

  it.each([
    ["name", "A"],
    ["email", "amra@example"],
    ["message", "123456789"],
  ] as const)("refuses what is wrong at the %s alone", async (name, value) => {
    await fillIn({ ...valid, [name]: value });
    await submit();

    expect(errorOf(name)).toBeVisible();
    expect(names.filter((each) => field(each).getAttribute("aria-invalid") === "true")).toEqual([
      name,
    ]);
    expect(field(name)).toHaveFocus();
    expect(success()).not.toBeInTheDocument();
    expect(log).not.toHaveBeenCalled();
  });

  it("shows no error before the first submit", async () => {
    await fillIn({ name: "A", email: "amra", message: "kratko" });
    await user.tab();

    expect(Object.keys(messageKeys).map((name) => field(name as FieldName).ariaInvalid)).toEqual(
      Object.keys(messageKeys).map(() => null),
    );
  });

  it("ties each error to its field, with a word that says it is one, and goes to the first", async () => {
    await submit();

    for (const [name, key] of Object.entries(messageKeys)) {
      expect(field(name as FieldName)).toBeInvalid();
      expect(field(name as FieldName)).toHaveAccessibleDescription(
        `${text("bs", "contact.form.error")} ${text("bs", key)}`,
      );
    }
    expect(field("name")).toHaveFocus();
    expect(field("phone")).toBeValid();
    expect(field("phone")).not.toHaveAccessibleDescription();
  });

  it("validates again on every change once a submit has failed", async () => {
    await submit();

    await enter("name", "A");
    expect(errorOf("name")).toBeVisible();
    await user.type(field("name"), "l");
    expect(errorOf("name")).not.toBeInTheDocument();
    await user.type(field("name"), "{Backspace}");
    expect(errorOf("name")).toBeVisible();
    expect(errorOf("email")).toBeVisible();
  });

  it("keeps what was typed when a submit fails", async () => {
    await fillIn({ ...valid, message: "kratko" });
    await submit();

    expect(names.map((name) => field(name).value)).toEqual([
      valid.name,
      valid.email,
      valid.phone,
      "kratko",
    ]);
  });

  it("writes the values to the console once, says so in an alert and starts anew", async () => {
    await fillIn({ ...valid, email: ` ${valid.email} ` });
    await submit();

    expect(await screen.findByRole("alert")).toHaveTextContent(shownText("bs", "contact.success"));
    expect(log.mock.calls).toEqual([[valid]]);
    expect(names.map((name) => field(name).value)).toEqual(["", "", "", ""]);
  });

  it("takes the alert back when the next submit fails", async () => {
    await fillIn(valid);
    await submit();
    await screen.findByText(shownText("bs", "contact.success"));
    await submit();

    expect(errorOf("name")).toBeVisible();
    expect(success()).not.toBeInTheDocument();
  });

  it("translates errors that are showing when the language changes", async () => {
    await submit();

    for (const language of languages) {
      await chooseLanguage(language);
      for (const key of Object.values(messageKeys)) {
        expect(screen.getByText(shownText(language, key))).toBeVisible();
      }
    }
  });
});
