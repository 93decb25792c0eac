const rendition = (fallback: { src: string; srcSet?: string }) => ({
  layout: "constrained" as const,
  width: 1120,
  height: 560,
  images: { fallback },
});

/** A picture as the page query returns it. */
export const pictureFile = (name: string): Queries.PictureFragment["file"] => ({
  relativePath: `${name}.webp`,
  childImageSharp: {
    avif: rendition({ src: `/static/${name}.avif`, srcSet: `/static/${name}.avif 480w` }),
    webp: rendition({ src: `/static/${name}.webp` }),
  },
});
