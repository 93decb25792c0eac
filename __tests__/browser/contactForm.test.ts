import type { Locator, Page } from "playwright-core";
import { addStyles, expectFocus } from "../support/browser/elements";
import {
  emptyValues,
  errorMessage,
  faults,
  field,
  fieldValues,
  fill,
  submitButton,
  successAlert,
  typedValues,
  validValues,
} from "../support/browser/form";
import { heldRequests } from "../support/browser/interception";
import { chooseLanguage, headline } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import {
  expectNoIncidents,
  expectNothingStored,
  incidents,
  openPage,
  openReadyPage,
  requestedBy,
  type VisitOptions,
} from "../support/browser/openPage";
import { phone, sendForm } from "../support/browser/states";

/** The button below the thanks that shows the empty form. */
const againButton = (page: Page) =>
  page.getByRole("button", { name: /^(Napišite još jednu poruku|Write another message)$/ });

const sending = (page: Page) => page.getByRole("status").getByText("Vaša poruka se šalje…");

/** The box about a message that was not sent. */
const failure = (page: Page) => page.getByText("Vaša poruka nije poslana.").locator("..");

/** Fills in the form with these values and submits it. */
async function send(page: Page, values: typeof validValues): Promise<void> {
  await fill(page, "bs", values);
  await submitButton(page).click();
}

/** @returns the values that the form logs while a message is sent */
async function logOf(page: Page, values: typeof validValues): Promise<unknown> {
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await send(page, values);
  await successAlert(page).waitFor();
  return (await logged).args()[0]?.jsonValue();
}

const messagesLogged = async (page: Page) =>
  (await incidents(page)).filter((line) => line.startsWith("log: ")).length;

/** @returns how many pixels of the element are below the header's edge or that of the window */
const coveredPixels = (element: Locator) =>
  element.evaluate((each) => {
    const { offsetHeight = 0 } = document.querySelector("header") ?? {};
    const { top, bottom } = each.getBoundingClientRect();
    // The header's height is a whole number.
    return Math.max(0, offsetHeight - Math.ceil(top), bottom - innerHeight);
  });

type Point = { x: number; y: number };

/** @returns the link or button that a press at this point of the window would press */
const targetAt = (page: Page, { x, y }: Point) =>
  page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest("a, button")?.outerHTML,
    [x, y] as const,
  );

/** How long nobody can press what has come with the failure: to the end of the test. */
const waitLonger = (page: Page) =>
  addStyles(page, "#contact a { animation-duration: 10min !important }");

const lowWindows = [
  { width: 320, height: 256 },
  { width: 640, height: 320 },
  { width: 844, height: 390 },
];

describe("the contact form", () => {
  it.each([
    ["at 375 x 720", phone],
    ["at 400 % zoom", { viewport: { width: 320, height: 256 } }],
  ])(
    "gives way to the thanks, in view, where a second press does nothing, %s",
    async (_, options) => {
      const page = await openReadyPage("/#contact", options);
      const address = page.url();
      for (const part of [0, 0.5, 1]) {
        await fill(page);
        await submitButton(page).evaluate((button, down) => {
          const { offsetHeight = 0 } = document.querySelector("header") ?? {};
          const box = button.getBoundingClientRect();
          scrollBy(0, box.top - offsetHeight - down * (innerHeight - offsetHeight - box.height));
        }, part);
        const { x, y } = (await submitButton(page).boundingBox()) ?? new DOMRect();
        for (let press = 0; press < 2; press++) await page.mouse.click(x + 40, y + 20);
        await successAlert(page).waitFor();
        expect(await targetAt(page, { x: x + 40, y: y + 20 })).toBeUndefined();
        expect(await coveredPixels(successAlert(page))).toBe(0);
        expect(page.url()).toBe(address);
        await againButton(page).click();
        expect(await fieldValues(page)).toEqual(emptyValues);
      }
      expect(await messagesLogged(page)).toBe(3);
    },
  );

  it("keeps the focus of the keyboard: in the thanks, from which Tab leads to another message", async () => {
    const page = await openReadyPage("/#contact");
    for (const target of [submitButton(page), field(page, "email")]) {
      await fill(page);
      await target.press("Enter");
      await successAlert(page).waitFor();
      await expectFocus(successAlert(page).locator(".."));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expectFocus(againButton(page));
      await page.keyboard.press("Space");
      await expectFocus(field(page, "name"));
    }
  });

  it("announces errors and thanks once, and not again in another language", async () => {
    const page = await openReadyPage("/#contact");
    const announced = await recordLiveRegions(page);
    await chooseLanguage(page, "en");
    await announced(1);
    const expectNews = async (...texts: string[]) => {
      expect((await announced(texts.length)).map(({ text }) => text)).toEqual(texts);
      for (const language of ["de", "en"]) {
        await chooseLanguage(page, language);
        expect((await announced(1)).map(({ text }) => text)).toEqual([await page.title()]);
      }
    };
    for (let attempt = 0; attempt < 2; attempt++) {
      await submitButton(page, "en").click();
      await expectNews(`Fields to correct: ${faults}`);
      await errorMessage(page, "name", "en").waitFor();
    }
    for (let message = 0; message < 2; message++) {
      await fill(page, "en");
      await announced();
      await submitButton(page, "en").click();
      await expectNews(
        "Your message is being sent…",
        "Thank you! Your message has been sent. We will contact you soon.",
      );
      await againButton(page).click();
    }
    await expectNoIncidents(page, [/^log: /]);
  });

  it("logs what was typed: long words, 200 kB of text, other scripts and their joiners, pasted addresses, without a request or a trace", async () => {
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
    expect(await logOf(page, long)).toEqual(long);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await againButton(page).click();

    const foreign = {
      ...validValues,
      name: " أميرة שרה",
      message: "می\u200Cخواهم क्\u200Dष 👩\u200D👧\uFE0F Pflege\u00ADbett z̷̛̤a̸l̴g̶o̷\n護理床 ",
    };
    await send(page, { ...foreign, email: "<amra@example.com>" });
    await errorMessage(page, "email").waitFor();
    const directions = ["name", "email"] as const;
    expect(
      await Promise.all(
        directions.map((name) =>
          field(page, name).evaluate((input) => getComputedStyle(input).direction),
        ),
      ),
    ).toEqual(["rtl", "ltr"]);
    const pasted = { ...foreign, email: "\uFEFF amra@example.com\u00A0 " };
    expect(await logOf(page, pasted)).toEqual(foreign);
    const sent = (await requestedBy(page))
      .slice(length)
      .filter((url) => !/\.(?:avif|svg)$/.test(url));
    expect(sent).toEqual([]);
    expect(page.url()).toBe(address);
    await expectNoIncidents(page, [/^log: /]);
    await expectNothingStored(page);
  });

  it("promises no answer to a message that nobody has received", async () => {
    const page = await openReadyPage("/#contact", phone);
    await sendForm(page);
    const below = successAlert(page).locator("..");
    await below.getByText("Ako je hitno, nazovite nas:").waitFor();
    await below.getByRole("link", { name: "+387 33 412 907" }).waitFor();
    expect(await below.getByText("odgovara u roku").count()).toBe(0);
  });

  it("has no error before the first submit", async () => {
    const page = await openReadyPage("/#contact");
    await field(page, "name").pressSequentially("A");
    await page.keyboard.press("Tab");
    expect(await errorMessage(page, "name").count()).toBe(0);
    await submitButton(page).click();
    await errorMessage(page, "name").waitFor();
  });

  it("leaves the focus where the visitor moves it, when the browser runs timers late", async () => {
    const page = await openReadyPage("/#contact");
    await page.evaluate(() => {
      const { setTimeout } = window;
      Object.assign(window, { setTimeout: (task: () => void) => setTimeout(task, 300) });
    });
    await submitButton(page).click();
    await expectFocus(field(page, "name"));
    await page.keyboard.press("Tab");
    await page.waitForTimeout(600);
    await expectFocus(field(page, "email"));
  });

  it("says without scripts, before its fields, that it cannot be sent, and keeps what is typed", async () => {
    const page = await openPage("/#contact", { javaScriptEnabled: false });
    const notice = page.getByText("Bez JavaScripta se obrazac ne može poslati.");
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
  /**
   * Opens it with an endpoint that gives the next of the answers whenever `answer` is called. As many form services do,
   * it redirects to a page of thanks of its own, which our policy blocks, unless it is asked for JSON.
   */
  async function openConnectedForm(statuses: number[], options: VisitOptions = {}) {
    const messages: unknown[] = [];
    const requests = heldRequests();
    const page = await openReadyPage("/#contact", {
      baseURL: process.env.HARD_SITE_ORIGIN,
      ...options,
      prepare: (each) =>
        each.route("https://forms.njega.example/messages", (route) => {
          messages.push(route.request().postDataJSON());
          requests.hold(route);
        }),
    });
    const answer = async () => {
      const route = await requests.next();
      const isAskedForJson = route.request().headers().accept === "application/json";
      const headers = { Location: "https://forms.njega.example/thanks" };
      await route.fulfill(isAskedForJson ? { status: statuses.shift() } : { status: 303, headers });
    };
    await fill(page);
    return { page, messages, answer };
  }

  it("waits for its answer, keeps everything when it refuses, and sends one message again, with the language in which to answer", async () => {
    const { page, messages, answer } = await openConnectedForm([500, 204]);
    const announced = await recordLiveRegions(page);
    await submitButton(page).click();
    await sending(page).waitFor();
    // Fields cannot be changed while their values are sent.
    await field(page, "message").press("End");
    await page.keyboard.type("!");
    await submitButton(page).click();
    await page.keyboard.press("Enter");
    await answer();
    await failure(page).waitFor();
    expect((await announced(2)).map(({ text }) => text)).toEqual([
      "Vaša poruka se šalje…",
      expect.stringMatching(
        /^Vaša poruka nije poslana.*secerbegovic\.example\+387 61 23 45 67 89$/,
      ),
    ]);
    expect(await coveredPixels(failure(page))).toBe(0);
    expect(await sending(page).count()).toBe(0);
    expect(await fieldValues(page)).toEqual(typedValues);

    await chooseLanguage(page, "de");
    await field(page, "name", "de").fill("");
    await announced(1);
    await submitButton(page, "de").click();
    await errorMessage(page, "name", "de").waitFor();
    expect((await announced(1)).map(({ text }) => text)).toEqual([expect.stringMatching(/: 1$/)]);
    await fill(page, "de");
    await field(page, "phone", "de").press("Enter");
    await page.getByRole("status").getByText("wird gesendet").waitFor();
    await chooseLanguage(page, "bs");
    expect(await failure(page).count()).toBe(0);
    await answer();
    await successAlert(page).waitFor();
    await successAlert(page).locator("..").getByText("odgovara u roku").waitFor();
    expect(await fieldValues(page)).toEqual(emptyValues);
    expect(messages).toEqual([
      { ...validValues, language: "bs" },
      { ...validValues, language: "de" },
    ]);
    expect(await messagesLogged(page)).toBe(0);
  });

  it.each(lowWindows)(
    "keeps the focused button in view when it fails, and nothing else under the finger, in a window of $width × $height",
    async (viewport) => {
      const { page, answer } = await openConnectedForm([500, 500], { viewport, isMobile: false });
      await waitLonger(page);
      for (const press of ["Enter", "click"]) {
        await submitButton(page).focus();
        const { x, y, width, height } = (await submitButton(page).boundingBox()) ?? new DOMRect();
        const finger = { x: x + width / 2, y: y + height / 2 };
        if (press === "Enter") await page.keyboard.press(press);
        else await page.mouse.click(finger.x, finger.y);
        await sending(page).waitFor();
        await answer();
        await failure(page).waitFor();
        await expectFocus(submitButton(page));
        expect(await coveredPixels(submitButton(page))).toBe(0);
        const { y: now = Number.NaN } = (await submitButton(page).boundingBox()) ?? {};
        const isMoved = Math.abs(now - y) >= 1;
        if (isMoved) expect(await targetAt(page, finger)).toBeUndefined();
      }
    },
  );

  it("says what came of a message also to a visitor who meanwhile reads another page", async () => {
    const { page, messages, answer } = await openConnectedForm([500, 204]);
    const readAnotherPage = async () => {
      await page.locator("footer a[href='/gdpr']").click();
      await headline(page, "Politika privatnosti").waitFor();
      await answer();
      await page.goBack();
    };
    await submitButton(page).click();
    await sending(page).waitFor();
    await readAnotherPage();
    await failure(page).waitFor();
    expect(await fieldValues(page)).toEqual(typedValues);

    await submitButton(page).click();
    await sending(page).waitFor();
    await readAnotherPage();
    await againButton(page).click();
    expect(await fieldValues(page)).toEqual(emptyValues);
    const message = { ...validValues, language: "bs" };
    expect(messages).toEqual([message, message]);
  });

  it("announces an answer that comes when the visitor has returned from another page", async () => {
    const { page, answer } = await openConnectedForm([500, 204]);
    const announced = await recordLiveRegions(page);
    for (const alert of ["Vaša poruka nije poslana.", "Hvala! Vaša poruka je poslana."]) {
      await submitButton(page).click();
      await sending(page).waitFor();
      await announced(1);
      await page.locator("footer a[href='/gdpr']").click();
      await headline(page, "Politika privatnosti").waitFor();
      await announced(1);
      await page.goBack();
      await sending(page).waitFor();
      await announced(1);
      await answer();
      await page.getByRole("alert").filter({ hasText: alert }).waitFor();
      expect((await announced(1)).map(({ text }) => text)).toEqual([
        expect.stringContaining(alert),
      ]);
    }
  });
});
