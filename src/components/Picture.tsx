import { graphql } from "gatsby";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { phoneScreen } from "../styles/breakpoints.module.css";

type PictureProps = {
  slot: Queries.PictureFragment;
  alt: string;
  /** The `sizes` of the image, which count the cropped part. */
  sizes: string;
  /** The media query for the slot's picture for phones. */
  phoneMedia?: string;
  phoneSizes?: string;
  /** Whether the picture is in the first view. */
  priority?: boolean;
  className?: string;
};

/** @returns the picture as AVIF in each width, and as WebP in one for the few browsers without AVIF */
function renditions({ relativePath, childImageSharp }: Queries.PictureFragment["file"]) {
  const images = childImageSharp?.gatsbyImageData.images;
  const avif = images?.sources?.[0]?.srcSet;
  if (!avif || !images?.fallback) {
    throw new Error(`content/images/${relativePath} cannot be read`);
  }
  return { avif, webp: images.fallback.src };
}

type Focus = Queries.PictureFragment["focus"];

const position = ({ x, y }: Focus) => `${x}% ${y}%`;

/** Omits the default position. */
function focusStyle({ focus, phone }: Queries.PictureFragment): CSSProperties | undefined {
  const isMiddle = ({ x, y }: Focus) => x === 50 && y === 50;
  if (isMiddle(focus) && (!phone || isMiddle(phone.focus))) return undefined;
  return {
    "--focus": position(focus),
    "--focus-phone": phone && position(phone.focus),
  } as CSSProperties;
}

/**
 * A picture slot of content/site/images.json as a plain `<picture>`, which needs no scripts. If the
 * host of a slot's `url` fails, it shows the slot's file.
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

  // The image may have failed before hydration.
  useEffect(() => {
    const image = external.current;
    if (image?.complete && image.naturalWidth === 0) setHostFailed(true);
  }, []);

  const { avif, webp } = renditions(slot.file);
  const phone = slot.phone && renditions(slot.phone.file);
  const attributes = {
    loading: priority ? undefined : ("lazy" as const),
    fetchPriority: priority ? ("high" as const) : undefined,
  };

  const box = { className, style: focusStyle(slot) };
  if (slot.url && !hostFailed) {
    return (
      <picture {...box}>
        <img
          {...attributes}
          alt={alt}
          ref={external}
          src={slot.url}
          referrerPolicy="no-referrer"
          onError={() => setHostFailed(true)}
        />
      </picture>
    );
  }
  const onPhones = { media: phoneMedia, sizes: phoneSizes };
  return (
    <picture {...box}>
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
  fragment PictureBase on ImageSlot {
    url
    focus {
      x
      y
    }
    file {
      relativePath
    }
    phone {
      focus {
        x
        y
      }
      # The pixel density of phones hides the artefacts of a lower quality.
      file {
        relativePath
        childImageSharp {
          gatsbyImageData(
            width: 860
            placeholder: NONE
            formats: [WEBP, AVIF]
            webpOptions: { quality: 76 }
            avifOptions: { quality: 51 }
            breakpoints: [860, 1280]
          )
        }
      }
    }
  }
  fragment Picture on ImageSlot {
    ...PictureBase
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1120
          placeholder: NONE
          formats: [WEBP, AVIF]
          webpOptions: { quality: 82 }
          avifOptions: { quality: 53 }
          breakpoints: [720, 1120, 1600, 2560]
        )
      }
    }
  }
  # For a slot at least as wide as the window.
  fragment WidePicture on ImageSlot {
    ...PictureBase
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1600
          placeholder: NONE
          formats: [WEBP, AVIF]
          webpOptions: { quality: 82 }
          avifOptions: { quality: 64 }
          breakpoints: [1600, 2560]
        )
      }
    }
  }
`;
