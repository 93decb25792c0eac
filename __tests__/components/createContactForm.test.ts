import { createContactForm } from "../../src/sections/Contact/createContactForm";
import { dataCache } from "../../src/sections/Contact/dataCache";
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

describe("what the contact form does", () => {
  it("sends once when it is told twice", async () => {
    const log = watchConsole("log");
    const form = createContactForm();
    fillIn(form);
    await Promise.all([form.submit(), form.submit()]);

    expect(log.mock.calls).toEqual([[values]]);
    expect(form.state().sent).toBe(true);
    expect(dataCache.getMutationCache().getAll()).toEqual([]);

    fillIn(form);
    await form.submit();
    expect(log).toHaveBeenCalledTimes(2);
  });

  it("can be sent again after something has gone wrong", async () => {
    const form = createContactForm();
    fillIn(form);
    watchConsole("log").mockImplementationOnce(() => {
      throw new Error("The console is closed");
    });
    await expect(form.submit()).rejects.toThrow("The console is closed");
    expect(form.state().sent).toBe(false);

    await form.submit();
    expect(form.state().sent).toBe(true);
  });

  it("tells nothing to who no longer listens", async () => {
    watchConsole("log");
    const form = createContactForm();
    const [listening, gone] = [jest.fn(), jest.fn()];
    form.subscribe(listening);
    form.subscribe(gone)();
    await form.submit();

    expect(listening).toHaveBeenCalled();
    expect(gone).not.toHaveBeenCalled();
  });

  it("tries nothing again and fetches nothing when the window gains focus", () => {
    const { queries, mutations } = dataCache.getDefaultOptions();

    expect(queries).toMatchObject({ retry: 0, refetchOnWindowFocus: false });
    expect(mutations).toMatchObject({ retry: 0 });
  });
});
