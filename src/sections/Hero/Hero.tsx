import { Headline } from "../../components/Headline";
import { Picture } from "../../components/Picture";
import { SiteLink } from "../../components/SiteLink";
import { useText } from "../../language/useText";
import { narrowScreen } from "../../styles/breakpoints.module.css";
import { classNames } from "../../styles/classNames";
import * as styles from "./Hero.module.css";

/** The most important come first. */
const promises = ["payment", "pickup", "delivery", "assembly", "demonstration"] as const;

export function Hero({ image }: { image: Queries.WidePictureFragment }) {
  const t = useText();

  return (
    <section id="home">
      <div className={classNames(styles.view, image.calm && "calm")}>
        <Headline level="h1" className="display onPicture" text={t("hero.title")} />
        <Picture
          slot={image}
          alt={t("hero.imageAlt")}
          sizes="max(100vw, 178vh)"
          phoneMedia={narrowScreen}
          phoneSizes="100vw"
          className="screenOnly"
          priority
        />
        <div className={classNames("onPicture", styles.words)}>
          <p className="lead">{t("hero.text")}</p>
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
      <ul role="list" aria-label={t("hero.promises.label")} className={styles.promises}>
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
