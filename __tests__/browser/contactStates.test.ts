import type { Locator, Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages";
import { hasFocus, isInView } from "../support/browser/elements";
import {
  advice,
  errorMessage,
  failureAlert,
  field,
  fieldNames,
  fieldValues,
  fillIn,
  formReady,
  submitButton,
  successAlert,
  validValues,
} from "../support/browser/form";
import { holdBack, lateScripts, loseScripts } from "../support/browser/interception";
import { chooseLanguage } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import {
  expectQuiet,
  openPage,
  openReadyPage,
  scriptsReady,
  type Visit,
} from "../support/browser/openPage";
import { phone } from "../support/browser/states";
import { builtScripts } from "../support/build";
import { company, text } from "../support/content";

/** The script that contains the behaviour of the form. */
const [formScript = ""] = [...builtScripts()]
  .filter(([, code]) => code.includes('networkMode:"always"'))
  .map(([file]) => file);

const typed = fieldNames.map((name) => validValues[name]);

const empty = ["", "", "", ""];

const log = /^log: /;

/**
 * Swaps what the form does with a valid message: `window.deliver` may be set to any function. Until
 * then messages are delivered at once.
 */
const swapDelivery = (page: Page) =>
  page.route(`**/${formScript}`, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = code.replaceAll("console.log(", "(window.deliver??console.log)(");
    await route.fulfill({ response, body });
  });

async function openForm(language: Language = "bs", options = {}): Promise<Visit> {
  const visit = await openReadyPage("/#contact", { prepare: swapDelivery, ...options });
  await formReady(visit.page);
  await chooseLanguage(visit.page, language);
  return visit;
}

/** From here on the form posts messages to this path of the site. */
const deliverTo = (page: Page, path: string) =>
  page.evaluate((url) => {
    const deliver = async (values: object) => {
      const { ok, status } = await fetch(url, { method: "POST", body: JSON.stringify(values) });
      if (!ok) throw new Error(`The endpoint answered ${status}`);
    };
    Object.assign(window, { deliver });
  }, path);

async function fill(page: Page, language: Language): Promise<void> {
  for (const name of fieldNames) await field(page, name, language).fill(validValues[name]);
}

const status = (page: Page) => page.locator("form [role=status]");

describe.each(languages)("sending a message, in %s", (language) => {
  it("shows that it lasts, ignores a second press, and thanks", async () => {
    const { page } = await openForm(language);
    const received: unknown[] = [];
    const { prepare, letCome } = holdBack("**/messages");
    await page.route("**/messages", (route) => {
      received.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    await prepare(page);
    await deliverTo(page, "/messages");
    const announced = await recordLiveRegions(page);
    await fill(page, language);
    await submitButton(page, language).click();
    expect(await status(page).textContent()).toBe("");

    await status(page).getByText(text(language, "contact.form.sending")).waitFor();
    expect(await submitButton(page, language).getAttribute("aria-busy")).toBe("true");
    await submitButton(page, language).press("Enter");
    await field(page, "message", language).press("x");
    expect(await fieldValues(page, language)).toEqual(typed);
    letCome();
    await successAlert(page, language).waitFor();
    expect(received).toEqual([validValues]);
    expect(await fieldValues(page, language)).toEqual(empty);
    expect(await status(page).textContent()).toBe("");
    expect(await announced()).toEqual([
      { lang: language, text: text(language, "contact.form.sending") },
      { lang: language, text: text(language, "contact.success") },
    ]);
  });

  it.each([
    [
      "refused",
      (page: Page) => page.route("**/messages", (route) => route.fulfill({ status: 500 })),
    ],
    ["offline", (page: Page) => page.context().setOffline(true)],
  ])(
    "keeps what was typed when it is %s, shows phone and e-mail, and tries again",
    async (_how, fail) => {
      const { page, incidents } = await openForm(language);
      await fail(page);
      await deliverTo(page, "/messages");
      await fill(page, language);
      const announced = await recordLiveRegions(page);
      for (let attempt = 0; attempt < 2; attempt++) {
        await submitButton(page, language).click();
        await failureAlert(page, language).waitFor();
        await page.waitForTimeout(100);
        expect(await announced()).toEqual([
          { lang: language, text: expect.stringContaining(text(language, "contact.form.failed")) },
        ]);
      }
      expect(await hasFocus(submitButton(page, language))).toBe(true);
      expect(await isInView(failureAlert(page, language))).toBe(true);
      for (const name of [company.email, company.phone]) {
        await failureAlert(page, language).getByRole("link", { name }).waitFor();
      }
      expect(await fieldValues(page, language)).toEqual(typed);

      await page.context().setOffline(false);
      await page.unroute("**/messages");
      await page.route("**/messages", (route) => route.fulfill({ status: 204 }));
      await submitButton(page, language).click();
      await successAlert(page, language).waitFor();
      expect(await failureAlert(page, language).count()).toBe(0);
      expect(incidents.filter((line) => line.startsWith("uncaught"))).toEqual([]);
    },
  );

  it("announces errors and thanks once each time, and no change of language as news", async () => {
    const visit = await openForm(language);
    const { page } = visit;
    const announced = await recordLiveRegions(page);
    const said = (key: Parameters<typeof text>[1], values = {}) => ({
      lang: language,
      text: text(language, key, values),
    });
    // The focus is in the first faulty field already.
    await field(page, "name", language).focus();
    for (let attempt = 0; attempt < 2; attempt++) {
      await page.keyboard.press("Enter");
      await errorMessage(page, "name", language).waitFor();
      await page.waitForTimeout(100);
      expect(await announced()).toEqual([said("contact.form.faults", { number: "3" })]);
    }
    for (let message = 0; message < 2; message++) {
      await fill(page, language);
      await page.waitForTimeout(100);
      await announced();
      await submitButton(page, language).click();
      await page.waitForFunction(
        (input) => document.querySelector<HTMLInputElement>(input)?.value === "",
        "form input",
      );
      await successAlert(page, language).waitFor();
      await page.waitForTimeout(100);
      expect(await announced()).toEqual([said("contact.success")]);
    }
    const other = language === "de" ? "en" : "de";
    await chooseLanguage(page, other);
    await page.waitForTimeout(200);
    expect(await announced()).toEqual([{ lang: other, text: text(other, "home.title") }]);
    await chooseLanguage(page, language);
    await page.waitForTimeout(200);
    expect(await announced()).toEqual([{ lang: language, text: text(language, "home.title") }]);
    await expectQuiet(visit, [log]);
  });
});

it("the thanks of a second message come into view, go with an error and come again", async () => {
  const visit = await openForm("bs", phone);
  const { page } = visit;
  for (let message = 0; message < 2; message++) {
    await fill(page, "bs");
    await submitButton(page).click();
    await successAlert(page).waitFor();
    await page.waitForTimeout(100);
    expect(await isInView(successAlert(page))).toBe(true);
    expect(await isUncovered(submitButton(page))).toBe(true);
  }
  await submitButton(page).click();
  await errorMessage(page, "name").waitFor();
  expect(await successAlert(page).count()).toBe(0);
  await fill(page, "bs");
  await submitButton(page).click();
  await successAlert(page).waitFor();
  await expectQuiet(visit, [log]);
});

/** @returns whether the element is in view and not behind another one */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

it("the button stays in view and uncovered after a success at 400 % zoom", async () => {
  const { page } = await openForm("bs", { viewport: { width: 320, height: 256 } });
  await fill(page, "bs");
  await submitButton(page).focus();
  await page.keyboard.press("Enter");
  await successAlert(page).waitFor();
  await page.waitForTimeout(100);

  expect(await hasFocus(submitButton(page))).toBe(true);
  expect(await isUncovered(submitButton(page))).toBe(true);
});

it("a press before the form's own script comes is kept; where the script is lost, the next press loads it again", async () => {
  const visit = await openReadyPage("/#contact", {
    prepare: (page) => page.route(`**/${formScript}`, (route) => route.abort()),
  });
  const { page } = visit;
  await page.waitForLoadState("networkidle");
  await fill(page, "bs");
  await submitButton(page).click();
  await failureAlert(page).waitFor();
  expect(await fieldValues(page)).toEqual(typed);

  await page.unroute(`**/${formScript}`);
  const { prepare, letCome } = holdBack(`**/${formScript}`);
  await prepare(page);
  await submitButton(page).click();
  await status(page).getByText(text("bs", "contact.form.sending")).waitFor();
  letCome();
  await successAlert(page).waitFor();
  expect(await fieldValues(page)).toEqual(empty);
  expect(visit.incidents.filter((line) => log.test(line))).toHaveLength(1);
});

it("the form sends nothing and keeps everything without scripts, and shows phone and e-mail", async () => {
  const visit = await openPage("/#contact", { javaScriptEnabled: false });
  const { page } = visit;
  await fillIn(page);
  const address = page.url();
  const requests = visit.requests.length;
  await field(page, "email").press("Enter");
  await submitButton(page).focus();
  await page.keyboard.press("Space");
  await submitButton(page).click();

  for (const name of [company.email, company.phone]) {
    await advice(page).getByRole("link", { name }).waitFor();
  }
  expect(await hasFocus(submitButton(page))).toBe(true);
  expect([page.url(), visit.requests.length]).toEqual([address, requests]);
  expect(await fieldValues(page)).toEqual(typed);
});

describe("the focus before the scripts come survives them", () => {
  it("on the button", async () => {
    const { letScriptsCome, options } = lateScripts();
    const { page } = await openPage("/#contact", options);
    await submitButton(page).focus();
    letScriptsCome();
    await scriptsReady(page);
    await formReady(page);

    expect(await hasFocus(submitButton(page))).toBe(true);
  });

  it("on a link of the advice", async () => {
    const { letScriptsCome, options } = lateScripts();
    const { page } = await openPage("/#contact", options);
    await submitButton(page).click();
    const call = advice(page).getByRole("link", { name: company.phone });
    await call.waitFor();
    expect(await submitButton(page).getAttribute("aria-busy")).toBe(null);
    await call.focus();
    letScriptsCome();
    await scriptsReady(page);
    await formReady(page);

    expect(await hasFocus(call)).toBe(true);
    expect(await call.isVisible()).toBe(true);
    await submitButton(page).focus();
    await advice(page).waitFor({ state: "hidden" });
  });
});

describe("when the scripts are lost", () => {
  it("a pressed language is no longer busy, and a notice says why nothing changes", async () => {
    const { page } = await openPage("/", { prepare: loseScripts });
    const announced = await recordLiveRegions(page);
    const german = page.getByRole("button", { name: text("de", "language.name") });
    await german.first().click();
    const notice = page.getByText(text("de", "language.noScript"));
    await notice.waitFor();

    expect(await german.first().getAttribute("aria-busy")).toBe(null);
    expect(await isInView(notice)).toBe(true);
    expect((await announced()).map(({ text: said }) => said).join()).toContain(
      text("de", "language.noScript"),
    );
  });
});

describe.each([1024, 1440, 2560])("beside the form, %i pixels wide", (width) => {
  it("nothing moves for errors and thanks", async () => {
    const { page } = await openForm("bs", { viewport: { width, height: 900 } });
    const places = () =>
      page.evaluate(() => {
        const section = document.querySelector("#contact");
        const origin = section?.getBoundingClientRect().top ?? 0;
        return [...(section?.querySelectorAll("img, h2, h3, .lead, h3 ~ p") ?? [])].map((each) => {
          const { left, top, width: across, height } = each.getBoundingClientRect();
          return [left, top - origin, across, height].map(Math.round);
        });
      });
    const before = await places();
    expect(before.length).toBeGreaterThan(4);
    await submitButton(page).click();
    await errorMessage(page, "message").waitFor();
    expect(await places()).toEqual(before);

    await fill(page, "bs");
    await submitButton(page).click();
    await successAlert(page).waitFor();
    expect(await places()).toEqual(before);
  });
});
