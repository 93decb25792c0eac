import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { useText } from "../../language/useText";
import * as styles from "./Positions.module.css";

const positions = [
  { name: "back", image: "positionBack" },
  { name: "high", image: "positionHigh" },
  { name: "flat", image: "positionFlat" },
] as const;

/** The stylesheet shows the text and the picture of the chosen position, and the sun above its name. */
export function Positions({ images }: { images: Queries.PositionImagesFragment }) {
  const t = useText();

  return (
    <div className={styles.positions} role="radiogroup" aria-labelledby="positions-title">
      <h3 id="positions-title" className="headline">
        {t("quality.positions.label")}
      </h3>
      {positions.map(({ name, image }, index) => (
        <div key={name} className={styles.position}>
          <input
            type="radio"
            id={name}
            name="position"
            value={name}
            aria-describedby={`${name}-text`}
            defaultChecked={index === 0}
          />
          <label htmlFor={name}>{t(`quality.positions.${name}`).replace(": ", ":\n")}</label>
          <p id={`${name}-text`}>{t(`quality.positions.${name}Text`)}</p>
          <Picture
            slot={images[image]}
            alt={t(`quality.positions.${name}Alt`)}
            sizes="max(75vw, 110vh)"
            phoneSizes="100vw"
          />
        </div>
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
