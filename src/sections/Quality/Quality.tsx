import { graphql } from "gatsby";
import { Drawing } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { Introduction, Section } from "../../components/Section";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import { Positions } from "./Positions";
import * as styles from "./Quality.module.css";

/** The features, in the order of the lines that lead from them to the drawing. */
const features = ["height", "rails", "backrest", "control"] as const;

export function Quality({ images }: { images: Queries.QualityImagesFragment }) {
  const t = useText();

  return (
    <Section id="quality" className={classNames("screenOnly", styles.quality)}>
      <Picture
        slot={images.quality}
        alt={t("quality.imageAlt")}
        sizes="(min-width: 64em) max(67vw, 51rem), 100vw"
      />
      <Introduction
        section="quality"
        className={classNames("half", styles.words)}
        lead={t("quality.text")}
      />
      <ul role="list" aria-label={t("quality.features.label")}>
        {features.map((feature) => (
          <li key={feature}>{t(`quality.features.${feature}`)}</li>
        ))}
      </ul>
      <Drawing />
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
