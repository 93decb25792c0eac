import { languages } from "../../contract/languages";
import { useLanguage } from "../LanguageProvider";
import { useTexts } from "../useText";
import * as styles from "./LanguageSwitcher.module.css";

/** Offers every language by its own name and marks the current one. Needs scripts. */
export function LanguageSwitcher() {
  const texts = useTexts();
  const { language: current, chooseLanguage } = useLanguage();

  return (
    <fieldset className={styles.switcher}>
      <legend className="visuallyHidden">{texts[current]("language.label")}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.option}
          aria-pressed={language === current}
          onClick={() => chooseLanguage(language)}
        >
          <span className={styles.name}>{texts[language]("language.name")}</span>
          <span className={styles.code}>{language}</span>
        </button>
      ))}
    </fieldset>
  );
}
