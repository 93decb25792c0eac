import type { Locator, Page } from "playwright-core";
import { defaultLanguage, type Language } from "../../src/contract/languages";
import {
  emptyValues,
  errorMessage,
  faults,
  field,
  fieldNames,
  fieldValues,
  fill,
  submitButton,
  successAlert,
  typedValues,
  validValues,
} from "../support/browser/form";
import { lateScripts } from "../support/browser/interception";
import { chooseLanguage, headline } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import {
  expectNoIncidents,
  expectNothingStored,
  hydrated,
  incidents,
  openPage,
  openReadyPage,
  requestedBy,
  siteOrigin,
} from "../support/browser/openPage";
import { phone, provokeFormErrors, sendForm } from "../support/browser/states";
import { text } from "../support/content";

const homeTitles = {
  de: "Pflegebetten in Bosnien und Herzegowina – Njega Plus",
  en: "Home care beds in Bosnia and Herzegovina – Njega Plus",
};

/** The button below the thanks that shows the empty form. */
const againButton = (page: Page, language: Language = defaultLanguage) =>
  page.getByRole("button", { name: text(language, "contact.again"), exact: true });

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

const sendingStatus = (page: Page) =>
  page.getByRole("status").getByText(text("bs", "contact.form.sending"));

/** The alert about a message that was not sent. */
const failure = (page: Page) => page.getByText(text("bs", "contact.form.failed")).locator("..");

/** Opens the form as it is with an endpoint, which answers with each status when `release` is called. */
async function openConnectedForm(...statuses: number[]) {
  const messages: unknown[] = [];
  let release = () => {};
  const page = await openReadyPage("/#contact", {
    prepare: async (each) => {
      await each.route("**/page-data/sq/d/*.json", async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        if (json.data.company) json.data.company.endpoint = `${siteOrigin()}/messages`;
        await route.fulfill({ response, json });
      });
      await each.route("**/messages", async (route) => {
        messages.push(route.request().postDataJSON());
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        await route.fulfill({ status: statuses.shift() });
      });
    },
  });
  return { page, messages, release: () => release() };
}

const isInView = (element: Locator) =>
  element.evaluate((each) => {
    const { offsetHeight = 0 } = document.querySelector("header") ?? {};
    const { top, bottom } = each.getBoundingClientRect();
    // The header's height is a whole number.
    return Math.ceil(top) >= offsetHeight && bottom <= innerHeight;
  });

describe("the contact form", () => {
  it.each([
    ["at 375 x 720", phone],
    ["at 1280 x 800", {}],
    ["at 400 % zoom", { viewport: { width: 320, height: 256 } }],
  ])("shows the thanks in its place, where a second press does nothing, %s", async (_, options) => {
    const page = await openReadyPage("/#contact", options);
    for (const part of [0, 0.3, 0.6, 1]) {
      await fill(page);
      await submitButton(page).evaluate((button, down) => {
        const { offsetHeight = 0 } = document.querySelector("header") ?? {};
        const { top, height } = button.getBoundingClientRect();
        scrollBy(0, top - offsetHeight - down * (innerHeight - offsetHeight - height));
      }, part);
      const { x, y } = (await submitButton(page).boundingBox()) ?? { x: 0, y: 0 };
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let press = 0; press < 2; press++) await page.mouse.click(x + 40, y + 20);

      await successAlert(page).waitFor();
      expect(await isInView(successAlert(page))).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await page.mouse.click(x + 40, y + 20);
      expect(await isInView(successAlert(page))).toBe(true);
      await againButton(page).click();
      expect(await fieldValues(page)).toEqual(emptyValues);
    }
    const logged = (await incidents(page)).filter((line) => line.startsWith("log: "));
    expect(logged).toEqual(Array(4).fill(expect.stringContaining("Trebam krevet")));
  });

  it("announces errors and thanks once, and not again in another language or on another visit", async () => {
    const language = "en";
    const page = await openReadyPage("/#contact");
    const announced = await recordLiveRegions(page);
    await chooseLanguage(page, language);
    await announced(1);
    const expectNews = async (...keys: Parameters<typeof text>[1][]) => {
      const texts = keys.map((key) => text(language, key, { number: `${faults}` }));
      expect((await announced(texts.length)).map((news) => news.text)).toEqual(texts);
      for (const next of ["de", language] as const) {
        await chooseLanguage(page, next);
        expect(await announced(1)).toEqual([{ lang: next, text: homeTitles[next] }]);
      }
    };
    for (let attempt = 0; attempt < 2; attempt++) {
      await submitButton(page, language).click();
      await expectNews("contact.form.faults");
      await errorMessage(page, "name", language).waitFor();
    }
    for (let message = 0; message < 2; message++) {
      await fill(page, language);
      await announced();
      await submitButton(page, language).click();
      await expectNews("contact.form.sending", "contact.success");
      await againButton(page, language).click();
    }
    await expectNoIncidents(page, [/^log: /]);
  });

  it("logs long words, 200 kB of text, other scripts and right-to-left text, without a request or a trace", async () => {
    const page = await openReadyPage("/#contact", phone);
    await page.waitForLoadState("networkidle");
    const { length } = await requestedBy(page);
    const address = page.url();
    expect((await field(page, "message").boundingBox())?.height).toBeGreaterThanOrEqual(120);
    const long = {
      ...validValues,
      name: "Maksimilijan".repeat(400),
      email: `${"a".repeat(64)}@${"sub.".repeat(40)}example.com`,
      message: "Donaudampfschifffahrtsgesellschaft ".repeat(6000).trim(),
    };
    expect(await send(page, long)).toEqual(long);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      phone.viewport.width,
    );
    await againButton(page).click();

    const foreign = { ...validValues, name: "أميرة שרה", message: "أحتاج إلى سرير 🛏 z̷̛̤a̸l̴g̶o̷ 護理床" };
    await paste(field(page, "name"), foreign.name);
    const direction = (name: "name" | "email") =>
      field(page, name).evaluate((input) => getComputedStyle(input).direction);
    expect([await direction("name"), await direction("email")]).toEqual(["rtl", "ltr"]);
    const pasted = { ...foreign, email: `\u200B<${foreign.email}>`, name: `\uFEFF${foreign.name}` };
    for (const name of fieldNames) await paste(field(page, name), pasted[name]);
    await submitButton(page).click();
    await errorMessage(page, "email").waitFor();
    expect(await send(page, { ...pasted, email: `${foreign.email}\u202C.` })).toEqual(foreign);
    expect((await requestedBy(page)).slice(length).filter((url) => !url.endsWith(".avif"))).toEqual(
      [],
    );
    expect(page.url()).toBe(address);
    await expectNoIncidents(page, [/^log: /]);
    await expectNothingStored(page);
  });

  it("has no error before the first submit, and moves nothing next to it with errors and thanks", async () => {
    const page = await openReadyPage("/#contact");
    await field(page, "name").pressSequentially("A");
    await page.keyboard.press("Tab");
    expect(await errorMessage(page, "name").count()).toBe(0);
    const places = () =>
      page.evaluate(() => {
        const section = document.querySelector("#contact");
        const origin = section?.getBoundingClientRect().top ?? 0;
        const parts = section?.querySelectorAll("h2, h3, img, .lead, .half:not(:has(form))") ?? [];
        return Array.from(parts, (part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return [left, top - origin, width, height].map(Math.round);
        });
      });
    const before = await places();
    expect(before.length).toBeGreaterThan(4);
    await provokeFormErrors(page);
    expect(await places()).toEqual(before);
    await sendForm(page);
    expect(await places()).toEqual(before);
  });

  it("sends what a password manager or a script has set without an event", async () => {
    const page = await openReadyPage("/#contact");
    for (const name of fieldNames) {
      await field(page, name).evaluate((input: HTMLInputElement, value) => {
        input.value = value;
      }, validValues[name]);
    }
    await submitButton(page).click();
    await successAlert(page).waitFor();
    expect(await incidents(page)).toEqual([expect.stringContaining(validValues.message)]);
  });

  it.each<[string, () => void]>([
    [
      "a password manager has put an element beside each field",
      () => {
        for (const input of document.querySelectorAll("form :is(input, textarea)")) {
          input.after(document.createElement("div"));
        }
      },
    ],
    [
      "a translator has wrapped each text",
      () => {
        for (const element of document.querySelectorAll("h1, h2, h3, p, label")) {
          const wrapper = document.createElement("font");
          wrapper.append(...element.childNodes);
          element.append(wrapper);
        }
      },
    ],
    [
      "an extension has put a form before it",
      () => {
        const input = Object.assign(document.createElement("input"), { name: "name", value: "x" });
        document.body.prepend(document.createElement("form"));
        document.forms[0]?.append(input);
      },
    ],
  ])("keeps what is typed before late scripts when %s", async (_what, change) => {
    const { releaseScripts, options } = lateScripts();
    const page = await openPage("/", options);
    await page.evaluate(change);
    await fill(page);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 2500)));
    releaseScripts();
    await hydrated(page);
    expect(await fieldValues(page)).toEqual(typedValues);
    await submitButton(page).click();
    await successAlert(page).waitFor();
  });

  it("says without scripts, before its fields, that it cannot be sent, and keeps what is typed", async () => {
    const page = await openPage("/#contact", { javaScriptEnabled: false });
    const notice = page.getByText(text("bs", "contact.form.noScript"));
    const { y: top } = (await notice.boundingBox()) ?? { y: Number.NaN };
    expect(top).toBeLessThan((await field(page, "name").boundingBox())?.y ?? 0);
    for (const name of ["info@njegaplus.ba", "+387 33 412 907"]) {
      await notice.locator("..").getByRole("link", { name }).waitFor();
    }

    const address = page.url();
    await fill(page);
    await field(page, "email").press("Enter");
    await submitButton(page).click();
    expect(await fieldValues(page)).toEqual(typedValues);
    expect(page.url()).toBe(address);
  });
});

describe("a form with an endpoint", () => {
  it("waits for its answer, keeps everything when it refuses, and sends one message again", async () => {
    const { page, messages, release } = await openConnectedForm(500, 204);
    await fill(page);
    const announced = await recordLiveRegions(page);
    await submitButton(page).click();
    await sendingStatus(page).waitFor();
    await submitButton(page).click();
    await page.keyboard.press("Enter");
    release();
    await failure(page).waitFor();
    expect((await announced(2)).map((news) => news.text)).toEqual([
      text("bs", "contact.form.sending"),
      expect.stringContaining(text("bs", "contact.form.failed")),
    ]);
    expect(await isInView(failure(page))).toBe(true);
    await sendingStatus(page).waitFor({ state: "hidden" });
    for (const name of ["info@njegaplus.ba", "+387 33 412 907"]) {
      await failure(page).getByRole("link", { name }).waitFor();
    }
    expect(await fieldValues(page)).toEqual(typedValues);

    await field(page, "phone").press("Enter");
    await sendingStatus(page).waitFor();
    release();
    await successAlert(page).waitFor();
    await failure(page).waitFor({ state: "hidden" });
    expect(await fieldValues(page)).toEqual(emptyValues);
    expect(messages).toEqual([validValues, validValues]);
    expect((await incidents(page)).filter((line) => /^(?:log|uncaught)/.test(line))).toEqual([]);
  });

  it("says what came of a message also to a visitor who meanwhile reads another page", async () => {
    const { page, messages, release } = await openConnectedForm(500, 204);
    const readAnotherPage = async () => {
      await page.locator("footer a[href='/gdpr']").click();
      await headline(page, "Politika privatnosti").waitFor();
      release();
      await page.goBack();
      await headline(page, "Krevet za njegu").waitFor();
    };
    await fill(page);
    await submitButton(page).click();
    await readAnotherPage();
    await failure(page).waitFor();
    expect(await fieldValues(page)).toEqual(typedValues);

    await submitButton(page).click();
    await sendingStatus(page).waitFor();
    await readAnotherPage();
    await page.getByText(text("bs", "contact.success")).waitFor();
    expect(messages).toEqual([validValues, validValues]);
    await againButton(page).click();
    expect(await fieldValues(page)).toEqual(emptyValues);
  });
});
