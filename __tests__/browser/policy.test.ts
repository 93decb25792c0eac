import { alterLandingPage } from "../support/browser/interception";
import { openReadyPage } from "../support/browser/openPage";
import { waitUntil } from "../support/waitUntil";

const markup = `<script>window.injected = true</script>
<p id="pressed" onclick="window.injected = true">x</p>
<object data="/favicon.svg"></object>
<img src="https://images.example.net/hero.webp" alt="">
<form action="/imprint" id="foreign"></form>
<base href="https://www.example.net/">`;

declare function reportViolation(directive: string): void;

it("the policy blocks scripts, objects, pictures of other hosts, form actions and base addresses that are injected", async () => {
  const blocked: string[] = [];
  const page = await openReadyPage("/", {
    prepare: async (each) => {
      await each.exposeFunction("reportViolation", (line: string) => blocked.push(line));
      await each.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
          reportViolation(effectiveDirective),
        ),
      );
      await alterLandingPage(
        each,
        (html) => html.replace("</body>", () => `${markup}</body>`),
        false,
      );
    },
  });
  await page.locator("#pressed").click();
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#foreign")?.requestSubmit());
  await waitUntil("the violations", async () => blocked.length >= 6);
  // Otherwise the test fails at its end.
  await page.clearConsoleMessages();
  await page.clearPageErrors();

  expect(blocked.sort()).toEqual([
    "base-uri",
    "form-action",
    "img-src",
    "object-src",
    "script-src-attr",
    "script-src-elem",
  ]);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe("/");
});
