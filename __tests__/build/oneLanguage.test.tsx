import { renderToString } from "react-dom/server";
import { I18nContext } from "react-i18next";
import { LanguageSwitcher } from "../../src/language/LanguageSwitcher/LanguageSwitcher";

jest.mock("../../src/contract/languages", () => ({ languages: ["de"], defaultLanguage: "de" }));
jest.mock("../../src/language/LanguageSwitcher/LanguageSwitcher.module.css", () => ({}));

it("a site with one language offers no choice of languages", () => {
  const html = renderToString(
    <I18nContext value={{ i18n: {} } as never}>
      <LanguageSwitcher />
    </I18nContext>,
  );
  expect(html).toBe("");
});
