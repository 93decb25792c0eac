import type { Language } from "../../src/contract/languages";
import {
  emptyValues,
  errorMessage,
  field,
  fieldValues,
  fill,
  submitButton,
  typedValues,
} from "../support/browser/form";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { textsInDocumentLanguage } from "../support/browser/visibleTexts";
import { text } from "../support/content";

/** How many alerts the page has shown. */
declare const alerts: number;

/**
 * Translates the page in the browser as Chrome does: it marks the root, and replaces each text some time
 * after it has appeared. Spaces too, which other translators replace.
 */
function translate(delay: number): void {
  const kept = "head, script, style, noscript, textarea, font, [translate=no]";
  const replaceTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    do {
      const node = walker.currentNode;
      const isText = node instanceof Text && node.isConnected && !node.parentElement?.closest(kept);
      if (isText) texts.push(node);
    } while (walker.nextNode());
    for (const node of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      node.replaceWith(outer);
      inner.append(node.data);
    }
  };
  const changed = (records: MutationRecord[]) =>
    setTimeout(() => {
      for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(replaceTexts);
    }, delay);
  const everything = { subtree: true, childList: true, characterData: true };
  new MutationObserver(changed).observe(document, everything);
  addEventListener("DOMContentLoaded", () => {
    Object.assign(document.documentElement, {
      lang: "fr",
      dir: "ltr",
      className: "translated-ltr",
    });
  });
}

/** Counts the alerts, and lets a request fail after two seconds in place of twenty. */
function watch(): void {
  const { setTimeout } = window;
  Object.assign(window, {
    alerts: 0,
    setTimeout: (task: () => void, time = 0) => setTimeout(task, time > 10_000 ? 2000 : time),
  });
  const isAlert = (node: Node) => node instanceof Element && node.role === "alert";
  const changed = (records: MutationRecord[]) => {
    const inserted = records.flatMap(({ addedNodes }) =>
      [...addedNodes].flatMap((node) =>
        node instanceof Element ? [node, ...node.querySelectorAll("*")] : [],
      ),
    );
    const marked = records.filter(({ type }) => type === "attributes").map(({ target }) => target);
    const shown = new Set([...inserted, ...marked].filter(isAlert)).size;
    Object.assign(window, { alerts: alerts + shown });
  };
  const options = { subtree: true, childList: true, attributeFilter: ["role"] };
  new MutationObserver(changed).observe(document, options);
}

/** How long a text stays untranslated, in milliseconds. */
const delay = 100;

/** What Bosnian and German have in common. */
const facts = /Njega Plus|njegaplus|\+387|Sarajevo|Telefon|Kontakt|E-Mail|Zmaja|Amra|[\d+]/;

it("a page that a translator changes all the time changes every text with the language", async () => {
  const page = await openReadyPage("/", {
    prepare: (each) => each.addInitScript(translate, delay),
  });
  await page.waitForTimeout(delay + 50);
  const bosnian = await textsInDocumentLanguage(page);
  await chooseLanguage(page, "de");
  const german = await textsInDocumentLanguage(page);
  const left = german.filter((each) => bosnian.includes(each) && !facts.test(each));
  expect(left).toEqual([]);
});

it("a page that a translator changes all the time works in every state, in every language, with an endpoint that does not answer at first", async () => {
  let messages = 0;
  const page = await openReadyPage("/", {
    baseURL: process.env.HARD_SITE_ORIGIN,
    prepare: async (each) => {
      await each.addInitScript(watch);
      await each.addInitScript(translate, delay);
      await each.route("https://forms.njega.example/messages", async (route) => {
        if (messages++ === 0) return;
        await new Promise((done) => setTimeout(done, 300));
        await route.fulfill();
      });
    },
  });
  let alertsExpected = 0;
  const look = async () => {
    await page.waitForTimeout(delay + 50);
    expect(await page.locator("section[role=alert]").count()).toBe(0);
    expect(await page.evaluate(() => alerts)).toBe(alertsExpected);
  };
  const shows = (language: Language, ...[key]: [Parameters<typeof text>[1]]) =>
    page.getByText(text(language, key), { exact: true }).waitFor();
  const readAnotherPage = async (slug: string) => {
    await page.locator(`footer a[href='/${slug}']`).click();
    await page.locator("article").waitFor();
  };

  await look();
  await chooseLanguage(page, "de");
  await look();
  await submitButton(page, "de").click();
  await errorMessage(page, "message", "de").waitFor();
  await look();
  await chooseLanguage(page, "en");
  await errorMessage(page, "message", "en").waitFor();
  await look();
  await fill(page, "en");
  await look();
  await readAnotherPage("gdpr");
  await look();
  await chooseLanguage(page, "bs");
  await page.goBack();
  await field(page, "name").waitFor();
  expect(await fieldValues(page)).toEqual(typedValues);
  await look();

  await submitButton(page).click();
  await shows("bs", "contact.form.failed");
  alertsExpected++;
  await look();
  expect(await fieldValues(page)).toEqual(typedValues);
  await chooseLanguage(page, "de");
  await shows("de", "contact.form.failed");
  await look();
  await chooseLanguage(page, "bs");
  await look();
  await submitButton(page).click();
  await shows("bs", "contact.form.sending");
  await shows("bs", "contact.success");
  alertsExpected++;
  await look();
  await chooseLanguage(page, "en");
  await shows("en", "contact.success");
  await look();
  await page.getByRole("button", { name: text("en", "contact.again") }).click();
  expect(await fieldValues(page, "en")).toEqual(emptyValues);
  await look();

  await page.setViewportSize({ width: 375, height: 720 });
  const menu = page.getByRole("dialog");
  for (const target of ["button[lang=de]", "a[href='#service']", "a[href='/imprint']"]) {
    await page.locator("header [aria-haspopup=dialog]").last().click();
    await look();
    await menu.locator(target).click();
    await menu.waitFor({ state: "hidden" });
    await look();
  }
  await page.goBack();
  await page.locator("#service").waitFor();
  await look();
});
