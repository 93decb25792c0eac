import { languages } from "../../contract/languages";
import { classNames } from "../../styles/classNames";
import { useLanguage } from "../LanguageProvider";
import { useTexts } from "../useText";
import * as styles from "./LanguageSwitcher.module.css";

type LanguageSwitcherProps = {
  /** For the header: codes where names have no room, and nothing where codes have none. */
  compact?: true;
};

/** More languages than these stand in the side menu alone, where there is one. */
const mostInHeader = 3;

/** Offers every language by its own name and marks the current one. Needs scripts. */
export function LanguageSwitcher({ compact }: LanguageSwitcherProps) {
  const texts = useTexts();
  const { language: current, chooseLanguage } = useLanguage();
  const size = languages.length > mostInHeader ? "many" : "few";

  return (
    <fieldset
      className={classNames(styles.switcher, "needsScripts")}
      data-compact={compact && size}
    >
      <legend className="visuallyHidden">{texts[current]("language.label")}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className="iconTarget"
          aria-pressed={language === current}
          onClick={() => chooseLanguage(language)}
        >
          {/* The name begins with the visible code, which is what users of voice control say. */}
          <span className={styles.label} translate="no">
            {compact && <span className={styles.code}>{`${language} `}</span>}
            <span className={compact && "visuallyHidden"}>{texts[language]("language.name")}</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
