import { Headline } from "../../components/Headline";
import { Picture } from "../../components/Picture";
import { SiteLink } from "../../components/SiteLink";
import { useText } from "../../language/useText";
import { narrowScreen } from "../../styles/breakpoints.module.css";
import { classNames } from "../../styles/classNames";
import * as styles from "./Hero.module.css";

/** The most important come first: the first view of a phone shows two or four of them. */
const promises = ["payment", "pickup", "delivery", "assembly", "demonstration"] as const;

export function Hero({ image }: { image: Queries.PictureFragment }) {
  const t = useText();

  return (
    <section id="home" className={styles.hero}>
      <div className={styles.view}>
        <Picture
          slot={image}
          alt={t("hero.imageAlt")}
          sizes="max(100vw, 160vh)"
          phoneMedia={narrowScreen}
          phoneSizes="max(100vw, 56vh)"
          className="screenOnly"
          priority
        />
        <div className={styles.words}>
          <Headline level="h1" className="display" text={t("hero.title")} />
          <p>{t("hero.text")}</p>
          <div className={classNames("row screenOnly", styles.actions)}>
            <SiteLink to="/#contact" className="button">
              {t("hero.contact")}
            </SiteLink>
            <SiteLink to="/#process" className="button secondary">
              {t("hero.learnMore")}
            </SiteLink>
          </div>
        </div>
      </div>
      <ul role="list" aria-label={t("hero.promises.label")}>
        {promises.map((promise) => (
          <li key={promise}>
            <strong>{t(`hero.promises.${promise}.title`)}</strong>{" "}
            <span>{t(`hero.promises.${promise}.text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
