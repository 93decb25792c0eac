import { openPage } from "../support/browser/openPage";
import { company, legalPage, pageMetadata, pagePaths, text } from "../support/content";
import { legalSections } from "../support/legalOutline";

const off = { javaScriptEnabled: false };

describe("the site without scripts", () => {
  it.each(pagePaths)("shows every text of %s", async (path) => {
    const { page } = await openPage(path, off);
    const main = page.getByRole("main");
    const expected =
      path === "/"
        ? [
            text("bs", "hero.title"),
            text("bs", "process.steps.payment.text"),
            text("bs", "quality.features.control"),
            text("bs", "service.cards.pickup.text"),
            text("bs", "contact.expert.response"),
          ]
        : [legalPage("bs", path.slice(1)).title, ...legalSections("bs", path.slice(1))];

    expect(await page.title()).toBe(pageMetadata("bs", path).title);
    for (const each of expected) {
      await main.getByText(each, { exact: true }).first().waitFor();
    }
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: company.email }).waitFor();
  });

  it("shows the pictures, and no language switcher", async () => {
    const { page } = await openPage("/", off);
    for (const key of ["hero.imageAlt", "quality.imageAlt"] as const) {
      const image = page.getByRole("img", { name: text("bs", key) });
      await image.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (alt) => {
          const shown = document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`);
          return shown?.complete === true && shown.naturalWidth > 0;
        },
        text("bs", key),
        { polling: 100 },
      );
    }

    const german = page.getByRole("button", { name: text("de", "language.name") });
    expect(await german.count()).toBe(0);
  });
});
