import { heldRequests } from "../support/browser/interception";
import { chooseLanguage, headline } from "../support/browser/language";
import {
  expectNoIncidents,
  expectNothingStored,
  incidents,
  openReadyPage,
  siteOrigin,
} from "../support/browser/openPage";

/** What the browser itself logs for a page with status 404. */
const browserLine = /^error: Failed to load resource: .*404/;

const languages = [
  ["bs", "Ups! Stranica nije pronađena", "Povratak na početnu", "Krevet za njegu"],
  ["de", "Hoppla! Diese Seite wurde nicht gefunden", "Zurück zur Startseite", "Ein Pflegebett"],
  ["en", "Oops! Page not found", "Return to Home", "A care bed"],
] as const;

describe("the not-found page", () => {
  it("has all languages, links to the landing page in each, and logs the path", async () => {
    const page = await openReadyPage("/imprint/extra");
    const main = page.getByRole("main");
    await main.getByText("404", { exact: true }).waitFor();

    for (const [language, message, link, landing] of languages) {
      await chooseLanguage(page, language);
      await page.getByRole("heading", { level: 1, name: message }).waitFor();
      for (const [each, text, back] of languages) {
        const entry = main.locator(`[lang=${each}]`);
        await entry.getByText(text).waitFor();
        await entry.getByRole("link", { name: back }).waitFor();
      }
      expect(await main.locator("[lang]").first().getAttribute("lang")).toBe(language);
      await main.getByRole("link", { name: link }).click();
      await page.getByRole("heading", { level: 1, name: landing }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      await page.goBack();
    }
    expect(page.url()).toBe(`${siteOrigin()}/imprint/extra`);
    const pathLine = /^\w+: .*\/imprint\/extra/;
    await expectNoIncidents(page, [browserLine, pathLine]);
    expect(await incidents(page)).toContainEqual(expect.stringMatching(pathLine));
    await expectNothingStored(page);
  });

  it("a language that is pressed after a link in another one, while its page loads, is that of the page", async () => {
    const scripts = heldRequests();
    const page = await openReadyPage("/imprint/extra", {
      prepare: (each) => each.route("**/component---src-pages-index-*.js", scripts.hold),
    });
    await page.getByRole("link", { name: "Return to Home" }).click();
    await chooseLanguage(page, "de");
    await (await scripts.next()).continue();
    await headline(page, "Ein Pflegebett").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
  });

  it("comes at a step back without a network", async () => {
    const page = await openReadyPage("/imprint/extra");
    await page.getByRole("link", { name: "Povratak na početnu" }).click();
    await headline(page, "Krevet za njegu").waitFor();
    await page.context().setOffline(true);
    await page.goBack();
    await headline(page, "Ups!").waitFor();
  });

  it("hydrates at its own address too", async () => {
    const page = await openReadyPage("/404");
    await chooseLanguage(page, "en");
    await page.getByRole("heading", { level: 1, name: "Oops! Page not found" }).waitFor();
  });
});
