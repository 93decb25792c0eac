import { alterLandingPage } from "../support/browser/interception";
import { chooseLanguage } from "../support/browser/language";
import { hydrated, openPage } from "../support/browser/openPage";

const address = "info@njegaplus.ba";

/** The script with which a CDN makes the addresses readable again that it has obfuscated. */
const decoder = `for (const span of document.querySelectorAll("[data-cfemail]")) {
  span.closest("a").href = "mailto:${address}";
  span.replaceWith("${address}");
}`;

it("a page whose addresses a CDN has obfuscated shows them before and after hydration", async () => {
  const span = '<span data-cfemail="2a4343">[email protected]</span>';
  const path = "/cdn-cgi/scripts/email-decode.min.js";
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await openPage("/", {
    prepare: async (each) => {
      await each.route("**/app-*.js", (route) => late.then(() => route.fallback()));
      await each.route(path, (route) =>
        route.fulfill({ contentType: "text/javascript", body: decoder }),
      );
      await alterLandingPage(
        each,
        (html) =>
          html
            .replaceAll(`href="mailto:${address}"`, 'href="/cdn-cgi/l/email-protection"')
            .replaceAll(`>${address}<`, `>${span}<`)
            .replace("</body>", `<script src="${path}"></script></body>`),
        false,
      );
    },
  });
  const links = page.getByRole("link", { name: address });
  const expectReadable = async () => {
    expect(await links.count()).toBeGreaterThan(1);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(targets)).toEqual(new Set([`mailto:${address}`]));
  };
  await expectReadable();
  release();
  await hydrated(page);
  await expectReadable();
  await chooseLanguage(page, "de");
  await expectReadable();
});
