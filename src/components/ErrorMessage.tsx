import { graphql, useStaticQuery } from "gatsby";
import { EmailLink, PhoneLink } from "../company/ContactLinks";
import { useLanguage } from "../language/LanguageProvider";
import { classNames } from "../styles/classNames";
import { ErrorBoundary } from "./ErrorBoundary";
import { Logo } from "./Logo";

type ErrorMessageProps = {
  error: unknown;
  /** The heading level: h1 for a whole page, h2 for one of its parts. */
  heading: "h1" | "h2";
};

function statusOrMessage(error: unknown): string {
  const { status, message } = Object(error);
  return String(status ?? message ?? error);
}

/**
 * Replaces a part that has failed, in all languages, the current one first. Its texts load with the
 * scripts and not with the data of the page, which may have failed to load.
 */
export function ErrorMessage({ error, heading: Heading }: ErrorMessageProps) {
  const { language: current } = useLanguage();
  const { translations } = useStaticQuery<Queries.ErrorTextsQuery>(graphql`
    query ErrorTexts {
      translations: allTranslation(sort: { language: ASC }) {
        nodes {
          language
          error {
            title
            text
            reload
          }
        }
      }
    }
  `);
  const texts = [...translations.nodes].sort(
    (a, b) => Number(b.language === current) - Number(a.language === current),
  );
  const reload = () => window.location.reload();

  return (
    <section className="columns" role="alert">
      {Heading === "h1" && <Logo />}
      {texts.map(({ language, error: { title, text, reload: label } }) => {
        const isCurrent = language === current;
        const Title = isCurrent ? Heading : "p";
        return (
          <div key={language} lang={language} className="introduction">
            <Title className={isCurrent ? "headline" : "title"}>{title}</Title>
            <p>{text}</p>
            <div>
              <button
                type="button"
                className={classNames("button", !isCurrent && "secondary")}
                onClick={reload}
              >
                {label}
              </button>
            </div>
          </div>
        );
      })}
      <ErrorBoundary fallback={() => null}>
        <p className="row">
          <PhoneLink />
          <EmailLink />
        </p>
      </ErrorBoundary>
      <code>{statusOrMessage(error)}</code>
    </section>
  );
}
