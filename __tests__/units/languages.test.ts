import { join } from "node:path";
import { SiteCopy } from "../support/siteCopy";

it("the first language of the list is that of the HTML, and of link previews", () => {
  const site = new SiteCopy();
  site.setLanguages(["de", "bs", "en"]);
  const { defaultLanguage, defaultLocale } = jest.requireActual(
    join(site.root, "src/contract/languages.ts"),
  );
  site.remove(".");

  expect([defaultLanguage, defaultLocale()]).toEqual(["de", "de_DE"]);
});
