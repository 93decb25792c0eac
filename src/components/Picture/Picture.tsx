import { graphql } from "gatsby";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import * as styles from "./Picture.module.css";

type PictureProps = {
  slot: Queries.PictureFragment;
  /** What the picture shows. */
  alt: string;
  /** How wide the picture stands at which screen, as in `<img sizes>`. */
  sizes: string;
  /** Set for what stands in the first view. */
  priority?: boolean;
  className?: string;
};

type PictureFile = Queries.PictureFileFragment;

/** Where a slot's picture for phones stands in; the same words as in the stylesheet. */
const narrow = "(max-width: 63.99em) and (orientation: portrait), (max-width: 39.99em)";

const imageData = ({ name, childImageSharp }: PictureFile) => {
  if (!childImageSharp) throw new Error(`${name} in content/images is no picture that can be read`);
  return childImageSharp.gatsbyImageData;
};

const position = ({ x, y }: { x: number; y: number }) => `${x}% ${y}%`;

/**
 * A picture slot of content/site/images.json as a plain `<picture>`, which shows without scripts.
 * A picture from another host gives way to the slot's own file when that host fails.
 */
export function Picture({ slot, alt, sizes, priority = false, className }: PictureProps) {
  const external = useRef<HTMLImageElement>(null);
  const [hostFailed, setHostFailed] = useState(false);

  // The host may have failed before the scripts came to listen.
  useEffect(() => {
    const image = external.current;
    if (image?.complete && image.naturalWidth === 0) setHostFailed(true);
  }, []);

  const { images, width, height } = imageData(slot.file);
  const attributes = {
    width,
    height,
    className: [styles.image, className].join(" "),
    style: {
      "--focus": position(slot.focus),
      "--focus-narrow": position((slot.phone ?? slot).focus),
    } as CSSProperties,
    loading: priority ? undefined : ("lazy" as const),
    fetchPriority: priority ? ("high" as const) : undefined,
    decoding: "async" as const,
  };

  if (slot.url && !hostFailed) {
    return (
      <img
        {...attributes}
        alt={alt}
        ref={external}
        src={slot.url}
        referrerPolicy="no-referrer"
        onError={() => setHostFailed(true)}
      />
    );
  }
  return (
    <picture className={styles.picture}>
      {slot.phone &&
        imageData(slot.phone.file).images.sources?.map(({ type, srcSet }) => (
          <source
            className={styles.source}
            key={`narrow ${type}`}
            media={narrow}
            type={type}
            srcSet={srcSet}
            sizes={sizes}
          />
        ))}
      {images.sources?.map(({ type, srcSet }) => (
        <source className={styles.source} key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...attributes}
        alt={alt}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
      />
    </picture>
  );
}

export const pictureFragments = graphql`
  fragment PictureFile on File {
    name
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        placeholder: NONE
        formats: [AVIF, WEBP]
        breakpoints: [480, 720, 960, 1280, 1600, 2000, 2560]
      )
    }
  }
  fragment Picture on ImageSlot {
    url
    focus {
      x
      y
    }
    file {
      ...PictureFile
    }
    phone {
      focus {
        x
        y
      }
      file {
        ...PictureFile
      }
    }
  }
`;
