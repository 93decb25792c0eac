import type { Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import type { TextKey } from "../../src/language/text";
import { headline } from "../support/browser/headline";
import { failTexts, letTextsFail } from "../support/browser/interception";
import { chooseLanguage, languageButton } from "../support/browser/language";
import { firstEvent, openPage, openReadyPage } from "../support/browser/openPage";
import { breakPage, breakSection, expectReadable } from "../support/browser/states";
import { company, text } from "../support/content";

const errorAlerts = (page: Page) =>
  page.getByRole("alert").filter({ hasText: text("en", "error.title") });

const phoneLinks = (page: Page) =>
  page.locator(`a[href="tel:${company.phone.replaceAll(" ", "")}"]`).filter({ visible: true });

const expectErrorMessage = async (page: Page) => {
  const alert = errorAlerts(page);
  await alert.waitFor();
  for (const language of languages) {
    const title = alert.locator(`[lang=${language}]`).getByText(text(language, "error.title"));
    await title.first().waitFor();
  }
  await alert.getByRole("link", { name: company.email }).waitFor();
  expect(await phoneLinks(page).count()).toBeGreaterThan(0);
  return alert;
};

it("a section that throws is replaced by a message, and the rest of the page works", async () => {
  const { page } = await openReadyPage("/", { prepare: breakSection });
  const alert = await expectErrorMessage(page);

  await expectReadable(page, ["home", "process", "service", "contact"]);
  expect(await page.locator("#quality").count()).toBe(0);
  await alert.getByText(/content\/images\/\S+ cannot be read/).waitFor();
  await chooseLanguage(page, "de");
  await page.getByRole("heading", { name: text("de", "process.title") }).waitFor();
  await page.getByRole("heading", { name: text("de", "error.title") }).waitFor();
});

/** A text of each part of the landing page. */
const parts: readonly TextKey[] = [
  "header.openMenu",
  "header.menu",
  "hero.title",
  "process.title",
  "quality.title",
  "service.title",
  "contact.title",
  "footer.contact.title",
];

describe("each part of the landing page", () => {
  it("can throw after the others, and the remaining ones and a phone link work", async () => {
    const { page } = await openReadyPage("/", { prepare: (each) => letTextsFail(each, parts) });
    const languageOf = (failed: number) => (failed % 2 ? "de" : "bs");
    // The header comes last, because it contains the language switcher.
    const order = [...parts.slice(1), ...parts.slice(0, 1)];

    for (const [index, key] of order.entries()) {
      await failTexts(page, [key]);
      const language = languageOf(index + 1);
      await languageButton(page, language).click();
      await errorAlerts(page).filter({ hasText: key }).waitFor();

      expect(await errorAlerts(page).count()).toBe(index + 1);
      expect(await phoneLinks(page).count()).toBeGreaterThan(index);
      for (const other of order.slice(index + 1)) {
        const shown = page.getByText(text(language, other), { exact: true });
        const named = page.getByLabel(text(language, other), { exact: true });
        expect([other, await shown.or(named).count()]).not.toEqual([other, 0]);
      }
    }
  });

  it.each(["header.menu", "quality.title"] as const)("can throw in hydration: %s", async (key) => {
    const { page } = await openReadyPage("/", {
      prepare: async (each) => {
        await letTextsFail(each, [key]);
        await each.addInitScript((failing) => Object.assign(window, { failing }), [key]);
      },
    });
    await expectErrorMessage(page);

    expect(await errorAlerts(page).count()).toBe(1);
    expect(await phoneLinks(page).count()).toBeGreaterThan(1);
    await page.getByRole("main").waitFor();
  });
});

describe("a page that throws", () => {
  it("shows the error screen with the error, and reloads with its button", async () => {
    const { page } = await openPage("/", { prepare: breakPage });
    await firstEvent(page);
    const alert = await expectErrorMessage(page);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      text("bs", "error.title"),
    );
    await alert.getByText(/images\.json/).waitFor();

    await page.unroute("**/page-data/index/page-data.json");
    await alert.getByRole("button", { name: text("bs", "error.reload") }).click();
    await headline(page, "bs", "/").waitFor();
    expect(await errorAlerts(page).count()).toBe(0);
  });

  it("also shows it without the facts of the company", async () => {
    const { page } = await openPage("/", {
      prepare: (each) =>
        each.route("**/page-data/sq/**", async (route) => {
          const answer = await (await route.fetch()).json();
          if (answer.data.company) answer.data.company = null;
          await route.fulfill({ json: answer });
        }),
    });
    await firstEvent(page);
    await errorAlerts(page).first().waitFor();

    for (const language of languages) {
      await page.getByText(text(language, "error.title")).first().waitFor();
    }
  });
});
