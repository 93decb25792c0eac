import type { Locator, Page } from "playwright-core";
import type { Language } from "../../src/contract/languages";
import { hasFocus, isInView, nextFrames } from "../support/browser/elements";
import {
  emptyValues,
  errorMessage,
  failureAlert,
  fallbackLinks,
  field,
  fieldValues,
  fill,
  formReady,
  submitButton,
  successAlert,
  typedValues,
  validValues,
} from "../support/browser/form";
import { blockScripts, delayRequests, lateScripts } from "../support/browser/interception";
import { chooseLanguage } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import {
  expectNoIncidents,
  openPage,
  openReadyPage,
  scriptsReady,
} from "../support/browser/openPage";
import { openForm, phone } from "../support/browser/states";
import { company, text } from "../support/content";
import { formScript, messagesPath, postingScript } from "../support/formScript";
import { waitUntil } from "../support/waitUntil";

const log = /^log: /;

/** Opens the form in the language; it posts a valid message to `messagesPath`. */
async function openPostingForm(language: Language) {
  const visit = await openForm({
    prepare: (page) =>
      page.route(`**/${formScript}`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: postingScript }),
      ),
  });
  await chooseLanguage(visit.page, language);
  return visit;
}

const status = (page: Page) => page.locator("form [role=status]");

/** @returns the milliseconds from the next click until the status changes, in the clock of the page */
const timeUntilStatus = (page: Page) =>
  status(page).evaluate(
    (element) =>
      new Promise<number>((done) => {
        let start = 0;
        const begin = () => {
          start = performance.now();
        };
        addEventListener("click", begin, { capture: true, once: true });
        const options = { childList: true, characterData: true, subtree: true };
        new MutationObserver(() => done(performance.now() - start)).observe(element, options);
      }),
  );

/** Asserts that a change of language, and the one back, announce only the title of the page. */
async function expectTitleAlone(
  page: Page,
  language: Language,
  announced: Awaited<ReturnType<typeof recordLiveRegions>>,
): Promise<void> {
  for (const next of [language === "de" ? "en" : "de", language] as const) {
    await chooseLanguage(page, next);
    expect(await announced(1)).toEqual([{ lang: next, text: text(next, "home.title") }]);
  }
}

describe("sending a message", () => {
  it("shows that sending takes long, ignores a second submit, and shows the success message", async () => {
    const language = "bs";
    const { page } = await openPostingForm(language);
    const received: unknown[] = [];
    const { prepare, release } = delayRequests(`**${messagesPath}`);
    await page.route(`**${messagesPath}`, (route) => {
      received.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    await prepare(page);
    const announced = await recordLiveRegions(page);
    await fill(page, language);
    const patience = timeUntilStatus(page);
    await submitButton(page, language).click();

    await status(page).getByText(text(language, "contact.form.sending")).waitFor();
    expect(await patience).toBeGreaterThanOrEqual(399);
    expect(await submitButton(page, language).getAttribute("aria-busy")).toBe("true");
    await submitButton(page, language).press("Enter");
    await field(page, "message", language).press("x");
    expect(await fieldValues(page, language)).toEqual(typedValues);
    release();
    await successAlert(page, language).waitFor();
    expect(received).toEqual([validValues]);
    expect(await fieldValues(page, language)).toEqual(emptyValues);
    expect(await status(page).textContent()).toBe("");
    expect(await announced()).toEqual([
      { lang: language, text: text(language, "contact.form.sending") },
      { lang: language, text: text(language, "contact.success") },
    ]);
  });

  it("keeps the values and shows phone and e-mail when the request is refused or offline, and sends again", async () => {
    const language = "de";
    const { page, incidents } = await openPostingForm(language);
    const announced = await recordLiveRegions(page);
    const failure = failureAlert(page, language);
    const refuse = () => page.route(`**${messagesPath}`, (route) => route.fulfill({ status: 500 }));
    const disconnect = () => page.context().setOffline(true);

    for (const fail of [refuse, disconnect]) {
      await fail();
      await fill(page, language);
      await announced();
      for (let attempt = 0; attempt < 2; attempt++) {
        await submitButton(page, language).click();
        expect(await announced(1)).toEqual([
          { lang: language, text: expect.stringContaining(text(language, "contact.form.failed")) },
        ]);
      }
      expect(await hasFocus(submitButton(page, language))).toBe(true);
      expect(await isInView(failure)).toBe(true);
      for (const name of [company.email, company.phone]) {
        await failure.getByRole("link", { name }).waitFor();
      }
      expect(await fieldValues(page, language)).toEqual(typedValues);
      await expectTitleAlone(page, language, announced);

      await page.context().setOffline(false);
      await page.unroute(`**${messagesPath}`);
      await page.route(`**${messagesPath}`, (route) => route.fulfill({ status: 204 }));
      await submitButton(page, language).click();
      await successAlert(page, language).waitFor();
      expect(await page.getByText(text(language, "contact.form.failed")).count()).toBe(0);
      await page.unroute(`**${messagesPath}`);
    }
    expect(incidents.filter((line) => line.startsWith("uncaught"))).toEqual([]);
  });

  it("announces each error and success once, and not again after a change of language", async () => {
    const language = "en";
    const visit = await openForm();
    const { page } = visit;
    await chooseLanguage(page, language);
    const announced = await recordLiveRegions(page);
    const announcement = (key: Parameters<typeof text>[1], values = {}) => ({
      lang: language,
      text: text(language, key, values),
    });
    // The focus is in the first invalid field already.
    await field(page, "name", language).focus();
    for (let attempt = 0; attempt < 2; attempt++) {
      await page.keyboard.press("Enter");
      expect(await announced(1)).toEqual([announcement("contact.form.faults", { number: "3" })]);
      await errorMessage(page, "name", language).waitFor();
    }
    await expectTitleAlone(page, language, announced);
    for (let message = 0; message < 2; message++) {
      await fill(page, language);
      await announced();
      await submitButton(page, language).click();
      expect(await announced(1)).toEqual([announcement("contact.success")]);
      expect(await fieldValues(page, language)).toEqual(emptyValues);
    }
    await expectTitleAlone(page, language, announced);
    await expectNoIncidents(visit, [log]);
  });
});

/** @returns whether the middle of the element is in the viewport and not covered */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

it("the success message scrolls into view, disappears at an error, reappears, and never covers the button, also at 400 % zoom", async () => {
  const visit = await openForm(phone);
  const { page } = visit;
  const send = async () => {
    await fill(page);
    await submitButton(page).press("Enter");
    await waitUntil("an empty form", async () => (await field(page, "name").inputValue()) === "");
    await successAlert(page).waitFor();
    await nextFrames(page);
    expect(await isUncovered(submitButton(page))).toBe(true);
  };
  for (let message = 0; message < 2; message++) {
    await send();
    expect(await isInView(successAlert(page))).toBe(true);
  }
  await submitButton(page).click();
  await errorMessage(page, "name").waitFor();
  expect(await successAlert(page).count()).toBe(0);

  await page.setViewportSize({ width: 320, height: 256 });
  await send();
  expect(await hasFocus(submitButton(page))).toBe(true);
  await expectNoIncidents(visit, [log]);
});

it("the form delays a submit until its own script is loaded, and loads a failed script again at the next submit", async () => {
  const visit = await openReadyPage("/#contact", {
    prepare: (page) => page.route(`**/${formScript}`, (route) => route.abort()),
  });
  const { page } = visit;
  await page.waitForLoadState("networkidle");
  await fill(page);
  await submitButton(page).click();
  await failureAlert(page).waitFor();
  expect(await fieldValues(page)).toEqual(typedValues);

  await page.unroute(`**/${formScript}`);
  const { prepare, release } = delayRequests(`**/${formScript}`);
  await prepare(page);
  await submitButton(page).click();
  await status(page).getByText(text("bs", "contact.form.sending")).waitFor();
  release();
  await successAlert(page).waitFor();
  expect(await fieldValues(page)).toEqual(emptyValues);
  expect(visit.incidents.filter((line) => log.test(line))).toHaveLength(1);
  expect(visit.incidents.filter((line) => line.startsWith("uncaught"))).toEqual([]);
});

it.each(["the button", "a contact link"])("hydration keeps the focus on %s", async (target) => {
  const { releaseScripts, options } = lateScripts();
  const { page } = await openPage("/#contact", options);
  const call = fallbackLinks(page).getByRole("link", { name: company.phone });
  const focused = target === "the button" ? submitButton(page) : call;
  if (focused === call) {
    await submitButton(page).click();
    await call.waitFor();
    expect(await submitButton(page).getAttribute("aria-busy")).toBe(null);
  }
  await focused.focus();
  releaseScripts();
  await scriptsReady(page);
  await formReady(page);

  expect(await hasFocus(focused)).toBe(true);
  expect(await focused.isVisible()).toBe(true);
  await submitButton(page).focus();
  await fallbackLinks(page).waitFor({ state: "hidden" });
});

it("when the scripts do not load, a clicked language button is not busy, and a message gives the reason", async () => {
  const { page } = await openPage("/", { prepare: blockScripts });
  const announced = await recordLiveRegions(page);
  const german = page.getByRole("button", { name: text("de", "language.name") }).first();
  await german.click();
  const notice = page.getByText(text("de", "language.noScript"));
  await notice.waitFor();

  expect(await german.getAttribute("aria-busy")).toBe(null);
  expect(await isInView(notice)).toBe(true);
  const texts = (await announced()).map((announcement) => announcement.text);
  expect(texts.join()).toContain(text("de", "language.noScript"));
});

it("error and success messages move nothing next to the form", async () => {
  const { page } = await openForm();
  const places = async () => {
    const found: number[][][] = [];
    for (const width of [1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(
        await page.evaluate(() => {
          const section = document.querySelector("#contact");
          const origin = section?.getBoundingClientRect().top ?? 0;
          const parts =
            section?.querySelectorAll("img, h2, h3, .lead, h3 ~ p, .half:not(:has(form))") ?? [];
          return [...parts].map((each) => {
            const { left, top, width: across, height } = each.getBoundingClientRect();
            return [left, top - origin, across, height].map(Math.round);
          });
        }),
      );
    }
    return found;
  };
  const before = await places();
  for (const parts of before) expect(parts.length).toBeGreaterThan(4);
  await submitButton(page).click();
  await errorMessage(page, "message").waitFor();
  expect(await places()).toEqual(before);

  await fill(page);
  await submitButton(page).click();
  await successAlert(page).waitFor();
  expect(await places()).toEqual(before);
});
