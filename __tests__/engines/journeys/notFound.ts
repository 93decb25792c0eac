import { languages } from "../../../src/contract/languages";
import { text, unknownPath } from "../../support/content";
import type { Journey } from ".";

export const notFound = ({ open }: Journey) => {
  it("the not-found page has its message in all languages before hydration, logs the path, and links to the landing page in each language", async () => {
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
    await visitor.hydrate();
    await visitor.seesLog(new RegExp(`404: ${unknownPath}`));
    await visitor.press({ role: "link", name: text("en", "notFound.returnHome") });

    await visitor.sees({ role: "heading", name: text("en", "hero.title") });
    expect(await visitor.evaluate(() => location.pathname)).toBe("/");
  });
};
