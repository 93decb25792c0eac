import { useEffect } from "react";
import { Picture } from "../../components/Picture";
import { SiteLink } from "../../components/SiteLink";
import { languages } from "../../contract/languages";
import { useLanguage } from "../../language/LanguageProvider";
import { useTexts } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./NotFound.module.css";

type NotFoundProps = {
  path: string;
  image: Queries.PictureFragment;
};

/** The message in every language, the current one first, since most visitors have chosen none yet. */
export function NotFound({ path, image }: NotFoundProps) {
  const texts = useTexts();
  const { language: current, chooseLanguage } = useLanguage();
  const others = languages.filter((language) => language !== current);

  // Gatsby fails on a percent sign in a path, so inlineScript.ts has replaced it by the full-width one.
  useEffect(() => console.error(`404: ${decodeURI(path).replaceAll("\uFF05", "%")}`), [path]);

  return (
    <section className={classNames("columns", styles.notFound)} aria-labelledby="not-found-title">
      <div className={classNames("half", styles.words)}>
        <p className={styles.status}>404</p>
        {[current, ...others].map((language) => {
          const isCurrent = language === current;
          const Message = isCurrent ? "h1" : "p";
          return (
            <div
              key={language}
              lang={language}
              className={classNames(styles.entry, isCurrent && styles.current)}
            >
              <Message
                id={isCurrent ? "not-found-title" : undefined}
                className={isCurrent ? "headline" : "title"}
              >
                {texts(language)("notFound.message")}
              </Message>
              <SiteLink
                to="/"
                className={isCurrent ? "button" : "target"}
                onClick={() => chooseLanguage(language)}
              >
                {texts(language)("notFound.returnHome")}
              </SiteLink>
            </div>
          );
        })}
      </div>
      <Picture
        slot={image}
        alt={texts(current)("notFound.imageAlt")}
        sizes="(min-width: 64em) max(47vw, 86vh), 92vw"
        className={classNames("half", styles.image)}
        priority
      />
    </section>
  );
}
