import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { Introduction, Section } from "../../components/Section";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import { Positions } from "./Positions";
import * as styles from "./Quality.module.css";

const features = ["height", "backrest", "rails", "control"] as const;

export function Quality({ images }: { images: Queries.QualityImagesFragment }) {
  const t = useText();

  return (
    <Section id="quality" className={classNames("screenOnly", styles.quality)}>
      <Picture
        slot={images.quality}
        alt={t("quality.imageAlt")}
        sizes="(min-width: 75em) max(45vw, 66rem), 100vw"
      />
      <div className={styles.words}>
        <Introduction section="quality" lead={t("quality.text")} />
        <ul role="list" aria-label={t("quality.features.label")}>
          {features.map((feature) => (
            <li key={feature}>{t(`quality.features.${feature}`)}</li>
          ))}
        </ul>
      </div>
      <Positions images={images} />
    </Section>
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
