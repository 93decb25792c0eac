import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Metadata, useDocumentMetadata } from "../../src/app/metadata";
import { defaultLocale, type Language, languages } from "../../src/contract/languages";
import { currentLanguage } from "../../src/language/LanguageProvider";
import { LanguageSwitcher } from "../../src/language/LanguageSwitcher/LanguageSwitcher";
import { useText } from "../../src/language/useText";
import { renderOnSite } from "../support/components/renderOnSite";
import { pageMetadata, text } from "../support/content";

const metadata: readonly Metadata[] = languages.map((language) => ({
  language,
  ...pageMetadata(language, "/"),
}));

function Page() {
  const t = useText();
  useDocumentMetadata(metadata);
  return (
    <main>
      <LanguageSwitcher />
      <h1>{t("hero.text")}</h1>
    </main>
  );
}

const option = (language: Language) =>
  screen.getByRole("button", { name: new RegExp(text(language, "language.name")) });

const description = () =>
  document.querySelector<HTMLMetaElement>("meta[name=description]")?.content;

describe("the language switcher", () => {
  beforeEach(() => {
    document.head.insertAdjacentHTML("beforeend", '<meta name="description" content="">');
    renderOnSite(<Page />);
  });

  afterEach(() => document.querySelector("meta[name=description]")?.remove());

  it("offers each language by its own name, marked as being in it", () => {
    const group = screen.getByRole("group", { name: text("bs", "language.label") });

    expect(within(group).getAllByRole("button")).toEqual(languages.map(option));
    for (const language of languages) expect(option(language).lang).toBe(language);
  });

  it("starts in Bosnian", () => {
    expect(option("bs")).toHaveAttribute("aria-pressed", "true");
    expect(document.documentElement.lang).toBe("bs");
    expect(screen.getByRole("heading").textContent).toBe(text("bs", "hero.text"));
  });

  it.each(languages)("changes text, title, description and language to %s", async (language) => {
    await userEvent.click(option(languages.find((other) => other !== language) ?? language));
    await userEvent.click(option(language));

    expect(screen.getByRole("heading").textContent).toBe(text(language, "hero.text"));
    expect(document.documentElement.lang).toBe(language);
    expect(document.title).toBe(text(language, "home.title"));
    expect(description()).toBe(text(language, "home.description"));
  });

  it.each(languages)("marks %s, and no other, as the current one", async (language) => {
    await userEvent.click(option(language));

    expect(
      languages.filter((each) => option(each).getAttribute("aria-pressed") === "true"),
    ).toEqual([language]);
  });

  it("obeys the keyboard and keeps the focus", async () => {
    await userEvent.tab();
    await userEvent.tab();
    expect(option("de")).toHaveFocus();
    await userEvent.keyboard(" ");

    expect(document.documentElement.lang).toBe("de");
    expect(option("de")).toHaveFocus();
  });

  it("tells the language to what stands outside the page, and of link previews", async () => {
    expect(currentLanguage()).toBe("bs");
    await userEvent.click(option("de"));

    expect(currentLanguage()).toBe("de");
    expect(defaultLocale).toBe("bs_BA");
  });

  it("goes back to the reader's place once the texts have changed", async () => {
    const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(() => {});
    Object.assign(window, { scrollY: 500 });
    const headline = screen.getByRole("heading");
    headline.getBoundingClientRect = () => {
      const top = headline.textContent === text("de", "hero.text") ? 130 : 100;
      return { top, bottom: top + 50, height: 50 } as DOMRect;
    };
    await userEvent.click(option("de"));
    Object.assign(window, { scrollY: 0 });

    expect(scrollBy.mock.calls).toEqual([[{ top: 30, behavior: "instant" }]]);
  });
});
