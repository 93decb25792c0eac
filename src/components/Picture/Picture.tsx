import { graphql } from "gatsby";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import * as styles from "./Picture.module.css";

type PictureProps = {
  slot: Queries.PictureFragment;
  /** What the picture shows. */
  alt: string;
  /**
   * How wide the picture is drawn at which screen, as in `<img sizes>`, with what its place crops.
   */
  sizes: string;
  /** The same for the slot's picture for phones. */
  narrowSizes?: string;
  /** Set for what stands in the first view. */
  priority?: boolean;
  className?: string;
};

type PictureFile = Queries.PictureFileFragment;

/** Where a slot's picture for phones stands in; the same words as in the stylesheet. */
const narrow = "(max-width: 63.99em) and (orientation: portrait), (max-width: 39.99em)";

/** @returns the picture in AVIF and, for browsers that do not know it, in WebP, each in its widths */
function renditions({ name, childImageSharp }: PictureFile) {
  const { images, width, height } = childImageSharp?.gatsbyImageData ?? {};
  const avif = images?.sources?.[0]?.srcSet;
  if (!images?.fallback || !avif || !width || !height) {
    throw new Error(`${name} in content/images is no picture that can be read`);
  }
  const { srcSet = "" } = images.fallback;
  // Few browsers are without AVIF. One width does for them, since every page names each file.
  const widths = srcSet.split(",\n").map((each) => each.split(" "));
  const small = widths.filter(([, wide = ""]) => Number.parseInt(wide, 10) <= 1120);
  const [webp = ""] = small.at(-1) ?? [];
  return { avif, webp, ratio: width / height };
}

const nominalWidth = 1600;

type Focus = { x: number; y: number };

const position = ({ x, y }: Focus) => `${x}% ${y}%`;

/** Says nothing of the middle, where browsers put it: every other place is a hash in the policy. */
function focusStyle({ focus, phone }: Queries.PictureFragment): CSSProperties | undefined {
  const isMiddle = ({ x, y }: Focus) => x === 50 && y === 50;
  if (isMiddle(focus) && (!phone || isMiddle(phone.focus))) return undefined;
  return {
    "--focus": position(focus),
    "--focus-narrow": phone ? position(phone.focus) : undefined,
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
  narrowSizes = sizes,
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

  const { avif, webp, ratio } = renditions(slot.file);
  const phone = slot.phone && renditions(slot.phone.file);
  const attributes = {
    // Only their ratio counts: it keeps the place until the picture is there.
    width: nominalWidth,
    height: Math.round(nominalWidth / ratio),
    className: [styles.image, className].join(" "),
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
  const onPhones = { media: narrow, sizes: narrowSizes };
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
  fragment PictureFile on File {
    name
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        placeholder: NONE
        formats: [AVIF, WEBP]
        avifOptions: { quality: 62 }
        webpOptions: { quality: 82 }
        breakpoints: [520, 760, 1120, 1600, 2560]
      )
    }
  }
  # On the fine pixels of a phone half the bytes look the same.
  fragment PhonePictureFile on File {
    name
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        placeholder: NONE
        formats: [AVIF, WEBP]
        avifOptions: { quality: 50 }
        webpOptions: { quality: 76 }
        breakpoints: [480, 860, 1280]
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
        ...PhonePictureFile
      }
    }
  }
`;
