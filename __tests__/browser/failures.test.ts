import type { Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import type { TextKey } from "../../src/language/text";
import { chooseLanguage, headline } from "../support/browser/language";
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
  const page = await openReadyPage("/", { prepare: breakSection });
  const alert = await expectErrorMessage(page);

  await expectReadable(page, ["home", "process", "service", "contact"]);
  expect(await page.locator("#quality").count()).toBe(0);
  await alert.getByText(/content\/images\/\S+ cannot be read/).waitFor();
  await chooseLanguage(page, "de");
  await page.getByRole("heading", { name: text("de", "process.title") }).waitFor();
  await page.getByRole("heading", { name: text("de", "error.title") }).waitFor();
});

/** Makes the look-up of these texts throw this, and so the parts of the page that show them. */
const letTextsFail = (page: Page, keys: readonly TextKey[], thrown: unknown = "broken") =>
  page.addInitScript(
    ([failing, error]) => {
      const { parse } = JSON;
      const get = () => {
        throw error;
      };
      // The page parses the translation tables as JSON.
      JSON.parse = (json) => {
        const value = parse(json);
        for (const [part = "", ...names] of failing.map((key) => key.split("."))) {
          const name = names.pop() ?? "";
          const table = names.reduce((outer, each) => outer?.[each], value?.[part]);
          if (table?.[name]) Object.defineProperty(table, name, { get, enumerable: true });
        }
        return value;
      };
    },
    [keys, thrown] as const,
  );

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

it.each([0, 1])(
  "every second part can throw in hydration, from number %i on, and the others work",
  async (first) => {
    const failing = parts.filter((_, index) => index % 2 === first);
    const page = await openReadyPage("/", { prepare: (each) => letTextsFail(each, failing) });
    await errorAlerts(page)
      .nth(failing.length - 1)
      .waitFor();

    expect(await errorAlerts(page).count()).toBe(failing.length);
    expect(await phoneLinks(page).count()).toBeGreaterThan(failing.length);
    for (const other of parts.filter((key) => !failing.includes(key))) {
      const shown = page.getByText(text("bs", other), { exact: true });
      const named = page.getByLabel(text("bs", other), { exact: true });
      expect([other, await shown.or(named).count()]).not.toEqual([other, 0]);
    }
  },
);

it.each([
  [{ status: 503, statusText: "Unavailable" }, "503"],
  ["out of order", "out of order"],
])("the message shows the status or the text of what is thrown: %j", async (thrown, shown) => {
  const page = await openReadyPage("/", {
    prepare: (each) => letTextsFail(each, ["process.title"], thrown),
  });
  await errorAlerts(page).getByText(shown, { exact: true }).waitFor();
});

it("the next page replaces the error screen", async () => {
  const page = await openReadyPage("/imprint", { prepare: breakPage });
  await page.getByRole("banner").locator("a[href='/#home']").first().click();
  await errorAlerts(page).waitFor();
  await page.goBack();
  await headline(page, "bs", "/imprint").waitFor();
  expect(await errorAlerts(page).count()).toBe(0);
});

it("a page that throws shows the error screen with the error, and reloads with its button", async () => {
  const page = await openPage("/", { prepare: breakPage });
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
