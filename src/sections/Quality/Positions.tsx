import { graphql } from "gatsby";
import { Picture } from "../../components/Picture/Picture";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./Positions.module.css";

const positions = [
  { name: "back", image: "positionBack", className: styles.back },
  { name: "high", image: "positionHigh", className: styles.high },
  { name: "flat", image: "positionFlat", className: styles.flat },
] as const;

/**
 * The bed in three positions: in the morning, at midday and in the evening. The stylesheet shows the
 * chosen one without scripts, so the radio buttons precede the elements that depend on them.
 */
export function Positions({ images }: { images: Queries.PositionImagesFragment }) {
  const t = useText();

  return (
    <div className={styles.positions} role="radiogroup" aria-labelledby="positions-title">
      <h3 id="positions-title" className={classNames("headline", styles.title)}>
        {t("quality.positions.label")}
      </h3>
      {positions.map(({ name, className }, index) => (
        <input
          key={name}
          type="radio"
          name="position"
          value={name}
          aria-labelledby={`position-${name}`}
          aria-describedby={`position-${name}-text`}
          className={classNames(styles.radio, className)}
          defaultChecked={index === 0}
        />
      ))}
      <div className={styles.stage}>
        {positions.map(({ name, image, className }) => (
          <Picture
            key={name}
            slot={images[image]}
            alt={t(`quality.positions.${name}Alt`)}
            // For a slot without a picture for phones, whose wide picture is cropped.
            sizes="(min-width: 64em) 100vw, max(100vw, min(150vw, 200vh))"
            phoneSizes="100vw"
            className={classNames(styles.image, className)}
          />
        ))}
      </div>
      {/* The radio buttons have these texts as their names and descriptions. */}
      <div className={styles.choices} aria-hidden="true">
        {positions.map(({ name, className }) => (
          <p key={name} className={classNames(styles.choice, className)}>
            <span id={`position-${name}`} className={styles.name}>
              {t(`quality.positions.${name}`)}
            </span>{" "}
            <span id={`position-${name}-text`} className={styles.text}>
              {t(`quality.positions.${name}Text`)}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

export const positionImages = graphql`
  fragment PositionImages on Images {
    positionBack {
      ...WidePicture
    }
    positionHigh {
      ...WidePicture
    }
    positionFlat {
      ...WidePicture
    }
  }
`;
