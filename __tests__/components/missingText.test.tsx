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
  it.each(languages)("shows its key and warns once where it is missing in %s", async (language) => {
    const warn = watchConsole("warn");
    const catalogue = { ...translations, [language]: tableWithout(language, "hero.title") };
    const { rerender } = renderOnSite(<Texts keys={["hero.title", "hero.text"]} />, { catalogue });
    await chooseLanguage(language);

    expect(screen.getByText("hero.title")).toBeVisible();
    expect(screen.getByText(shownText(language, "hero.text"))).toBeVisible();
    for (const other of languages) {
      expect(screen.queryByText(shownText(other, "hero.title"))).not.toBeInTheDocument();
    }
    rerender(<Texts keys={["hero.title"]} />);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(`hero\\.title.*${language}`)]]);
  });

  it("leaves the other languages as they are", async () => {
    const warn = watchConsole("warn");
    const catalogue = { ...translations, de: tableWithout("de", "hero.text") };
    renderOnSite(<Texts keys={["hero.text"]} />, { catalogue });

    expect(screen.getByText(shownText("bs", "hero.text"))).toBeVisible();
    await chooseLanguage("en");
    expect(screen.getByText(shownText("en", "hero.text"))).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
  });

  it("warns once for each key and language", async () => {
    const warn = watchConsole("warn");
    const without = (language: "bs" | "de") => ({
      ...tableWithout(language, "nav.home"),
      footer: {},
    });
    const catalogue = { ...translations, bs: without("bs"), de: without("de") };
    renderOnSite(<Texts keys={["nav.home", "footer.legal", "nav.quality"]} />, { catalogue });
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
