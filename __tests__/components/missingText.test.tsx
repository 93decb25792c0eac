import { screen } from "@testing-library/react";
import { languages } from "../../src/contract/languages";
import type { TextKey } from "../../src/language/text";
import { useText } from "../../src/language/useText";
import { translations } from "../support/components/fixture";
import { chooseLanguage, renderOnSite, shownText } from "../support/components/renderOnSite";
import { watchConsole } from "../support/watchConsole";

function Texts({ keys }: { keys: readonly TextKey[] }) {
  const t = useText();
  return keys.map((key) => <p key={key}>{t(key)}</p>);
}

it.each(languages)(
  "a text that is missing in %s alone shows its key there and warns once",
  async (language) => {
    const warn = watchConsole("warn");
    const { hero, ...table } = translations[language];
    const incomplete = { ...table, hero: { ...hero, text: undefined }, footer: {} };
    const catalogue = { ...translations, [language]: incomplete };
    const missing = ["hero.text", "footer.legal"] as const;
    const { rerender } = renderOnSite(<Texts keys={[...missing, "nav.home"]} />, catalogue);
    await chooseLanguage(language);

    screen.getByText(shownText(language, "nav.home"));
    for (const key of missing) {
      screen.getByText(key);
      for (const other of languages) {
        expect(screen.queryByText(shownText(other, key))).toBeNull();
      }
    }
    rerender(<Texts keys={missing} />);
    for (const other of languages.filter((each) => each !== language)) {
      await chooseLanguage(other);
      for (const key of missing) screen.getByText(shownText(other, key));
    }
    expect(warn.mock.calls).toEqual(
      missing.map((key) => [expect.stringMatching(`${key}.*${language}`)]),
    );
  },
);
