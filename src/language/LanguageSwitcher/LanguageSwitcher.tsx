import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { languages } from "../../contract/languages";
import { classNames } from "../../styles/classNames";
import { useLanguage } from "../LanguageProvider";
import { useTexts } from "../useText";
import * as styles from "./LanguageSwitcher.module.css";

type LanguageSwitcherProps = {
  /**
   * The icon for the header. Where the names do not fit there, the header shows codes. Where codes do
   * not fit, a button with this icon opens a list of the names.
   */
  compact?: ReactNode;
};

/** With more languages, windows that have a side menu show them only there. */
const mostInHeader = 3;

/** Offers every language by its own name and marks the current one. Needs scripts. */
export function LanguageSwitcher({ compact }: LanguageSwitcherProps) {
  const texts = useTexts();
  const { language: current, chooseLanguage } = useLanguage();
  const size = languages.length > mostInHeader ? "many" : "few";
  const list = useRef<HTMLDetailsElement>(null);

  const closeList = () => {
    if (!list.current?.open) return;
    list.current.open = false;
    list.current.querySelector("summary")?.focus();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") closeList();
  };
  // In Safari a click on a button moves the focus to no element.
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!list.current || !relatedTarget || currentTarget.contains(relatedTarget)) return;
    list.current.open = false;
  };

  const choices = (
    <fieldset
      className={classNames(styles.switcher, !compact && "needsScripts")}
      data-compact={compact ? size : undefined}
    >
      <legend className="visuallyHidden">{texts[current]("language.label")}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className="iconTarget"
          aria-pressed={language === current}
          onClick={() => {
            chooseLanguage(language);
            closeList();
          }}
        >
          {/* The accessible name begins with the visible code, which users of voice control say. */}
          <span className={styles.label} translate="no">
            {compact && <span className={styles.code}>{`${language} `}</span>}
            <span className={compact ? "visuallyHidden" : undefined}>
              {texts[language]("language.name")}
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  );
  if (!compact) return choices;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key events bubble from its buttons
    <div
      className={classNames(styles.compact, "needsScripts")}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      {/* The list follows as a sibling, so that wide windows show it without the toggle. */}
      <details ref={list} className={styles.toggle}>
        <summary>
          <span className="iconTarget">
            {compact}
            <span className="visuallyHidden">{texts[current]("language.label")}</span>
            <span className={styles.code}>{current}</span>
          </span>
        </summary>
      </details>
      {choices}
    </div>
  );
}
