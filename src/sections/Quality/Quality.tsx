import { Picture } from "../../components/Picture/Picture";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./Quality.module.css";

type QualityProps = { image: Queries.PictureFragment };

const features: readonly TextKey[] = [
  "quality.features.height",
  "quality.features.backrest",
  "quality.features.rails",
  "quality.features.control",
];

/** The bed itself: a picture, a description and four features. */
export function Quality({ image }: QualityProps) {
  const t = useText();

  return (
    <section id="quality" className={styles.quality} aria-labelledby="quality-title">
      <div className={styles.content}>
        <Picture
          slot={image}
          alt={t("quality.imageAlt")}
          sizes="(min-width: 64em) 50vw, 100vw"
          className={styles.image}
        />
        <div>
          <h2 id="quality-title">{t("quality.title")}</h2>
          <p className="lead">{t("quality.text")}</p>
          <ul className={styles.features} aria-label={t("quality.features.label")}>
            {features.map((feature) => (
              <li key={feature} className={styles.feature}>
                {t(feature)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
