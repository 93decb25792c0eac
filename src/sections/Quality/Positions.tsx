import { graphql } from "gatsby";
import { Fragment } from "react";
import { Picture } from "../../components/Picture/Picture";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./Positions.module.css";

type PositionsProps = { images: Queries.PositionImagesFragment };

type Position = {
  name: string;
  className?: string;
  image: "positionFlat" | "positionBack" | "positionHigh";
  label: TextKey;
  text: TextKey;
  imageAlt: TextKey;
};

const positions: readonly Position[] = [
  {
    name: "flat",
    className: styles.flat,
    image: "positionFlat",
    label: "quality.positions.flat",
    text: "quality.positions.flatText",
    imageAlt: "quality.positions.flatAlt",
  },
  {
    name: "back",
    className: styles.back,
    image: "positionBack",
    label: "quality.positions.back",
    text: "quality.positions.backText",
    imageAlt: "quality.positions.backAlt",
  },
  {
    name: "high",
    className: styles.high,
    image: "positionHigh",
    label: "quality.positions.high",
    text: "quality.positions.highText",
    imageAlt: "quality.positions.highAlt",
  },
];

const sizes = "(min-width: 64em) min(62vw, 67rem), 92vw";

/**
 * The same bed in three positions, and how it moves from one to the next. The stylesheet shows the
 * chosen one, without scripts too, and so the choices stand before the pictures.
 */
export function Positions({ images }: PositionsProps) {
  const t = useText();

  return (
    <div className={styles.positions} role="radiogroup" aria-labelledby="positions-title">
      <h3 id="positions-title" className={styles.title}>
        {t("quality.positions.label")}
      </h3>
      {positions.map(({ name, label, text }, index) => (
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
            <span className={styles.name}>{t(label)}</span>
            <span>{t(text)}</span>
          </label>
        </Fragment>
      ))}
      <div className={styles.stage}>
        {positions.map(({ name, className, image, imageAlt }) => (
          <Picture
            key={name}
            slot={images[image]}
            alt={t(imageAlt)}
            sizes={sizes}
            className={[styles.image, className].join(" ")}
          />
        ))}
        <Picture
          slot={images.positionMotion}
          alt=""
          sizes="(min-width: 64em) 124vw, 184vw"
          className={styles.frames}
        />
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
