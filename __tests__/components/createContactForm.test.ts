import { createContactForm, dataCache } from "../../src/sections/Contact/createContactForm";
import { watchConsole } from "../support/watchConsole";

const values = {
  name: "Amra Primjer",
  email: "amra@example.com",
  phone: "",
  message: "Trebam krevet za njegu.",
};

const sent = { outcome: "sent" };

function fillIn({ register }: ReturnType<typeof createContactForm>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = Object.assign(document.createElement("input"), { name, value });
    register(name as keyof typeof values).ref(field);
  }
}

describe("submitting the contact form", () => {
  it("sends once when it is submitted twice", async () => {
    const log = watchConsole("log");
    const update = jest.fn();
    const form = createContactForm(update);
    fillIn(form);
    await Promise.all([form.submit(), form.submit()]);

    expect(log.mock.calls).toEqual([[values]]);
    expect(update).toHaveBeenCalledWith(sent);
    expect(dataCache.getMutationCache().getAll()).toEqual([]);

    fillIn(form);
    await form.submit();
    expect(log).toHaveBeenCalledTimes(2);
  });

  it("can be sent again after something has gone wrong", async () => {
    const update = jest.fn();
    const form = createContactForm(update);
    fillIn(form);
    const log = watchConsole("log").mockImplementationOnce(() => {
      throw new Error("The console is closed");
    });
    watchConsole("error");
    await form.submit();
    expect(update).toHaveBeenCalledWith({ outcome: "failed" });
    expect(update).not.toHaveBeenCalledWith(sent);
    expect(log).toHaveBeenCalledTimes(1);

    await form.submit();
    expect(update).toHaveBeenCalledWith(sent);
  });
});
