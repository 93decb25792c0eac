import { createContactForm, dataCache } from "../../src/sections/Contact/createContactForm";
import { watchConsole } from "../support/watchConsole";

const values = {
  name: "Amra Primjer",
  email: "amra@example.com",
  phone: "",
  message: "Trebam krevet za njegu.",
};

function fillIn({ register }: ReturnType<typeof createContactForm>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = Object.assign(document.createElement("input"), { name, value });
    register(name as keyof typeof values).ref(field);
  }
}

it("the contact form sends once when it is submitted twice, and keeps no values", async () => {
  const log = watchConsole("log");
  const update = jest.fn();
  const form = createContactForm(update);
  fillIn(form);
  await Promise.all([form.submit(), form.submit()]);

  expect(log.mock.calls).toEqual([[values]]);
  expect(update).toHaveBeenCalledWith({ outcome: "sent" });
  expect(dataCache.getMutationCache().getAll()).toEqual([]);

  fillIn(form);
  await form.submit();
  expect(log).toHaveBeenCalledTimes(2);
});
