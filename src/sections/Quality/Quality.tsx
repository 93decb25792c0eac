import { graphql } from "gatsby";
import { Headline } from "../../components/Headline/Headline";
import { Picture } from "../../components/Picture/Picture";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import { Positions } from "./Positions";
import * as styles from "./Quality.module.css";

type QualityProps = { images: Queries.QualityImagesFragment };

const features: readonly TextKey[] = [
  "quality.features.height",
  "quality.features.backrest",
  "quality.features.rails",
  "quality.features.control",
];

/** The bed itself: a picture, a description, four features and its positions. */
export function Quality({ images }: QualityProps) {
  const t = useText();

  return (
    <section
      id="quality"
      tabIndex={-1}
      className={["columns", styles.quality].join(" ")}
      aria-labelledby="quality-title"
    >
      <Picture
        slot={images.quality}
        alt={t("quality.imageAlt")}
        sizes="(min-width: 70em) max(50vw, 88rem), 100vw"
        className={styles.image}
      />
      <div className={styles.words}>
        <Headline level="h2" id="quality-title" text={t("quality.title")} />
        <p className={styles.text}>{t("quality.text")}</p>
        <ul role="list" className={styles.features} aria-label={t("quality.features.label")}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {t(feature)}
            </li>
          ))}
        </ul>
      </div>
      <Positions images={images} />
    </section>
  );
}

export const qualityImages = graphql`
  fragment QualityImages on Images {
    quality {
      ...Picture
    }
    ...PositionImages
  }
`;
