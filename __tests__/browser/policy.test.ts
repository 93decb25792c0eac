import type { Page } from "playwright-core";
import { alterLandingPage } from "../support/browser/interception";
import { openReadyPage } from "../support/browser/openPage";
import { waitUntil } from "../support/waitUntil";

const markup = `<script>window.injected = true</script>
<style>body { --injected: 1 }</style>
<p id="styled" style="--injected: 1" onclick="window.injected = true">x</p>
<iframe src="/imprint"></iframe>
<form action="/imprint" id="form"></form>
<base href="https://www.example.net/">`;

/** Serves the landing page with injected markup. */
const withMarkup = (page: Page) =>
  alterLandingPage(page, (html) => html.replace("</body>", () => `${markup}</body>`), false);

const styleOf = (page: Page, selector: string) =>
  page.evaluate((chosen) => {
    const element = document.querySelector(chosen);
    return element && getComputedStyle(element).getPropertyValue("--injected");
  }, selector);

declare function reportViolation(directive: string): void;

/** Opens the page, and returns a function that waits for `count` violations and returns their directives. */
async function openWatched(prepare: (page: Page) => Promise<unknown>) {
  const directives: string[] = [];
  const page = await openReadyPage("/", {
    prepare: async (page) => {
      await page.exposeFunction("reportViolation", (line: string) => directives.push(line));
      await page.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
          reportViolation(effectiveDirective),
        ),
      );
      await prepare(page);
    },
  });
  const blocked = async (count: number) => {
    await waitUntil(`${count} violations`, async () => directives.length >= count);
    // Otherwise the test fails at its end.
    await page.clearConsoleMessages();
    await page.clearPageErrors();
    return directives.splice(0);
  };
  return { page, blocked };
}

describe("injected content", () => {
  it("is blocked when it is part of the HTML", async () => {
    const { page, blocked } = await openWatched(withMarkup);
    await page.locator("#styled").click();
    await page.evaluate(() => document.querySelector<HTMLFormElement>("#form")?.requestSubmit());

    expect((await blocked(7)).sort()).toEqual([
      "base-uri",
      "form-action",
      "frame-src",
      "script-src-attr",
      "script-src-elem",
      "style-src-attr",
      "style-src-elem",
    ]);
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    expect(await styleOf(page, "body")).toBe("");
    expect(await styleOf(page, "#styled")).toBe("");
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
  });

  it("is blocked when a script adds it", async () => {
    const { page, blocked } = await openWatched(async () => {});
    await page.evaluate(() => {
      const style = document.createElement("style");
      style.textContent = "body { --injected: 1 }";
      const script = document.createElement("script");
      script.append("window.injected = true");
      const picture = document.createElement("img");
      picture.src = "https://images.example.net/hero.webp";
      document.body.append(style, script, picture);
    });
    expect(new Set(await blocked(3))).toEqual(
      new Set(["style-src-elem", "require-trusted-types-for", "img-src"]),
    );

    const add = () => document.body.insertAdjacentHTML("beforeend", "<p>x</p>");
    await expect(page.evaluate(add)).rejects.toThrow(/Trusted/);
    expect(await blocked(1)).toEqual(["require-trusted-types-for"]);
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    expect(await styleOf(page, "body")).toBe("");
  });
});
