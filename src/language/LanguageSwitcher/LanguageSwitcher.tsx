import { languages } from "../../contract/languages";
import { classNames } from "../../styles/classNames";
import { useLanguage } from "../LanguageProvider";
import { useTexts } from "../useText";
import * as styles from "./LanguageSwitcher.module.css";

/**
 * Offers every language by its own name and marks the current one; nothing on a site with one language. Needs scripts.
 *
 * @param isShort whether it shows the codes of the languages in place of their names
 */
export function LanguageSwitcher({ isShort = false }: { isShort?: boolean }) {
  const texts = useTexts();
  const { language: current, chooseLanguage } = useLanguage();

  if (languages.length < 2) return null;

  return (
    <fieldset className={classNames(styles.switcher, isShort && styles.short, "needsScripts")}>
      <legend className="visuallyHidden">{texts(current)("language.label")}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          translate="no"
          className="iconTarget"
          // The name begins with the visible code, which users of voice control say.
          aria-label={isShort ? `${language} ${texts(language)("language.name")}` : undefined}
          aria-pressed={language === current}
          onClick={() => chooseLanguage(language)}
        >
          <span>{isShort ? language : texts(language)("language.name")}</span>
        </button>
      ))}
    </fieldset>
  );
}
