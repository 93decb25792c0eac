import type { Locator, Page } from "playwright-core";
import {
  errorMessage,
  type FieldName,
  field,
  fieldNames,
  formReady,
  submitButton,
  successAlert,
  validValues,
} from "../support/browser/form";
import { chooseLanguage } from "../support/browser/language";
import { expectQuiet, openReadyPage } from "../support/browser/openPage";
import { phone } from "../support/browser/states";

type Values = Record<FieldName, string>;

async function openForm() {
  const visit = await openReadyPage("/#contact", phone);
  await formReady(visit.page);
  return visit;
}

const paste = (input: Locator, value: string) =>
  input.evaluate((element: HTMLInputElement, pasted) => {
    element.select();
    document.execCommand("insertText", false, pasted);
  }, value);

/** Pastes the values into the form and sends it; what comes to the console is what was sent. */
async function send(page: Page, values: Values): Promise<Values> {
  for (const name of fieldNames) await paste(field(page, name), values[name]);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submitButton(page).click();
  const [sent] = (await logged).args();
  await successAlert(page).waitFor();
  return sent?.jsonValue();
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe("the contact form", () => {
  it("takes words and names of any length and keeps its width", async () => {
    const { page } = await openForm();
    const values = {
      name: "Maksimilijan".repeat(400),
      email: `${"a".repeat(64)}@${"sub.".repeat(40)}example.com`,
      phone: "0".repeat(5000),
      message: "Donaudampfschifffahrtsgesellschaft".repeat(200),
    };
    const sent = send(page, values);

    expect(await sent).toEqual(values);
    expect(await pageWidth(page)).toBe(phone.viewport.width);
  });

  it("takes every script, from right to left too, and emoji", async () => {
    const visit = await openForm();
    const { page } = visit;
    const values = {
      ...validValues,
      name: "أميرة 👩🏽‍⚕️ שרה",
      message: "أحتاج إلى سرير للرعاية 🛏️❤️ z̷̛̤a̸l̴g̶o̷ 護理床",
    };
    for (const name of ["name", "message"] as const) {
      await paste(field(page, name), values[name]);
      expect(await field(page, name).evaluate((it) => getComputedStyle(it).direction)).toBe("rtl");
    }
    expect(await field(page, "email").evaluate((it) => getComputedStyle(it).direction)).toBe("ltr");

    expect(await send(page, values)).toEqual(values);
    await expectQuiet(visit, [/^log: /]);
  });

  it("takes 200 kB pasted into the message", async () => {
    const { page } = await openForm();
    const values = { ...validValues, message: "Trebam krevet. ".repeat(13_700).trim() };
    expect(values.message.length).toBeGreaterThan(200_000);

    expect(await send(page, values)).toEqual(values);
    expect(await pageWidth(page)).toBe(phone.viewport.width);
  });

  it("judges 200 kB pasted into the e-mail address without a halt", async () => {
    const { page } = await openForm();
    await submitButton(page).click();
    for (const pasted of ["a".repeat(200_000), "a.".repeat(100_000), `a@${"b.".repeat(100_000)}`]) {
      await paste(field(page, "email"), pasted);
      await submitButton(page).click();
      await errorMessage(page, "email").waitFor();
    }

    await chooseLanguage(page, "de");
    await paste(field(page, "email", "de"), validValues.email);
    await errorMessage(page, "email", "de").waitFor({ state: "detached" });
  });
});
