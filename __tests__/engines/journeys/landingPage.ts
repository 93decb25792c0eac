import { company, landingPageHeadlines, text } from "../../support/content";
import type { Journey } from ".";

const sections = ["home", "process", "quality", "service", "contact"];

export const landingPage = ({ open, arrive }: Journey) => {
  describe("the landing page", () => {
    it("shows its sections before any script runs", async () => {
      const visitor = await open("/");
      for (const key of landingPageHeadlines) {
        await visitor.sees({ role: "heading", name: text("bs", key) });
      }
      await visitor.sees({ role: "link", name: company.email, within: "contentinfo" });

      expect(await visitor.evaluate(() => document.documentElement.lang)).toBe("bs");
      expect(await visitor.evaluate(() => document.title)).toBe(text("bs", "home.title"));
      expect(
        await visitor.evaluate(() =>
          [...document.querySelectorAll("main section[id]")].map(({ id }) => id),
        ),
      ).toEqual(sections);
    });

    it("hydrates without a message and keeps nothing of the visitor", async () => {
      const visitor = await arrive("/");
      await visitor.chooseLanguage("de");

      expect(await visitor.messages()).toEqual([]);
      expect(
        await visitor.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]),
      ).toEqual(["", 0, 0]);
    });

    it("underlines the links of its header at a touch alone", async () => {
      const visitor = await open("/");

      expect(
        await visitor.evaluate(() =>
          [...document.querySelectorAll("header nav a")].map((link) => {
            const { textDecorationLine, textDecorationColor } = getComputedStyle(link);
            return `${textDecorationLine} ${textDecorationColor}`;
          }),
        ),
      ).toEqual(Array(4).fill("underline rgba(0, 0, 0, 0)"));
    });

    it("shows its pictures, in a light format, and moves nothing for them", async () => {
      const visitor = await open("/");
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
        [...document.images]
          .filter((image) => image.checkVisibility())
          .map(({ currentSrc }) => currentSrc.split(".").at(-1)),
      );
      expect(formats.length).toBeGreaterThan(5);
      expect(formats.filter((format) => format !== "avif" && format !== "webp")).toEqual([]);
    });
  });
};
