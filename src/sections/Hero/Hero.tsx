import { Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./Hero.module.css";

type HeroProps = { image: Queries.PictureFragment };

const promises: readonly TextKey[] = [
  "hero.promises.delivery",
  "hero.promises.assembly",
  "hero.promises.demonstration",
  "hero.promises.payment",
  "hero.promises.pickup",
];

/** The first view: what is offered, the five promises, and the way on. */
export function Hero({ image }: HeroProps) {
  const t = useText();

  return (
    <section id="home" tabIndex={-1} className={styles.hero}>
      <div className={styles.view}>
        <Picture
          slot={image}
          alt={t("hero.imageAlt")}
          sizes="100vw"
          className={styles.image}
          priority
        />
        <div className={styles.words}>
          <h1 className={styles.title}>{t("hero.title")}</h1>
          <p className={styles.text}>{t("hero.text")}</p>
          <p className={styles.actions}>
            <SiteLink to="/#process" className="button">
              {t("hero.learnMore")}
            </SiteLink>
            <SiteLink to="/#contact" className={["quietButton", styles.contact].join(" ")}>
              {t("hero.contact")}
            </SiteLink>
          </p>
        </div>
      </div>
      <ul className={styles.promises} aria-label={t("hero.promises.label")}>
        {promises.map((promise) => (
          <li key={promise} className={styles.promise}>
            <Icon name="check" className={styles.check} />
            <span>{t(promise)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
