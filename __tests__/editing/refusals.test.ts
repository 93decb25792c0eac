import bosnian from "../../src/checking/messages.bs.json";
import { Form } from "./support/form";
import type { Refusal } from "./support/github";

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

it("refuses what the check refuses, says where and what to do, and keeps what was typed", async () => {
  const word = "Krankenhausbettenverleih";
  const form = await Form.open();
  await form.signIn();
  await form.choose("Tekstovi");
  await form.expand("hero");
  await form.write("hero.title", word, "de");

  const { message, remedy } = bosnian.findings.wordTooLong;
  expect(await form.refused()).toContain(
    `Tekstovi › Uvod › Naslov (na njemačkom): ${message.replace("{long}", word)} ${remedy.replace("{most}", "14")}`,
  );
  expect(form.github.commits).toHaveLength(1);
  await form.close();
  expect(await form.field("hero.title", "de").locator("textarea").first().inputValue()).toBe(word);
});

/** The refusals as GitHub words them; GraphQL errors have status 200. */
const refusals: [Refusal | "offline", string][] = [
  ["offline", "Nema veze s internetom"],
  [{ status: 403, message: "API rate limit exceeded" }, "GitHub trenutno ne prima više zahtjeva"],
  [{ status: 502 }, "GitHub trenutno ne radi kako treba"],
  [{ status: 401, message: "Bad credentials" }, "GitHub ne prihvata token"],
  [{ type: "FORBIDDEN", message: "Resource not accessible" }, "nema pravo pisanja"],
  [{ type: "NOT_FOUND", message: "Could not resolve to a Repository" }, "ne nalazi repozitorij"],
  [{ message: "Repository was archived" }, "odgovara: „Repository was archived”"],
];

it("keeps what was typed whatever GitHub answers to a save, says what to do, and saves it later", async () => {
  const form = await writePhone();
  for (const [trouble, words] of refusals) {
    form.github.trouble = trouble;

    expect(await form.refused()).toContain(words);
    expect(await form.field("phone").locator("input").inputValue()).toBe(phone);
    await form.close();
  }
  form.github.trouble = undefined;
  await form.saved();
  expect(form.github.read(company)).toContain(phone);
});

it("an editor can sign in again after a token that GitHub refuses", async () => {
  const form = await Form.open();
  await form.signIn("github_pat_0");
  await form.page.getByText("nije kopiran cijeli").first().waitFor();
  await form.signIn();

  await form.opened();
});

it("saves when the check itself fails, and says so", async () => {
  const form = await writePhone();
  await form.page.evaluate(() => {
    IDBObjectStore.prototype.getAllKeys = () => {
      throw new Error("unreadable");
    };
  });
  await form.saved();

  expect(form.dialogs).toEqual([expect.stringContaining("Provjera u pregledniku nije uspjela.")]);
  expect(form.github.commits).toHaveLength(2);
});

it("opens in one tab at a time, and in the second when the first is closed", async () => {
  const form = await writePhone();
  const second = await Form.in(form.context, form.github);
  await second.page.getByText("Obrazac je otvoren u drugoj kartici").waitFor();
  await form.page.close();

  await second.opened();
});
