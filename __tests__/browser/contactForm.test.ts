import type { Locator, Page } from "playwright-core";
import { hasFocus } from "../support/browser/elements";
import {
  advice,
  errorMessage,
  field,
  fieldNames,
  fieldValues,
  fillIn,
  formReady,
  submitButton,
  successAlert,
  validValues,
} from "../support/browser/form";
import { lateScripts, loseScripts } from "../support/browser/interception";
import {
  expectNothingStored,
  expectQuiet,
  openPage,
  openReadyPage,
  scriptsReady,
  siteOrigin,
  type Visit,
  type VisitOptions,
} from "../support/browser/openPage";
import { phone } from "../support/browser/states";
import { company, text } from "../support/content";
import { waitUntil } from "../support/waitUntil";

const empty = ["", "", "", ""];

const loggedValues = /^log: .*Amra Primjer.*amra@example\.com.*061 000 000.*Trebam krevet/;

const isPicture = (url: string) => /\.(?:avif|webp|svg|ico)$/.test(url);

const withoutAnchor = (address: string) => address.replace(/#.*/, "");

/** Watches a visit from here on. Pictures may come into sight meanwhile, and are asked for then. */
function watch({ page, requests, incidents }: Visit) {
  const before = { address: page.url(), requests: requests.length, incidents: incidents.length };
  return () => ({
    addressChanged: withoutAnchor(page.url()) !== withoutAnchor(before.address),
    requests: requests.slice(before.requests).filter((url) => !isPicture(url)),
    incidents: incidents.slice(before.incidents),
  });
}

async function openContact(options?: VisitOptions) {
  const visit = await openReadyPage("/#contact", options);
  await formReady(visit.page);
  await visit.page.waitForLoadState("networkidle");
  return visit;
}

const writingDirection = (input: Locator) =>
  input.evaluate((element) => getComputedStyle(element).direction);

const paste = (input: Locator, value: string) =>
  input.evaluate((element: HTMLInputElement, pasted) => {
    element.select();
    document.execCommand("insertText", false, pasted);
  }, value);

/** Pastes the values into the form and sends it; what comes to the console is what was sent. */
async function send(page: Page, values: typeof validValues): Promise<typeof validValues> {
  for (const name of fieldNames) await paste(field(page, name), values[name]);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submitButton(page).click();
  const [sent] = (await logged).args();
  await successAlert(page).waitFor();
  return sent?.jsonValue();
}

describe("the contact form", () => {
  it("works by the keyboard alone, and only logs the values", async () => {
    const visit = await openContact();
    const { page } = visit;
    await page.getByText(text("bs", "contact.form.required")).waitFor();
    await field(page, "name").focus();
    const happened = watch(visit);

    await page.keyboard.type("A");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await errorMessage(page, "name").count()).toBe(0);
    await page.keyboard.press("Enter");
    await errorMessage(page, "name").waitFor();
    await page.keyboard.press("End");
    await page.keyboard.type("m");
    await errorMessage(page, "name").waitFor({ state: "detached" });
    await page.keyboard.press("Backspace");
    await errorMessage(page, "name").waitFor();
    await page.keyboard.type(validValues.name.slice(1));
    await errorMessage(page, "name").waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    for (const name of fieldNames.slice(1)) {
      expect(await hasFocus(field(page, name))).toBe(true);
      await page.keyboard.type(validValues[name]);
      await page.keyboard.press("Tab");
    }
    expect(await hasFocus(submitButton(page))).toBe(true);
    expect(happened().incidents).toEqual([]);
    await page.keyboard.press("Space");

    await successAlert(page).waitFor();
    expect(await fieldValues(page)).toEqual(empty);
    expect(happened()).toEqual({
      addressChanged: false,
      requests: [],
      incidents: [expect.stringMatching(loggedValues)],
    });
    await expectQuiet(visit, [loggedValues]);
    await expectNothingStored(visit);
  });

  it("treats a held Enter and a double press as one, and removes its thanks at the next error", async () => {
    // A window in which the thanks are in view: else the page moves under the second press.
    const visit = await openContact({ viewport: { width: 1280, height: 1600 } });
    const { page } = visit;
    const expectThanksAlone = async () => {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await successAlert(page).waitFor();
      expect(await errorMessage(page, "name").count()).toBe(0);
    };
    await fillIn(page);
    await field(page, "email").focus();
    // Every press of a key that is down already is a repeated one.
    await page.keyboard.down("Enter");
    await successAlert(page).waitFor();
    for (const element of [field(page, "email"), submitButton(page), field(page, "message")]) {
      await element.focus();
      for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("Enter");
    }
    await page.keyboard.up("Enter");
    await expectThanksAlone();
    expect(await fieldValues(page)).toEqual(["", "", "", "\n".repeat(5)]);

    await fillIn(page);
    await submitButton(page).dblclick();
    await waitUntil("the second message", async () => visit.incidents.length > 1);
    await expectThanksAlone();
    // On a phone the thanks bring links to where the button was, under the second press.
    const call = page.locator("main").getByRole("link", { name: company.phone }).last();
    const isFollowed = await call.evaluate((link) =>
      link.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true, cancelable: true })),
    );
    expect(isFollowed).toBe(false);

    await submitButton(page).click();
    await errorMessage(page, "name").waitFor();
    expect(await successAlert(page).count()).toBe(0);
    await expectQuiet(visit, [loggedValues]);
    expect(visit.incidents).toHaveLength(2);
  });

  it("accepts long words, 200 kB of text, every script, right-to-left text and emoji", async () => {
    const visit = await openContact(phone);
    const { page } = visit;
    expect((await field(page, "message").boundingBox())?.height).toBeGreaterThanOrEqual(120);
    const long = {
      name: "Maksimilijan".repeat(400),
      email: `${"a".repeat(64)}@${"sub.".repeat(40)}example.com`,
      phone: "0".repeat(5000),
      message: "Donaudampfschifffahrtsgesellschaft ".repeat(6000).trim(),
    };
    expect(await send(page, long)).toEqual(long);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      phone.viewport.width,
    );

    const foreign = {
      ...validValues,
      name: "أميرة 👩🏽‍⚕️ שרה",
      message: "أحتاج إلى سرير للرعاية 🛏️❤️ z̷̛̤a̸l̴g̶o̷ 護理床",
    };
    for (const name of ["name", "message"] as const) {
      await paste(field(page, name), foreign[name]);
      expect(await writingDirection(field(page, name))).toBe("rtl");
    }
    expect(await writingDirection(field(page, "email"))).toBe("ltr");
    expect(await send(page, foreign)).toEqual(foreign);
    await expectQuiet(visit, [/^log: /]);
  });
});

/** Types into the form, presses Enter and its button, and asserts that only advice follows. */
async function expectAdviceOnly(visit: Visit, press: (page: Page) => Promise<void>) {
  const { page } = visit;
  await fillIn(page);
  const happened = watch(visit);
  await field(page, "email").press("Enter");
  await press(page);

  await advice(page).getByRole("link", { name: company.email }).waitFor();
  await advice(page).getByRole("link", { name: company.phone }).waitFor();
  expect(await hasFocus(submitButton(page))).toBe(true);
  const { addressChanged, requests, incidents } = happened();
  expect({ addressChanged, incidents }).toEqual({ addressChanged: false, incidents: [] });
  // A lost script may be requested again.
  expect(requests.filter((url) => !url.endsWith(".js"))).toEqual([]);
  expect(await fieldValues(page)).toEqual(fieldNames.map((name) => validValues[name]));
}

const byMouse = (page: Page) => submitButton(page).click();

async function byKeyboard(page: Page) {
  await submitButton(page).focus();
  await page.keyboard.press("Enter");
}

describe("the contact form that cannot take a message", () => {
  it.each([
    ["without scripts, by the keyboard", { javaScriptEnabled: false }, byKeyboard],
    ["when its scripts are lost, by the mouse", { prepare: loseScripts }, byMouse],
  ])("keeps what was typed and advises %s", async (_how, options, press) => {
    const visit = await openPage("/#contact", options);
    await visit.page.waitForLoadState("networkidle");

    await expectAdviceOnly(visit, press);
  });
});

it("the contact form keeps what was typed and a press before its scripts come, and sends it once they are loaded", async () => {
  const { letScriptsCome, options } = lateScripts();
  const visit = await openPage("/#contact", options);
  const { page } = visit;
  await fillIn(page);
  await submitButton(page).click();
  expect(await submitButton(page).getAttribute("aria-busy")).toBe("true");
  expect(await fieldValues(page)).toEqual(fieldNames.map((name) => validValues[name]));
  letScriptsCome();
  await scriptsReady(page);
  await successAlert(page).waitFor();
  expect(await hasFocus(submitButton(page))).toBe(true);
  expect(await submitButton(page).getAttribute("aria-busy")).toBe(null);
  await expectQuiet(visit, [loggedValues]);
  expect(visit.incidents).toHaveLength(1);
  expect(withoutAnchor(page.url())).toBe(`${siteOrigin()}/`);
});
