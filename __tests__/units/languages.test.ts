import { join } from "node:path";
import { SiteCopy } from "../support/siteCopy";

const site = new SiteCopy();
afterAll(() => site.remove("."));

it("the first language of the list is that of every page load, and of link previews", () => {
  site.setLanguages(["de", "bs", "en"]);

  expect(jest.requireActual(join(site.root, "src/contract/languages.ts"))).toMatchObject({
    defaultLanguage: "de",
    defaultLocale: "de_DE",
  });
});
