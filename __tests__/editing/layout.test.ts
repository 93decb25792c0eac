import { Form } from "./support/form";

async function openForm(): Promise<Form> {
  const form = await Form.open();
  await form.signIn();
  return form;
}

it("shows the texts as a list of their parts, with the headline of each", async () => {
  const form = await openForm();
  await form.choose("Tekstovi");
  const headline = form.field("hero").getByText("Krevet za njegu");
  await headline.waitFor();

  expect(await form.field("hero.title").count()).toBe(0);
});

it("writes dates without the names of other languages' months", async () => {
  const form = await openForm();
  await form.choose("Podaci o kompaniji");
  await form.page.locator("button[aria-label=Historija]").click();

  await form.page.getByText("01. 11. 2026. 08:00").waitFor();
});

it("names no language where the content has none", async () => {
  const form = await openForm();
  await form.choose("Podaci o kompaniji");
  const names = await form.page
    .locator("[aria-label]")
    .evaluateAll((elements) => elements.map((element) => element.ariaLabel));

  expect(names).toContain("Uredi sadržaj");
  expect(names.filter((name) => name?.includes("_default"))).toEqual([]);
});
