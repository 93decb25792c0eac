import type { Locator, Page } from "playwright-core";
import { hasFocus, nextFrames } from "../support/browser/elements";
import {
  emptyValues,
  errorMessage,
  fallbackLinks,
  field,
  fieldNames,
  fieldValues,
  submitButton,
  successAlert,
  typedValues,
  typeIn,
  validValues,
} from "../support/browser/form";
import { blockScripts, lateScripts } from "../support/browser/interception";
import {
  expectNoIncidents,
  expectNothingStored,
  openPage,
  scriptsReady,
  siteOrigin,
  type Visit,
} from "../support/browser/openPage";
import { openForm, phone } from "../support/browser/states";
import { company, text } from "../support/content";
import { waitUntil } from "../support/waitUntil";

const loggedValues = /^log: .*Amra Primjer.*amra@example\.com.*061 000 000.*Trebam krevet/;

const isPicture = (url: string) => /\.(?:avif|webp|svg|ico)$/.test(url);

const withoutAnchor = (address: string) => address.replace(/#.*/, "");

/** Records what happens on a page from now on, except requests for pictures that come into view. */
function watch({ page, requests, incidents }: Visit) {
  const before = { address: page.url(), requests: requests.length, incidents: incidents.length };
  return () => ({
    addressChanged: withoutAnchor(page.url()) !== withoutAnchor(before.address),
    requests: requests.slice(before.requests).filter((url) => !isPicture(url)),
    incidents: incidents.slice(before.incidents),
  });
}

const writingDirection = (input: Locator) =>
  input.evaluate((element) => getComputedStyle(element).direction);

const paste = (input: Locator, value: string) =>
  input.evaluate((element: HTMLInputElement, pasted) => {
    element.select();
    document.execCommand("insertText", false, pasted);
  }, value);

/** Pastes the values into the form, submits it, and returns the logged values. */
async function send(page: Page, values: typeof validValues): Promise<typeof validValues> {
  for (const name of fieldNames) await paste(field(page, name), values[name]);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submitButton(page).click();
  const [sent] = (await logged).args();
  await successAlert(page).waitFor();
  return sent?.jsonValue();
}

describe("the contact form", () => {
  it("does not move the focus again after a correction that follows a submit at once", async () => {
    const { page } = await openForm({
      prepare: (each) =>
        each.addInitScript(() => {
          const { setTimeout } = window;
          window.setTimeout = ((task: () => void, time = 0) =>
            setTimeout(task, time + 500)) as typeof window.setTimeout;
        }),
    });
    await field(page, "name").focus();
    await page.keyboard.press("Enter");
    await errorMessage(page, "name").waitFor();
    await page.keyboard.type("Am");
    await errorMessage(page, "name").waitFor({ state: "detached" });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await hasFocus(field(page, "name"))).toBe(true);
  });

  it("works with the keyboard alone and does nothing but log the values", async () => {
    const visit = await openForm();
    const { page } = visit;
    await page.waitForLoadState("networkidle");
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
    expect(await fieldValues(page)).toEqual(emptyValues);
    expect(happened()).toEqual({
      addressChanged: false,
      requests: [],
      incidents: [expect.stringMatching(loggedValues)],
    });
    await expectNoIncidents(visit, [loggedValues]);
    await expectNothingStored(visit);
  });

  it("sends once for a held Enter and for a double click, and removes the success message at the next error", async () => {
    // In a lower window the page would scroll under the second click.
    const visit = await openForm({ viewport: { width: 1280, height: 1600 } });
    const { page } = visit;
    const expectOnlySuccess = async () => {
      await nextFrames(page);
      await successAlert(page).waitFor();
      expect(await errorMessage(page, "name").count()).toBe(0);
    };
    await typeIn(page);
    await field(page, "email").focus();
    // Pressing a key that is down repeats it.
    await page.keyboard.down("Enter");
    await successAlert(page).waitFor();
    for (const element of [field(page, "email"), submitButton(page), field(page, "message")]) {
      await element.focus();
      for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("Enter");
    }
    await page.keyboard.up("Enter");
    await expectOnlySuccess();
    expect(await fieldValues(page)).toEqual(["", "", "", "\n".repeat(5)]);

    await typeIn(page);
    await submitButton(page).dblclick();
    await waitUntil("the second message", async () => visit.incidents.length > 1);
    await expectOnlySuccess();
    // On a phone the success message may move a link under the second click.
    const call = page.locator("main").getByRole("link", { name: company.phone }).last();
    const isFollowed = await call.evaluate((link) =>
      link.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true, cancelable: true })),
    );
    expect(isFollowed).toBe(false);

    await submitButton(page).click();
    await errorMessage(page, "name").waitFor();
    expect(await successAlert(page).count()).toBe(0);
    await expectNoIncidents(visit, [loggedValues]);
    expect(visit.incidents).toHaveLength(2);
  });

  it("accepts long words, 200 kB of text, other scripts, right-to-left text and emoji", async () => {
    const visit = await openForm(phone);
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
    await expectNoIncidents(visit, [/^log: /]);
  });
});

it.each([
  ["without scripts", { javaScriptEnabled: false }],
  ["when its scripts do not load", { prepare: blockScripts }],
])("the contact form keeps the values and shows e-mail and phone %s", async (_how, options) => {
  const visit = await openPage("/#contact", options);
  const { page } = visit;
  await page.waitForLoadState("networkidle");
  await typeIn(page);
  const happened = watch(visit);
  await field(page, "email").press("Enter");
  await submitButton(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await submitButton(page).click();

  await fallbackLinks(page).getByRole("link", { name: company.email }).waitFor();
  await fallbackLinks(page).getByRole("link", { name: company.phone }).waitFor();
  expect(await hasFocus(submitButton(page))).toBe(true);
  const { addressChanged, requests, incidents } = happened();
  expect({ addressChanged, incidents }).toEqual({ addressChanged: false, incidents: [] });
  // The browser may request a blocked script again.
  expect(requests.filter((url) => !url.endsWith(".js"))).toEqual([]);
  expect(await fieldValues(page)).toEqual(typedValues);
});

it("the contact form keeps values and a submit from before hydration, and sends them after it", async () => {
  const { releaseScripts, options } = lateScripts();
  const visit = await openPage("/#contact", options);
  const { page } = visit;
  await typeIn(page);
  await submitButton(page).click();
  expect(await submitButton(page).getAttribute("aria-busy")).toBe("true");
  expect(await fieldValues(page)).toEqual(typedValues);
  releaseScripts();
  await scriptsReady(page);
  await successAlert(page).waitFor();
  expect(await hasFocus(submitButton(page))).toBe(true);
  expect(await submitButton(page).getAttribute("aria-busy")).toBe(null);
  await expectNoIncidents(visit, [loggedValues]);
  expect(visit.incidents).toHaveLength(1);
  expect(withoutAnchor(page.url())).toBe(`${siteOrigin()}/`);
});
