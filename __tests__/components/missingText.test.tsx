import { screen } from "@testing-library/react";
import { languages } from "../../src/contract/languages";
import type { TextKey } from "../../src/language/text";
import { useText } from "../../src/language/useText";
import {
  chooseLanguage,
  renderOnSite,
  shownText,
  tableWithout,
} from "../support/components/renderOnSite";
import { translations } from "../support/content";
import { watchConsole } from "../support/watchConsole";

function Texts({ keys }: { keys: readonly TextKey[] }) {
  const t = useText();
  return keys.map((key) => <p key={key}>{t(key)}</p>);
}

describe("a text that is missing", () => {
  it.each(languages)(
    "shows its key and warns once, where it is missing in %s and nowhere else",
    async (language) => {
      const warn = watchConsole("warn");
      const catalogue = { ...translations, [language]: tableWithout(language, "hero.text") };
      const { rerender } = renderOnSite(<Texts keys={["hero.text", "nav.home"]} />, catalogue);
      await chooseLanguage(language);

      expect(screen.getByText("hero.text")).toBeVisible();
      expect(screen.getByText(shownText(language, "nav.home"))).toBeVisible();
      for (const other of languages) {
        expect(screen.queryByText(shownText(other, "hero.text"))).not.toBeInTheDocument();
      }
      rerender(<Texts keys={["hero.text"]} />);
      for (const other of languages.filter((each) => each !== language)) {
        await chooseLanguage(other);
        expect(screen.getByText(shownText(other, "hero.text"))).toBeVisible();
      }
      expect(warn.mock.calls).toEqual([[expect.stringMatching(`hero\\.text.*${language}`)]]);
    },
  );

  it("warns once for each key and language", async () => {
    const warn = watchConsole("warn");
    const without = (language: "bs" | "de") => ({
      ...tableWithout(language, "nav.home"),
      footer: {},
    });
    const catalogue = { ...translations, bs: without("bs"), de: without("de") };
    renderOnSite(<Texts keys={["nav.home", "footer.legal", "nav.quality"]} />, catalogue);
    await chooseLanguage("de");
    await chooseLanguage("bs");

    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/nav\.home.*bs/),
      expect.stringMatching(/footer\.legal.*bs/),
      expect.stringMatching(/nav\.home.*de/),
      expect.stringMatching(/footer\.legal.*de/),
    ]);
  });
});
