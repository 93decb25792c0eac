import { EmailLink, PhoneLink } from "../company/ContactLinks";
import { languages } from "../contract/languages";
import { useTexts } from "../language/useText";

/**
 * Says in every language that the scripts of the page are late, or that they have failed. Styles show
 * it when src/hydration/startScripts.ts asks for it.
 */
export function LoadingNotice() {
  const texts = useTexts();

  return (
    <div role="alert" className="loadingNotice">
      {(["waiting", "failed"] as const).map((state) => (
        <div key={state} data-state={state}>
          {languages.map((language) => (
            <p key={language} lang={language}>
              {texts[language](`loading.${state}`)}
            </p>
          ))}
          {state === "failed" && (
            <p className="row">
              <EmailLink />
              <PhoneLink />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
