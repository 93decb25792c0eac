import { company, legalPage, text } from "../../support/content";
import type { Journey } from ".";

const sections = ["process", "quality", "service", "contact"] as const;

export const landingPage = ({ open, arrive }: Journey) => {
  it("the landing page shows its sections and pictures before hydration, without a layout shift", async () => {
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

    const places = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main section, footer")].map(
          ({ offsetTop }) => offsetTop,
        ),
      );
    await visitor.waitFor("the fonts", () => document.fonts.status === "loaded");
    const before = await places();
    await visitor.waitFor("every picture", () => {
      const missing = [...document.images].find(
        (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
      );
      missing?.scrollIntoView({ block: "center", behavior: "instant" });
      return missing === undefined;
    });
    expect(await places()).toEqual(before);

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
    await visitor.back();
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
};
