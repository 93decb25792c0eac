import type { Page } from "playwright-core";
import { hasFocus } from "../support/browser/elements";
import {
  adviceLink,
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
import { chooseLanguage } from "../support/browser/language";
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
import { company, text } from "../support/content";

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

describe("the contact form", () => {
  it("goes its whole way by the mouse", async () => {
    const visit = await openContact();
    const { page } = visit;
    const happened = watch(visit);

    await submitButton(page).click();
    for (const name of ["name", "email", "message"] as const) {
      await errorMessage(page, name).waitFor();
    }
    expect(await hasFocus(field(page, "name"))).toBe(true);

    await field(page, "name").click();
    await page.keyboard.type("A");
    expect(await errorMessage(page, "name").isVisible()).toBe(true);
    await page.keyboard.type("mra Primjer");
    await errorMessage(page, "name").waitFor({ state: "detached" });
    expect(await errorMessage(page, "email").isVisible()).toBe(true);

    await submitButton(page).click();
    expect(await hasFocus(field(page, "email"))).toBe(true);
    for (const name of ["email", "phone", "message"] as const) {
      await field(page, name).click();
      await page.keyboard.type(validValues[name]);
    }
    expect(happened().incidents).toEqual([]);

    await submitButton(page).click();
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

  it("goes its whole way by the keyboard alone", async () => {
    const visit = await openContact();
    const { page } = visit;
    await field(page, "name").focus();
    const happened = watch(visit);
    const tabTo = async (name: (typeof fieldNames)[number]) => {
      await page.keyboard.press("Tab");
      expect(await hasFocus(field(page, name))).toBe(true);
    };

    await page.keyboard.press("Enter");
    await errorMessage(page, "name").waitFor();
    expect(await hasFocus(field(page, "name"))).toBe(true);
    await page.keyboard.type(validValues.name);
    await errorMessage(page, "name").waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    expect(await hasFocus(field(page, "email"))).toBe(true);
    await page.keyboard.type(validValues.email);
    await tabTo("phone");
    await page.keyboard.type(validValues.phone);
    await tabTo("message");
    await page.keyboard.type(validValues.message);
    await page.keyboard.press("Tab");
    expect(await hasFocus(submitButton(page))).toBe(true);
    await page.keyboard.press("Space");

    await successAlert(page).waitFor();
    expect(await fieldValues(page)).toEqual(empty);
    expect(happened()).toEqual({
      addressChanged: false,
      requests: [],
      incidents: [expect.stringMatching(loggedValues)],
    });
  });

  it("takes a double press for one", async () => {
    const visit = await openContact();
    const { page } = visit;
    await fillIn(page);
    await submitButton(page).dblclick();

    await successAlert(page).waitFor();
    expect(await errorMessage(page, "name").count()).toBe(0);
    await expectQuiet(visit, [loggedValues]);
    expect(visit.incidents).toHaveLength(1);
  });

  it("takes Enter held down for one", async () => {
    const visit = await openContact();
    const { page } = visit;
    await fillIn(page);
    await field(page, "email").focus();
    // Every press of a key that is down already is a repeated one.
    await page.keyboard.down("Enter");
    await successAlert(page).waitFor();
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("Enter");
    await submitButton(page).focus();
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");

    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await successAlert(page).isVisible()).toBe(true);
    expect(await errorMessage(page, "name").count()).toBe(0);
    await expectQuiet(visit, [loggedValues]);
    expect(visit.incidents).toHaveLength(1);
  });

  it("leaves a line break of Enter held down in the message", async () => {
    const { page } = await openContact();
    await field(page, "message").focus();
    for (let press = 0; press < 3; press++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");

    expect(await field(page, "message").inputValue()).toBe("\n\n\n");
  });

  it("takes a second message", async () => {
    const visit = await openContact();
    const { page } = visit;
    await fillIn(page);
    await submitButton(page).click();
    await successAlert(page).waitFor();
    await fillIn(page, { ...validValues, name: "Damir" });
    await submitButton(page).click();

    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=name]")?.value === "",
    );
    expect(visit.incidents).toEqual([
      expect.stringMatching(loggedValues),
      expect.stringMatching(/^log: .*Damir/),
    ]);
  });

  it("says errors and success in the language that is chosen meanwhile", async () => {
    const { page } = await openContact();
    await submitButton(page).click();
    await errorMessage(page, "email").waitFor();
    await chooseLanguage(page, "en");
    for (const name of ["name", "email", "message"] as const) {
      expect(await errorMessage(page, name, "en").isVisible()).toBe(true);
      expect(await errorMessage(page, name, "bs").count()).toBe(0);
    }

    for (const name of fieldNames) await field(page, name, "en").fill(validValues[name]);
    await submitButton(page, "en").click();
    await successAlert(page, "en").waitFor();
    await chooseLanguage(page, "de");
    await successAlert(page, "de").waitFor();
  });

  it("gives the message room of 120 pixels or more", async () => {
    const { page } = await openContact();

    expect((await field(page, "message").boundingBox())?.height).toBeGreaterThanOrEqual(120);
  });
});

/** Types into the form, presses its button, and asserts that nothing came of it but advice. */
async function expectAdviceOnly(visit: Visit, press: (page: Page) => Promise<void>) {
  const { page } = visit;
  await fillIn(page);
  const happened = watch(visit);
  await press(page);

  const notice = page.getByRole("alert").filter({ hasText: text("bs", "contact.form.notReady") });
  await notice.waitFor({ state: "visible" });
  expect(await notice.getByRole("link", { name: company.email }).isVisible()).toBe(true);
  expect(await notice.getByRole("link", { name: company.phone }).isVisible()).toBe(true);
  expect(happened()).toEqual({ addressChanged: false, requests: [], incidents: [] });
  expect(await fieldValues(page)).toEqual(fieldNames.map((name) => validValues[name]));
}

const waysToPress: [string, (page: Page) => Promise<void>][] = [
  ["the mouse", (page) => adviceLink(page).click()],
  [
    "the keyboard",
    async (page) => {
      await adviceLink(page).focus();
      await page.keyboard.press("Enter");
    },
  ],
];

describe("the contact form without scripts", () => {
  it.each(waysToPress)("keeps and advises on a press by %s", async (_way, press) => {
    const visit = await openPage("/#contact", { javaScriptEnabled: false });

    await expectAdviceOnly(visit, press);
  });

  it("does nothing on Enter in a field", async () => {
    const visit = await openPage("/#contact", { javaScriptEnabled: false });
    await fillIn(visit.page);
    const happened = watch(visit);
    await field(visit.page, "email").press("Enter");

    expect(await fieldValues(visit.page)).toEqual(fieldNames.map((name) => validValues[name]));
    expect(happened()).toEqual({ addressChanged: false, requests: [], incidents: [] });
  });
});

describe("the contact form whose scripts are lost", () => {
  it.each(waysToPress)("keeps and advises on a press by %s", async (_way, press) => {
    const visit = await openPage("/#contact", { prepare: loseScripts });
    await visit.page.waitForLoadState("networkidle");

    await expectAdviceOnly(visit, press);
  });
});

describe("the contact form on a page that works but for the form's own scripts", () => {
  it("keeps and advises", async () => {
    const visit = await openReadyPage("/#contact", {
      prepare: (page) =>
        page.route("**/*.js", async (route) => {
          const response = await route.fetch();
          const holdsRules = (await response.text()).includes("contact.validation.email");
          await (holdsRules ? route.abort() : route.fulfill({ response }));
        }),
    });
    await visit.page.waitForLoadState("networkidle");
    await chooseLanguage(visit.page, "de");
    await chooseLanguage(visit.page, "bs");

    await expectAdviceOnly(visit, (page) => adviceLink(page).click());
  });
});

describe("the contact form before its scripts come", () => {
  it("keeps what was typed, and takes it once they are there", async () => {
    const { letScriptsCome, options } = lateScripts();
    const visit = await openPage("/#contact", options);
    const { page } = visit;
    await fillIn(page);
    await adviceLink(page).click();
    letScriptsCome();
    await scriptsReady(page);
    await formReady(page);
    await page.waitForLoadState("networkidle");
    expect(await fieldValues(page)).toEqual(fieldNames.map((name) => validValues[name]));

    await submitButton(page).click();
    await successAlert(page).waitFor();
    await expectQuiet(visit, [loggedValues]);
    expect(visit.incidents).toHaveLength(1);
    expect(withoutAnchor(page.url())).toBe(`${siteOrigin()}/`);
  });
});
