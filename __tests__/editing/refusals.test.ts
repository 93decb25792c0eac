import { Form } from "./support/form";

/** Opens the facts of the company, as an editor who has signed in. */
async function openCompany(): Promise<Form> {
  const form = await Form.open();
  await form.signIn();
  await form.choose("Podaci o kompaniji");
  return form;
}

describe("what the check finds before a save", () => {
  it("is shown in the words of the form, saves nothing, and keeps what was typed", async () => {
    const form = await openCompany();
    await form.write("phone", "033 412 907");

    expect(await form.refused()).toContain("Podaci o kompaniji › Telefon: Ovo nije u obliku");
    expect(form.github.commits).toHaveLength(1);
    expect(await form.field("phone").locator("input").inputValue()).toBe("033 412 907");
  });

  it("does not prevent a save when the check itself fails, and the form says so", async () => {
    const form = await openCompany();
    await form.page.evaluate(() => {
      IDBObjectStore.prototype.getAllKeys = () => {
        throw new Error("unreadable");
      };
    });
    await form.write("phone", "+387 33 123 456");
    await form.saved();

    expect(form.dialogs).toEqual([expect.stringContaining("Provjera u pregledniku nije uspjela.")]);
    expect(form.github.commits).toHaveLength(2);
  });
});
