import { languages } from "../../../src/contract/languages";
import { company, legalPage, text, unknownPath } from "../../support/content";
import type { Journey } from ".";

const sections = ["process", "quality", "service", "contact"] as const;

const widths = [320, 375, 768, 1440];

export const pages = ({ open, arrive, site }: Journey) => {
  it("the landing page shows its sections and pictures before hydration", async () => {
    const visitor = await open("/");
    await visitor.sees({ role: "heading", name: text("bs", "hero.title") });
    for (const section of sections) {
      await visitor.sees({ role: "heading", name: text("bs", `${section}.title`) });
    }
    await visitor.sees({ role: "link", name: company.email, within: "contentinfo" });
    const page = await visitor.evaluate(() => ({
      lang: document.documentElement.lang,
      title: document.title,
      sections: [...document.querySelectorAll("main section[id]")].map(({ id }) => id),
    }));
    expect(page).toEqual({
      lang: "bs",
      title: text("bs", "home.title"),
      sections: ["home", ...sections],
    });

    await visitor.waitFor(() => {
      const missing = [...document.images].find(
        (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
      );
      missing?.scrollIntoView({ block: "center", behavior: "instant" });
      return missing === undefined;
    });

    const formats = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>("main img")]
        .filter((image) => image.checkVisibility())
        .map(({ currentSrc }) => currentSrc.split(".").at(-1)),
    );
    expect(formats.length).toBeGreaterThan(5);
    expect(formats.filter((format) => format !== "avif" && format !== "webp")).toEqual([]);
  });

  it("the language changes from Bosnian to the others and back, is kept during navigation and Back, and is not stored", async () => {
    const visitor = await arrive("/");
    for (const chosen of ["de", "bs", "en"] as const) {
      await visitor.chooseLanguage(chosen);
      await visitor.sees({ role: "heading", name: text(chosen, "hero.title") });
      await visitor.sees({ role: "link", name: text(chosen, "nav.service"), within: "banner" });
      await visitor.sees({ role: "button", name: text(chosen, "contact.form.submit") });
      expect(await visitor.evaluate(() => document.title)).toBe(text(chosen, "home.title"));
    }
    await visitor.press({
      role: "link",
      name: text("en", "footer.imprint"),
      within: "contentinfo",
    });
    await visitor.sees({ role: "heading", name: legalPage("en", "imprint").title });
    await visitor.page.goBack();
    await visitor.sees({ role: "heading", name: text("en", "hero.title") });
    await visitor.reads("en");
    expect(await visitor.messages()).toEqual([]);
    expect(
      await visitor.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]),
    ).toEqual(["", 0, 0]);

    await visitor.open("/");
    await visitor.hydrate();
    await visitor.reads("bs");
  });

  it("the not-found page has its message in all languages before hydration, logs the path, and links to the landing page in each language", async () => {
    // The page must not write to the console before the driver of WebKit records it.
    site().answerScripts("wait");
    const visitor = await open(unknownPath);
    for (const language of languages) {
      await visitor.sees({ role: "link", name: text(language, "notFound.returnHome") });
      expect(
        await visitor.evaluate(
          (lang) => document.querySelector(`main [lang=${lang}]`)?.textContent,
          language,
        ),
      ).toContain(text(language, "notFound.message"));
    }
    site().answerScripts("respond");
    await visitor.hydrate();
    await visitor.seesLog(new RegExp(`404: ${unknownPath}`));
    await visitor.press({ role: "link", name: text("en", "notFound.returnHome") });

    await visitor.sees({ role: "heading", name: text("en", "hero.title") });
    expect(await visitor.evaluate(() => location.pathname)).toBe("/");
  });

  it.each(["/", "/gdpr", unknownPath])(
    "in German, %s overflows no window horizontally",
    async (path) => {
      const visitor = await arrive(path);
      await visitor.chooseLanguage("de");
      for (const width of widths) {
        await visitor.page.setViewportSize({ width, height: 800 });
        const page = await visitor.evaluate(() => ({
          window: window.innerWidth,
          // Boxes may crop pictures, so only the width of the page shows whether they overflow.
          beyond: [...document.querySelectorAll("main :not(img), footer *, header *")]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
          width: document.documentElement.scrollWidth,
        }));
        expect(page).toEqual({ window: width, beyond: [], width: expect.any(Number) });
        expect(page.width).toBeLessThanOrEqual(width);
      }
    },
  );
};
