import { graphql } from "gatsby";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { phoneScreen } from "../../styles/breakpoints.module.css";
import { classNames } from "../../styles/classNames";
import * as styles from "./Picture.module.css";

type PictureProps = {
  slot: Queries.PictureFragment;
  /** What the picture shows. */
  alt: string;
  /** How wide the picture is drawn at which screen, as in `<img sizes>`, with what is cropped. */
  sizes: string;
  /** On which screens the slot's picture for phones shows. */
  phoneMedia?: string;
  /** The same as `sizes` for that picture. */
  phoneSizes?: string;
  /** Set for what stands in the first view. */
  priority?: boolean;
  className?: string;
};

/** @returns the picture in AVIF of each width and, for browsers that do not know it, in WebP of one */
function renditions({ name, childImageSharp }: Queries.PictureFragment["file"]) {
  const { avif, webp } = childImageSharp ?? {};
  if (!avif?.images.fallback?.srcSet || !webp?.images.fallback) {
    throw new Error(`${name} in content/images is not a picture that can be read`);
  }
  const { images, width, height } = avif;
  return { avif: images.fallback?.srcSet, webp: webp.images.fallback.src, width, height };
}

type Focus = Queries.PictureFragment["focus"];

const position = ({ x, y }: Focus) => `${x}% ${y}%`;

/** Says nothing of the middle, where browsers put it: every other place is a hash in the policy. */
function focusStyle({ focus, phone }: Queries.PictureFragment): CSSProperties | undefined {
  const isMiddle = ({ x, y }: Focus) => x === 50 && y === 50;
  if (isMiddle(focus) && (!phone || isMiddle(phone.focus))) return undefined;
  return {
    "--focus": position(focus),
    "--focus-phone": phone && position(phone.focus),
  } as CSSProperties;
}

/**
 * A picture slot of content/site/images.json as a plain `<picture>`, which shows without scripts.
 * A picture from another host gives way to the slot's own file when that host fails.
 */
export function Picture({
  slot,
  alt,
  sizes,
  phoneMedia = phoneScreen,
  phoneSizes = sizes,
  priority = false,
  className,
}: PictureProps) {
  const external = useRef<HTMLImageElement>(null);
  const [hostFailed, setHostFailed] = useState(false);

  // The host may have failed before the scripts came to listen.
  useEffect(() => {
    const image = external.current;
    if (image?.complete && image.naturalWidth === 0) setHostFailed(true);
  }, []);

  const { avif, webp, width, height } = renditions(slot.file);
  const phone = slot.phone && renditions(slot.phone.file);
  const attributes = {
    // Only their ratio counts: it keeps the place until the picture is there.
    width,
    height,
    className: classNames(styles.image, className),
    style: focusStyle(slot),
    loading: priority ? undefined : ("lazy" as const),
    fetchPriority: priority ? ("high" as const) : undefined,
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
  const onPhones = { media: phoneMedia, sizes: phoneSizes };
  return (
    <picture className={styles.picture}>
      {phone && (
        <>
          <source type="image/avif" srcSet={phone.avif} {...onPhones} />
          <source type="image/webp" srcSet={phone.webp} {...onPhones} />
        </>
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...attributes} alt={alt} src={webp} />
    </picture>
  );
}

export const pictureFragments = graphql`
  fragment Picture on ImageSlot {
    url
    focus {
      x
      y
    }
    # Few browsers are without AVIF. One width serves them, since every page names each file.
    file {
      name
      childImageSharp {
        avif: gatsbyImageData(
          width: 1120
          placeholder: NONE
          formats: [AVIF]
          avifOptions: { quality: 62 }
          breakpoints: [520, 760, 1120, 1600, 2560]
        )
        webp: gatsbyImageData(
          width: 1120
          placeholder: NONE
          formats: [WEBP]
          webpOptions: { quality: 82 }
          breakpoints: [1120]
        )
      }
    }
    phone {
      focus {
        x
        y
      }
      # On the fine pixels of a phone half the bytes look the same.
      file {
        name
        childImageSharp {
          avif: gatsbyImageData(
            width: 860
            placeholder: NONE
            formats: [AVIF]
            avifOptions: { quality: 50 }
            breakpoints: [480, 860, 1280]
          )
          webp: gatsbyImageData(
            width: 860
            placeholder: NONE
            formats: [WEBP]
            webpOptions: { quality: 76 }
            breakpoints: [860]
          )
        }
      }
    }
  }
`;
