import { defaultLanguage, languages } from "../contract/languages";
import { useTexts } from "../language/useText";

const others = languages.filter((language) => language !== defaultLanguage);

/** Tells readers of the other languages why the language cannot change without scripts. */
export function NoScriptNotice() {
  const texts = useTexts();

  return (
    <noscript>
      <div className="noScriptNotice">
        {others.map((language) => (
          <p key={language} lang={language}>
            {texts[language]("language.noScript")}
          </p>
        ))}
      </div>
    </noscript>
  );
}
