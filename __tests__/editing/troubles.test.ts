import { Form } from "./support/form";

const company = "content/site/company.json";
const phone = "+387 33 123 456";

/** Types a new telephone number, as an editor who has signed in. */
async function writePhone(): Promise<Form> {
  const form = await Form.open();
  await form.signIn();
  await form.choose("Podaci o kompaniji");
  await form.write("phone", phone);
  return form;
}

const phoneIn = (form: Form) => form.field("phone").locator("input").inputValue();

/** Types one more digit, of which the CMS makes a backup after a moment. */
async function writeMore(form: Form): Promise<void> {
  await form.field("phone").locator("input").pressSequentially("7");
  await form.page.waitForTimeout(1000);
}

/** @returns the number after the form has been opened again and its backup accepted */
async function restoredIn(form: Form): Promise<string> {
  await form.choose("Podaci o kompaniji");
  await form.page.getByRole("button", { name: "Vrati" }).click();
  await form.page.getByText("Izmjene su vraćene.").first().waitFor();
  return phoneIn(form);
}

it.each([
  [401, "GitHub ne prihvata ovaj token"],
  [500, "GitHub trenutno ne radi kako treba"],
] as const)("says why nobody can sign in when GitHub answers %i", async (trouble, words) => {
  const form = await Form.open();
  form.github.trouble = trouble;
  await form.signIn();

  await form.page.getByText(words).first().waitFor();
});

it.each([
  [401, "GitHub ne prihvata token"],
  [403, "nema pravo pisanja"],
  [409, "Neko je upravo sačuvao nešto drugo."],
  [422, "GitHub nije prihvatio ovu izmjenu."],
  [500, "GitHub trenutno ne radi kako treba."],
  ["offline", "Nema veze s internetom"],
] as const)(
  "keeps what was typed when a save ends with %s, and saves it later",
  async (trouble, words) => {
    const form = await writePhone();
    form.github.trouble = trouble;
    form.github.refusesCommitsOnly = true;

    expect(await form.refused()).toContain(words);
    expect(await phoneIn(form)).toBe(phone);
    form.github.trouble = undefined;
    await form.page.keyboard.press("Escape");
    await form.saved();
    expect(form.github.read(company)).toContain(phone);
  },
);

it("saves on top of another file that someone else has saved meanwhile", async () => {
  const form = await writePhone();
  const other = "content/site/launch.json";
  const text = form.github.read(other).replace(/\n$/, " \n");
  form.github.commit("Other", [[other, Buffer.from(text)]]);
  await form.saved();

  expect(form.github.read(company)).toContain(phone);
  expect(form.github.read(other)).toBe(text);
});

it("asks before it replaces what someone else has saved in the same file", async () => {
  const form = await writePhone();
  const text = form.github.read(company).replace("Sarajevo", "Mostar");
  form.github.commit("Other", [[company, Buffer.from(text)]]);
  await form.save();
  await form.page.getByText("Neko je u međuvremenu mijenjao ovo").first().waitFor();

  expect(form.github.read(company)).toBe(text);
  expect(await phoneIn(form)).toBe(phone);
});

it("offers what was typed in a tab that has been closed", async () => {
  const form = await writePhone();
  await writeMore(form);
  await form.page.close();
  const again = await Form.in(form.context, form.github);

  expect(await restoredIn(again)).toBe(`${phone}7`);
});

it("offers what was typed before a new sign-in, when the token has been refused", async () => {
  const form = await writePhone();
  await writeMore(form);
  form.github.trouble = 401;
  await form.refused();
  form.github.trouble = undefined;
  await form.page.keyboard.press("Escape");
  await form.page.getByRole("button", { name: "Odustani od uređivanja" }).click();
  await form.page.getByRole("button", { name: "Prikaži meni računa" }).click();
  await form.page.getByText("Odjavi se").click();
  await form.signIn("github_pat_2");

  expect(await restoredIn(form)).toBe(`${phone}7`);
});

it("opens in one tab at a time, and in the second when the first is closed", async () => {
  const form = await writePhone();
  const second = await Form.in(form.context, form.github);
  await second.page.getByText("Obrazac je otvoren u drugoj kartici").waitFor();
  await form.saved();
  await form.page.close();
  await second.choose("Podaci o kompaniji");

  expect(await phoneIn(second)).toBe(phone);
});
