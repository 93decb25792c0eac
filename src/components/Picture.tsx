import { graphql } from "gatsby";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { phoneScreen } from "../styles/breakpoints.module.css";

type PictureProps = {
  slot: Queries.PictureFragment;
  alt: string;
  /** The `sizes` of the image: its width before the browser crops it. A SmallPicture has one size and needs none. */
  sizes?: string;
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

/** @returns the part of the picture that must stay in view, unless it is the middle, which is the default */
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
  const image = useRef<HTMLImageElement>(null);
  const [hostFailed, setHostFailed] = useState(false);
  const url = hostFailed ? null : slot.url;

  // The image may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHostFailed(true);
  }, []);

  const { avif, webp } = renditions(slot.file);
  const phone = slot.phone && renditions(slot.phone.file);
  const onPhones = { media: phoneMedia, sizes: phoneSizes };
  return (
    <picture className={className} style={focusStyle(slot)}>
      {phone && !url && (
        <>
          <source type="image/avif" srcSet={phone.avif} {...onPhones} />
          <source type="image/webp" srcSet={phone.webp} {...onPhones} />
        </>
      )}
      {!url && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={image}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        alt={alt}
        referrerPolicy={url ? "no-referrer" : undefined}
        onError={() => setHostFailed(true)}
        src={url ?? webp}
      />
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
            width: 740
            placeholder: NONE
            formats: [WEBP, AVIF]
            webpOptions: { quality: 76 }
            # The picture of the hero must fit into the ten packets that a server sends at once, with its headers: 12 kB.
            avifOptions: { quality: 35 }
            breakpoints: [740, 1280]
          )
        }
      }
    }
  }
  # A browser takes a rendition that is larger than the box, which hides the artefacts of this quality.
  fragment Picture on ImageSlot {
    ...PictureBase
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1120
          placeholder: NONE
          formats: [WEBP, AVIF]
          webpOptions: { quality: 82 }
          avifOptions: { quality: 44 }
          breakpoints: [720, 1120, 1600, 2560]
        )
      }
    }
  }
  # For a slot that is at most a quarter of a wide window.
  fragment SmallPicture on ImageSlot {
    ...PictureBase
    file {
      childImageSharp {
        gatsbyImageData(
          width: 720
          placeholder: NONE
          formats: [WEBP, AVIF]
          webpOptions: { quality: 82 }
          avifOptions: { quality: 53 }
          breakpoints: [720]
        )
      }
    }
  }
  # For a slot at least as wide as the window, on which words may stand.
  fragment WidePicture on ImageSlot {
    ...PictureBase
    calm
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
