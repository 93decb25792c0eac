import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { languages } from "../../src/contract/languages";
import { currentLanguage } from "../../src/language/LanguageProvider";
import { LanguageSwitcher } from "../../src/language/LanguageSwitcher/LanguageSwitcher";
import { renderOnSite } from "../support/components/renderOnSite";
import { text } from "../support/content";

it("the language switcher offers each language in its own words and marks the chosen one alone", async () => {
  renderOnSite(<LanguageSwitcher />);
  const group = screen.getByRole("group", { name: text("bs", "language.label") });
  const options = within(group).getAllByRole("button");
  const marked = () =>
    options
      .filter((option) => option.getAttribute("aria-pressed") === "true")
      .map(({ lang }) => lang);

  expect(options.map(({ lang }) => lang)).toEqual(languages);
  expect(marked()).toEqual(["bs"]);
  for (const [index, language] of languages.entries()) {
    const option = options[index] as HTMLElement;
    expect(option).toHaveAccessibleName(text(language, "language.name"));
    await userEvent.click(option);
    expect(marked()).toEqual([language]);
    expect(currentLanguage()).toBe(language);
  }
});
