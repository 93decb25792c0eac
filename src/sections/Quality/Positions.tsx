import { graphql } from "gatsby";
import { Fragment } from "react";
import { Picture } from "../../components/Picture/Picture";
import { useText } from "../../language/useText";
import * as styles from "./Positions.module.css";

const positions = [
  { name: "flat", image: "positionFlat", className: styles.flat },
  { name: "back", image: "positionBack", className: styles.back },
  { name: "high", image: "positionHigh", className: styles.high },
] as const;

/**
 * The same bed in three positions, and how it moves from one to the next. The stylesheet shows the
 * chosen one, without scripts too, and so the choices stand before the pictures.
 */
export function Positions({ images }: { images: Queries.PositionImagesFragment }) {
  const t = useText();

  return (
    <div className={styles.positions} role="radiogroup" aria-labelledby="positions-title">
      <h3 id="positions-title" className={styles.title}>
        {t("quality.positions.label")}
      </h3>
      {positions.map(({ name }, index) => (
        <Fragment key={name}>
          <input
            type="radio"
            id={`position-${name}`}
            name="position"
            value={name}
            className={styles.radio}
            defaultChecked={index === 0}
          />
          <label htmlFor={`position-${name}`} className={styles.choice}>
            <span className={styles.name}>{t(`quality.positions.${name}`)}</span>
            <span>{t(`quality.positions.${name}Text`)}</span>
          </label>
        </Fragment>
      ))}
      <div className={styles.stage}>
        {positions.map(({ name, image, className }) => (
          <Picture
            key={name}
            slot={images[image]}
            alt={t(`quality.positions.${name}Alt`)}
            sizes="(min-width: 64em) min(62vw, 67rem), 92vw"
            className={[styles.image, className].join(" ")}
          />
        ))}
        {images.positionMotion && (
          <Picture
            slot={images.positionMotion}
            alt=""
            sizes="(min-width: 64em) 124vw, 184vw"
            className={styles.frames}
          />
        )}
      </div>
    </div>
  );
}

export const positionImages = graphql`
  fragment PositionImages on Images {
    positionFlat {
      ...Picture
    }
    positionBack {
      ...Picture
    }
    positionHigh {
      ...Picture
    }
    positionMotion {
      ...Picture
    }
  }
`;
