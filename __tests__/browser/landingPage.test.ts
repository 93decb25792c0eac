import { languages } from "../../src/contract/languages";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { company, text } from "../support/content";

describe("the landing page", () => {
  it("the brand and the names of languages are not for translation", async () => {
    const { page } = await openReadyPage("/");
    const banner = page.getByRole("banner");
    for (const name of [company.name, ...languages.map((each) => text(each, "language.name"))]) {
      const shown = banner.getByText(name, { exact: true });
      expect(await shown.evaluate((element) => element.closest("[translate=no]"))).not.toBe(null);
    }
  });

  it("phone and e-mail are in an address, which reader modes keep", async () => {
    const { page } = await openReadyPage("/");
    const address = page.getByRole("main").locator("address");
    for (const name of [company.phone, company.email]) {
      expect(await address.getByRole("link", { name }).count()).toBe(1);
    }
  });

  it.each([375, 1440])(
    "running text has lines of one and a half times its size, %i pixels wide",
    async (width) => {
      const { page } = await openReadyPage("/", { viewport: { width, height: 900 } });
      const narrowLines = await page.evaluate(() =>
        [...document.querySelectorAll("main :is(p, label > span + span)")]
          .filter((element) => element.checkVisibility() && (element.textContent ?? "").length > 80)
          .filter((element) => {
            const { lineHeight, fontSize } = getComputedStyle(element);
            return Number.parseFloat(lineHeight) < 1.49 * Number.parseFloat(fontSize);
          })
          .map(({ textContent }) => textContent),
      );
      expect(narrowLines).toEqual([]);
    },
  );

  it("every position of the bed has a mark, chosen or not", async () => {
    const { page } = await openReadyPage("/");
    const marks = await page.locator("[role=radiogroup] p > :first-child").evaluateAll((names) =>
      names.map((name) => {
        const { borderTopWidth, borderTopStyle, width } = getComputedStyle(name, "::before");
        return [borderTopStyle, Number.parseFloat(borderTopWidth) >= 2, Number.parseFloat(width)];
      }),
    );
    expect(marks.length).toBeGreaterThan(1);
    for (const mark of marks) expect(mark).toEqual(["solid", true, expect.any(Number)]);
  });

  it("the name of no field, link or button has an invisible character", async () => {
    const { page } = await openReadyPage("/");
    for (const language of languages) {
      await chooseLanguage(page, language);
      const names = await page
        .locator("label, a, button")
        .evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ""));
      expect(names.filter((name) => /[\u200B-\u200D\u2060]/.test(name))).toEqual([]);
    }
  });
});
