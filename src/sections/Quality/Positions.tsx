import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { Picture } from "../../components/Picture/Picture";
import { useText } from "../../language/useText";
import { phoneScreen } from "../../styles/breakpoints.module.css";
import { classNames } from "../../styles/classNames";
import * as styles from "./Positions.module.css";

const positions = [
  { name: "back", image: "positionBack", className: styles.back },
  { name: "high", image: "positionHigh", className: styles.high },
  { name: "flat", image: "positionFlat", className: styles.flat },
] as const;

type PositionsProps = { images: Queries.PositionImagesFragment };

const inputId = (name: string) => `position-${name}`;

/**
 * The bed in three positions: in the morning, at midday and in the evening. The stylesheet shows the
 * checked one without scripts, so the radio buttons precede the elements that depend on them.
 */
export function Positions({ images }: PositionsProps) {
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
          id={inputId(name)}
          name="position"
          value={name}
          className={classNames(styles.radio, className)}
          defaultChecked={index === 0}
        />
      ))}
      <div className={styles.stage}>
        <Motion images={images} />
        {positions.map(({ name, image, className }) => (
          <Picture
            key={name}
            slot={images[image]}
            alt={t(`quality.positions.${name}Alt`)}
            // For a slot without a picture for phones, whose wide picture is cropped.
            sizes="(min-width: 64em) 100vw, max(100vw, min(250vw, 200vh))"
            phoneSizes="100vw"
            className={classNames(styles.image, className)}
          />
        ))}
      </div>
      {positions.map(({ name, className }) => (
        <label key={name} htmlFor={inputId(name)} className={classNames(styles.choice, className)}>
          <span className={styles.name}>{t(`quality.positions.${name}`)}</span>
          <span>{t(`quality.positions.${name}Text`)}</span>
        </label>
      ))}
    </div>
  );
}

/**
 * The frames of the bed on its way to the next position, which are optional. The second picture shows
 * the following frame and fades in over the first.
 */
function Motion({ images: { positionMotion, positionBack } }: PositionsProps) {
  if (!positionMotion) return null;
  const { focus, phone } = positionBack;
  // On phones, a frame is as wide as the window.
  const { y: phoneY } = phone?.focus ?? focus;
  const style = { "--x": focus.x / 100, "--y": focus.y / 100, "--phone-y": phoneY / 100 };

  return (
    <div className={styles.motion} style={style as CSSProperties} aria-hidden="true">
      {[styles.frames, classNames(styles.frames, styles.next)].map((className) => (
        <picture key={className}>
          <source media={phoneScreen} srcSet={positionMotion.phone?.file.publicURL ?? ""} />
          <img
            src={positionMotion.file.publicURL ?? ""}
            alt=""
            loading="lazy"
            className={className}
          />
        </picture>
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
    positionMotion {
      file {
        publicURL
      }
      phone {
        file {
          publicURL
        }
      }
    }
  }
`;
