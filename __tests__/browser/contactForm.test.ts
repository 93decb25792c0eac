import type { Locator, Page } from "playwright-core";
import { defaultLanguage, type Language } from "../../src/contract/languages";
import {
  emptyValues,
  errorMessage,
  field,
  fieldNames,
  fieldValues,
  fill,
  submitButton,
  successAlert,
  typedValues,
  validValues,
} from "../support/browser/form";
import { delayRequests } from "../support/browser/interception";
import { chooseLanguage } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import {
  expectNoIncidents,
  expectNothingStored,
  incidents,
  openPage,
  openReadyPage,
  requestedBy,
} from "../support/browser/openPage";
import { phone, provokeFormErrors, sendForm } from "../support/browser/states";
import { company, text } from "../support/content";

const loggedValues = /^log: .*Amra Primjer.*amra@example\.com.*061 000 000.*Trebam krevet/;

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

/** Runs in the page, in place of the function that logs a message. */
async function post(values: object): Promise<void> {
  const { ok, status } = await fetch("/messages", { method: "POST", body: JSON.stringify(values) });
  if (!ok) throw new Error(`The endpoint answered ${status}`);
}

const sendingStatus = (page: Page) =>
  page.getByRole("status").getByText(text("bs", "contact.form.sending"));

describe("the contact form", () => {
  it.each([
    ["at 375 x 720", phone],
    ["at 1280 x 800", {}],
    ["at 400 % zoom", { viewport: { width: 320, height: 256 } }],
  ])("shows the thanks where a second click presses nothing, %s", async (_where, options) => {
    const page = await openReadyPage("/#contact", options);
    for (const part of [0, 0.3, 0.6, 1]) {
      await fill(page);
      const { header, height } = await submitButton(page).evaluate((button, down) => {
        const { offsetHeight = 0 } = document.querySelector("header") ?? {};
        const { top, height: own } = button.getBoundingClientRect();
        window.scrollBy(0, top - offsetHeight - down * (window.innerHeight - offsetHeight - own));
        return { header: offsetHeight, height: window.innerHeight };
      }, part);
      const { x, y } = (await submitButton(page).boundingBox()) ?? { x: 0, y: 0 };
      for (let press = 0; press < 2; press++) await page.mouse.click(x + 40, y + 20);

      await successAlert(page).waitFor();
      const { top, bottom } = await successAlert(page).evaluate((thanks) =>
        thanks.getBoundingClientRect(),
      );
      // The header's height is a whole number.
      expect(Math.ceil(top)).toBeGreaterThanOrEqual(header);
      expect(bottom).toBeLessThanOrEqual(height);
      await page.mouse.click(x + 40, y + 20);
      await againButton(page).click();
    }
    expect(await incidents(page)).toEqual(Array(4).fill(expect.stringMatching(loggedValues)));
  });

  it("announces each error and the thanks once, and not again after a change of language", async () => {
    const language = "en";
    const page = await openReadyPage("/#contact");
    const announced = await recordLiveRegions(page);
    await chooseLanguage(page, language);
    await announced(1);
    const expectNews = async (...keys: Parameters<typeof text>[1][]) => {
      const texts = keys.map((key) => text(language, key, { number: "3" }));
      expect((await announced(1)).map((news) => news.text)).toEqual(texts);
      for (const next of ["de", language] as const) {
        await chooseLanguage(page, next);
        expect(await announced(1)).toEqual([{ lang: next, text: text(next, "home.title") }]);
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

  it("logs long words, 200 kB of text, other scripts, right-to-left text and emoji, without a request or a trace", async () => {
    const page = await openReadyPage("/#contact", phone);
    await page.waitForLoadState("networkidle");
    const { length } = await requestedBy(page);
    const address = page.url();
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
    await againButton(page).click();

    const foreign = {
      ...validValues,
      name: "أميرة 👩🏽‍⚕️ שרה",
      message: "أحتاج إلى سرير للرعاية 🛏️❤️ z̷̛̤a̸l̴g̶o̷ 護理床",
    };
    await paste(field(page, "name"), foreign.name);
    const direction = (name: "name" | "email") =>
      field(page, name).evaluate((input) => getComputedStyle(input).direction);
    expect([await direction("name"), await direction("email")]).toEqual(["rtl", "ltr"]);
    expect(await send(page, foreign)).toEqual(foreign);
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
    await provokeFormErrors(page);
    expect(await places()).toEqual(before);

    await sendForm(page);
    expect(await places()).toEqual(before);
  });

  it("says without scripts, before its fields, that it cannot be sent, and keeps what is typed", async () => {
    const page = await openPage("/#contact", { javaScriptEnabled: false });
    const notice = page.getByText(text("bs", "contact.form.noScript"));
    const { y: top } = (await notice.boundingBox()) ?? { y: Number.NaN };
    expect(top).toBeLessThan((await field(page, "name").boundingBox())?.y ?? 0);
    for (const name of [company.email, company.phone]) {
      await notice.locator("..").getByRole("link", { name }).waitFor();
    }

    const address = page.url();
    await fill(page);
    await field(page, "email").press("Enter");
    await submitButton(page).click();
    expect(await fieldValues(page)).toEqual(typedValues);
    expect(page.url()).toBe(address);
  });

  it("waits for a late answer of an endpoint, keeps everything when it is refused, and sends again", async () => {
    const messages: unknown[] = [];
    let status = 500;
    const late = delayRequests("**/messages");
    const page = await openReadyPage("/#contact", {
      prepare: async (each) => {
        await each.route("**/component---src-pages-index-*.js", async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll("console.log(", `(${post})(`);
          await route.fulfill({ response, body });
        });
        await each.route("**/messages", (route) => {
          messages.push(route.request().postDataJSON());
          return route.fulfill({ status });
        });
        await late.prepare(each);
      },
    });
    await fill(page);
    const announced = await recordLiveRegions(page);
    await submitButton(page).click();
    await sendingStatus(page).waitFor();
    await submitButton(page).click();
    await page.keyboard.press("Enter");
    await sendingStatus(page).waitFor();
    expect(await fieldValues(page)).toEqual(typedValues);

    late.release();
    const failure = page.getByRole("alert").filter({ hasText: text("bs", "contact.form.failed") });
    await failure.waitFor();
    expect((await announced(2)).map((news) => news.text)).toEqual([
      text("bs", "contact.form.sending"),
      expect.stringContaining(text("bs", "contact.form.failed")),
    ]);
    const isInView = await failure.evaluate((alert) => {
      const { top, bottom } = alert.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    expect(isInView).toBe(true);
    await sendingStatus(page).waitFor({ state: "hidden" });
    for (const name of [company.phone, company.email]) {
      await failure.getByRole("link", { name }).waitFor();
    }
    expect(await fieldValues(page)).toEqual(typedValues);

    status = 204;
    await field(page, "phone").press("Enter");
    await successAlert(page).waitFor();
    await failure.waitFor({ state: "hidden" });
    expect(await fieldValues(page)).toEqual(emptyValues);
    expect(messages).toEqual([validValues, validValues]);
    expect((await incidents(page)).filter((line) => line.startsWith("uncaught"))).toEqual([]);
  });
});
