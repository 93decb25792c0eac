import { act, screen, waitFor } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { ContactForm } from "../../src/sections/Contact/ContactForm";
import { renderOnSite, shownText } from "../support/components/renderOnSite";
import { watchConsole } from "../support/watchConsole";

const names = ["name", "email", "phone", "message"] as const;
type FieldName = (typeof names)[number];

const valid = {
  name: "Amra Primjer",
  email: "amra@example.com",
  phone: "+387 33 000 000",
  message: "Trebam krevet za njegu.",
};

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const field = (name: FieldName) =>
  screen.getByLabelText<HTMLInputElement>(shownText("bs", `contact.form.${name}`));

const submitButton = () =>
  screen.getByRole("button", { name: shownText("bs", "contact.form.submit") });

async function fillIn(values: Partial<Record<FieldName, string>>) {
  for (const name of names) {
    await user.click(field(name));
    await user.paste(values[name] ?? "");
  }
}

async function submit() {
  await user.click(submitButton());
  // Lets everything run that was set off and takes no time.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
}

const fieldsThat = (attribute: string) =>
  names.filter((name) => field(name).getAttribute(attribute) === "true");

describe("the contact form", () => {
  let log: jest.SpyInstance;

  beforeEach(async () => {
    log = watchConsole("log");
    renderOnSite(<ContactForm />);
    await waitFor(() => expect(submitButton()).toHaveAttribute("type", "submit"));
  });

  it("starts empty, with the keyboards and the help that fit, the phone alone optional", () => {
    expect(
      names.map((name) => [field(name).value, field(name).type, field(name).autocomplete]),
    ).toEqual([
      ["", "text", "name"],
      ["", "email", "email"],
      ["", "tel", "tel"],
      ["", "textarea", ""],
    ]);
    expect(fieldsThat("aria-required")).toEqual(["name", "email", "message"]);
    expect(screen.getByText(shownText("bs", "contact.form.required"))).toBeInTheDocument();
  });

  it("shows no error before the first submit", async () => {
    await fillIn({ name: "A", email: "amra", message: "kratko" });
    await user.tab();
    expect(fieldsThat("aria-invalid")).toEqual([]);

    await submit();
    expect(fieldsThat("aria-invalid")).toEqual(["name", "email", "message"]);
    expect(log).not.toHaveBeenCalled();
  });

  it("takes its thanks back when the next submit fails", async () => {
    await fillIn(valid);
    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent(shownText("bs", "contact.success"));
    expect(log.mock.calls).toEqual([[valid]]);

    await submit();
    expect(fieldsThat("aria-invalid")).toEqual(["name", "email", "message"]);
    expect(screen.queryByText(shownText("bs", "contact.success"))).not.toBeInTheDocument();
  });
});
