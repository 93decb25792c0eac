import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Metadata, type Sharp } from "sharp";

/**
 * Colour at half the resolution needs fewer bytes for the same picture: by butteraugli and SSIMULACRA, quality 64
 * with it equals quality 62 without it. With effort 2, soft shadows have bands.
 */
const avifDefaults: AvifOptions = { effort: 3, chromaSubsampling: "4:2:0" };

/**
 * In every process that runs queries, sets defaults of sharp for which gatsby-plugin-sharp has no option;
 * src/gatsby/README.md has the reasons.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const { avif, metadata } = sharp.prototype;
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...avifDefaults, ...options });
  };
  sharp.prototype.metadata = async function (this: Sharp): Promise<Metadata> {
    const read: Metadata = await metadata.call(this);
    // Width and height of a photograph as it is shown, not as a rotated camera has saved it.
    return { ...read, ...read.autoOrient };
  } as Sharp["metadata"];
};
