import type { Page } from "playwright-core";
import { languages } from "../../src/language/languages";
import { alterPageData } from "../support/browser/interception";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage, siteOrigin, startScripts } from "../support/browser/openPage";
import { breakSection } from "../support/browser/states";
import { company, legalPage, pagePaths, text } from "../support/content";

const expectReadable = async (page: Page, sections: readonly string[]) => {
  for (const id of sections) expect(await page.locator(`#${id}`).isVisible()).toBe(true);
  expect(await page.getByRole("banner").isVisible()).toBe(true);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
};

const expectErrorMessage = async (page: Page) => {
  const alert = page.getByRole("alert").filter({ hasText: "Unexpected Application Error" });
  await alert.waitFor();
  for (const language of languages) {
    const title = alert.locator(`[lang=${language}]`).getByText(text(language, "error.title"));
    expect(await title.first().isVisible()).toBe(true);
  }
  expect(await alert.getByRole("link", { name: company.email }).isVisible()).toBe(true);
  expect(await alert.getByRole("link", { name: company.phone }).isVisible()).toBe(true);
  return alert;
};

describe("a section that throws", () => {
  it("says so in its place and leaves the rest of the page at work", async () => {
    const { page } = await openReadyPage("/", { prepare: breakSection });
    const alert = await expectErrorMessage(page);

    await expectReadable(page, ["home", "process", "service", "contact"]);
    expect(await page.locator("#quality").count()).toBe(0);
    expect(await alert.getByText(/content\/images/).isVisible()).toBe(true);
    await chooseLanguage(page, "de");
    await page.getByRole("heading", { name: text("de", "process.title") }).waitFor();
    await page.getByRole("heading", { name: text("de", "error.title") }).waitFor();
  });
});

describe("a page that throws", () => {
  const openBroken = async () => {
    const visit = await openPage("/", {
      prepare: (page) =>
        alterPageData(page, "index", ({ result }) => {
          result.data.images = null;
        }),
    });
    await startScripts(visit.page);
    return visit;
  };

  it("shows the error screen with what was thrown", async () => {
    const { page } = await openBroken();
    const alert = await expectErrorMessage(page);

    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      text("bs", "error.title"),
    );
    expect(await alert.getByText(/images\.json/).isVisible()).toBe(true);
  });

  it("is loaded again by the button", async () => {
    const { page } = await openBroken();
    const alert = await expectErrorMessage(page);
    await page.unroute("**/page-data/index/page-data.json");
    await alert.getByRole("button", { name: text("bs", "error.reload") }).click();

    await page.getByRole("heading", { level: 1, name: text("bs", "hero.title") }).waitFor();
    expect(await page.getByRole("alert").filter({ hasText: "Unexpected" }).count()).toBe(0);
  });
});

describe("a page whose data cannot be loaded", () => {
  const losses: [string, (page: Page) => Promise<unknown>][] = [
    [
      "is missing",
      (page) => page.route("**/page-data/**", (route) => route.fulfill({ status: 404 })),
    ],
    ["is lost on the way", (page) => page.route("**/page-data/**", (route) => route.abort())],
    [
      "is broken",
      (page) =>
        page.route("**/page-data/**", (route) =>
          route.fulfill({ contentType: "application/json", body: "{" }),
        ),
    ],
  ];

  it.each(losses)("stays readable when it %s", async (_how, prepare) => {
    for (const path of pagePaths) {
      const { page } = await openPage(path, { prepare });
      await page.mouse.move(1, 1);
      await page.waitForLoadState("networkidle");

      const title = path === "/" ? text("bs", "hero.title") : legalPage("bs", path.slice(1)).title;
      expect(await page.getByRole("heading", { level: 1, name: title }).isVisible()).toBe(true);
      await expectReadable(page, path === "/" ? ["home", "process", "quality", "contact"] : []);
    }
  });

  it("is reached by a link all the same", async () => {
    const { page } = await openReadyPage("/", {
      prepare: (each) => each.route("**/page-data/imprint/**", (route) => route.abort()),
    });
    await page.getByRole("contentinfo").locator('a[href="/imprint"]').click();

    await page.getByRole("heading", { level: 1, name: legalPage("bs", "imprint").title }).waitFor();
    expect(page.url()).toBe(`${siteOrigin()}/imprint`);
  });
});
