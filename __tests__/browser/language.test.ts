import type { Page } from "playwright-core";
import { expectFocus } from "../support/browser/elements";
import { field, fieldNames, fieldValues } from "../support/browser/form";
import { alterPageData } from "../support/browser/interception";
import { chooseLanguage, languageButton } from "../support/browser/language";
import {
  expectNoIncidents,
  expectNothingStored,
  incidents,
  openReadyPage,
} from "../support/browser/openPage";
import { textsInDocumentLanguage } from "../support/browser/visibleTexts";

/** The title of each page in each language. */
const titles = {
  "/": [
    "Medicinski kreveti za kućnu njegu u BiH – Njega Plus",
    "Pflegebetten in Bosnien und Herzegowina – Njega Plus",
    "Home care beds in Bosnia and Herzegovina – Njega Plus",
  ],
  "/imprint": ["Impresum – Njega Plus", "Impressum – Njega Plus", "Legal notice – Njega Plus"],
  "/gdpr": [
    "Politika privatnosti – Njega Plus",
    "Datenschutzerklärung – Njega Plus",
    "Privacy policy – Njega Plus",
  ],
  "/terms-of-service": [
    "Uslovi korištenja – Njega Plus",
    "Nutzungsbedingungen – Njega Plus",
    "Terms of service – Njega Plus",
  ],
};

/** The names of the language switcher and of the languages in it, which stay. */
const switcher = (page: Page, name: string) => page.getByRole("group", { name }).visible();

/** What several languages share: facts, and words that are the same in them. */
const shared =
  /^(?:Njega Plus.*|.*njegaplus\.ba|[+\d ]+|© .*|Zmaja od Bosne 8(?:, 71000 Sarajevo)?|71000 Sarajevo|Amra Hadžić|Sarajevo|Telefon:?|Kontakt|E-Mail|E-mail|Service|Cookies|PDV broj|d\.o\.o\.|[\p{P}\s\d]+)$/u;

describe("a change of language", () => {
  it.each(Object.entries(titles))(
    "changes every text of %s and of its head",
    async (path, names) => {
      const page = await openReadyPage(path, { locale: "de-DE" });
      const seen: string[][] = [];
      const descriptions: (string | null)[] = [];
      for (const [index, label] of ["Jezik", "Sprache", "Language"].entries()) {
        const language = ["bs", "de", "en"][index] ?? "";
        // A visit begins in Bosnian, whatever the browser prefers.
        if (index > 0) await chooseLanguage(page, language);
        expect(await page.locator("html").getAttribute("lang")).toBe(language);
        expect((await page.title()).replaceAll("\u00A0", " ")).toBe(names[index]);
        descriptions.push(await page.locator("meta[name=description]").getAttribute("content"));
        for (const name of ["Bosanski", "Deutsch", "English"]) {
          const pressed = name.startsWith(["Bos", "Deu", "Eng"][index] ?? "");
          await switcher(page, label).getByRole("button", { name, pressed }).waitFor();
        }
        seen.push((await textsInDocumentLanguage(page)).filter((text) => !shared.test(text)));
      }
      const all = seen.flatMap((texts) => [...new Set(texts)]);
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
      expect(all.length).toBeGreaterThan(60);
      expect(new Set(descriptions).size).toBe(3);
      await expectNoIncidents(page);
      await expectNothingStored(page);
    },
  );

  it("shows one language at a time, and keeps the focus and what was typed", async () => {
    const page = await openReadyPage("/");
    await field(page, "name").fill("Amra");
    await field(page, "message").fill("kratko");
    const pairs = page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const seen = new Set<string>();
          const look = () => {
            const title = document.querySelector("h1")?.textContent;
            const other = document.querySelector("footer h2")?.textContent;
            seen.add(`${title}|${other}`.replaceAll("\u00A0", " "));
            if (seen.size > 1 && document.documentElement.lang === "de") done([...seen]);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await languageButton(page, "de").focus();
    await page.keyboard.press("Enter");

    expect(await pairs).toEqual([
      "Krevet za njegu u kući vaših najmilijih|Naše usluge",
      "Ein Pflegebett bei Ihren Lieben zu Hause|Unser Service",
    ]);
    const typed: Record<string, string> = { name: "Amra", message: "kratko" };
    expect(await fieldValues(page, "de")).toEqual(fieldNames.map((name) => typed[name] ?? ""));
    await expectFocus(languageButton(page, "de"));
  });
});

it("a text that is missing in one language shows its key there alone, and warns once", async () => {
  const page = await openReadyPage("/", {
    prepare: (each) =>
      alterPageData(each, ({ locales }) => {
        for (const { node } of locales.edges) {
          const table = JSON.parse(node.data);
          if (node.language === "de") delete table.hero.learnMore;
          node.data = JSON.stringify(table);
        }
      }),
  });
  for (const [language, shown] of [
    ["de", "hero.learnMore"],
    ["bs", "Saznajte više"],
    ["de", "hero.learnMore"],
  ] as const) {
    await chooseLanguage(page, language);
    await page.getByRole("main").getByRole("link", { name: shown, exact: true }).waitFor();
  }
  expect(await incidents(page)).toEqual([expect.stringMatching(/^warning: .*hero\.learnMore.*de/)]);
});
