import { graphql } from "gatsby";
import { Fragment } from "react";
import { Picture } from "../../components/Picture";
import { useText } from "../../language/useText";
import * as styles from "./Positions.module.css";

const positions = [
  { name: "back", image: "positionBack" },
  { name: "high", image: "positionHigh" },
  { name: "flat", image: "positionFlat" },
] as const;

/** The stylesheet shows the picture of the chosen position. */
export function Positions({ images }: { images: Queries.PositionImagesFragment }) {
  const t = useText();

  return (
    <div className={styles.positions} role="radiogroup" aria-labelledby="positions-title">
      <h3 id="positions-title" className="headline">
        {t("quality.positions.label")}
      </h3>
      {positions.map(({ name, image }, index) => (
        <Fragment key={name}>
          <label>
            <input
              type="radio"
              name="position"
              value={name}
              aria-describedby={`position-${name}`}
              defaultChecked={index === 0}
            />
            <span>{t(`quality.positions.${name}`).replace(": ", ":\n")}</span>
          </label>
          <p id={`position-${name}`}>{t(`quality.positions.${name}Text`)}</p>
          <Picture
            slot={images[image]}
            alt={t(`quality.positions.${name}Alt`)}
            // For a slot without a picture for phones, whose wide picture is cropped.
            sizes="(min-width: 75em) 100vw, max(100vw, min(150vw, 200vh))"
            phoneSizes="100vw"
          />
        </Fragment>
      ))}
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
