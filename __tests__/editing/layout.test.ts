import { Form } from "./support/form";

it("writes dates without the names of other languages' months", async () => {
  const form = await Form.open();
  await form.signIn();
  await form.choose("Podaci o kompaniji");
  await form.page.locator("button[aria-label=Historija]").click();

  await form.page.getByText("01. 11. 2026. 08:00").waitFor();
});

it("speaks Bosnian in a browser of another language, and leads to a token that lasts a year", async () => {
  const form = await Form.open(undefined, undefined, "de-DE");
  await form.page.getByRole("button", { name: "Prijava tokenom" }).click();
  const link = form.page.getByRole("link", { name: /GitHub/ });

  expect(await link.getAttribute("href")).toContain("expires_in=365");
  await form.page.keyboard.press("Escape");
  await form.signIn();
  await form.choose("Podaci o kompaniji");
  // The CMS offers its own languages a moment later.
  await form.page.waitForTimeout(1000);
  expect(await form.page.getByText("Sveltia CMS").visible().count()).toBe(0);
  // The name that the CMS has for content without languages.
  expect(await form.page.getByLabel("_default").count()).toBe(0);
});

it("says below a field what is wrong with it, before anything is sent", async () => {
  const form = await Form.open();
  await form.signIn();
  await form.choose("Podaci o kompaniji");
  await form.write("phone", "033 412 907");
  await form.write("responseHours", "24,5");
  await form.save();

  await form.field("phone").getByText("S pozivnim brojem države").first().waitFor();
  await form.field("phone").getByText("Stranica to ne može tako prikazati.").waitFor();
  await form.field("responseHours").getByText("upišite samo cifre").waitFor();
  expect(form.github.commits).toHaveLength(1);
});

it("shows the texts as a list of their parts, with the headline of each", async () => {
  const form = await Form.open();
  await form.signIn();
  await form.choose("Tekstovi");
  await form.field("hero").getByText("Krevet za njegu").waitFor();

  expect(await form.field("hero.title").count()).toBe(0);
});
