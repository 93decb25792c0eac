import { graphql } from "gatsby";
import { Picture } from "../../components/Picture/Picture";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./Positions.module.css";

type PositionsProps = { images: Queries.PositionImagesFragment };

type Position = {
  image: keyof Queries.PositionImagesFragment;
  label: TextKey;
  imageAlt: TextKey;
};

const positions: readonly Position[] = [
  {
    image: "positionFlat",
    label: "quality.positions.flat",
    imageAlt: "quality.positions.flatAlt",
  },
  {
    image: "positionBack",
    label: "quality.positions.back",
    imageAlt: "quality.positions.backAlt",
  },
  {
    image: "positionHigh",
    label: "quality.positions.high",
    imageAlt: "quality.positions.highAlt",
  },
];

/** The same bed in three positions; the stylesheet shows the chosen one, without scripts too. */
export function Positions({ images }: PositionsProps) {
  const t = useText();

  return (
    <fieldset className={styles.positions}>
      <legend className={styles.label}>{t("quality.positions.label")}</legend>
      {positions.map(({ image, label, imageAlt }, index) => (
        <div key={image} className={styles.position}>
          <label className={styles.choice}>
            <input
              type="radio"
              name="position"
              className={styles.radio}
              defaultChecked={index === 0}
            />
            <span>{t(label)}</span>
          </label>
          <Picture
            slot={images[image]}
            alt={t(imageAlt)}
            sizes="(min-width: 82rem) 82rem, 100vw"
            className={styles.image}
          />
        </div>
      ))}
    </fieldset>
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
  }
`;
