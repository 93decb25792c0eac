import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./Positions.module.css";

const positions = [
  { name: "back", image: "positionBack" },
  { name: "high", image: "positionHigh" },
  { name: "flat", image: "positionFlat" },
] as const;

/** The stylesheet shows the text and the picture of the chosen position, and the sun above its name. */
export function Positions({ images }: { images: Queries.PositionImagesFragment }) {
  const t = useText();
  const areCalm = positions.every(({ image }) => images[image].calm);

  return (
    <div
      className={classNames(styles.positions, areCalm && "calm")}
      role="radiogroup"
      aria-labelledby="positions-title"
    >
      <h3 id="positions-title" className="headline onPicture">
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
          <label htmlFor={name}>
            {t(`quality.positions.${name}`)
              .split(": ")
              .map((words) => (
                <span key={words}>{words}</span>
              ))}
          </label>
          <p id={`${name}-text`} className="onPicture">
            {t(`quality.positions.${name}Text`)}
          </p>
          <Picture
            slot={images[image]}
            alt={t(`quality.positions.${name}Alt`)}
            sizes="(min-width: 64em) and (orientation: landscape) 100vw, 120vw"
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
