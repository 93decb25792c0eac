import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * Sharp's own effort for AVIF is 4. With 2 a picture takes an eighth of the time for a file of the
 * same size, which is as good as long as the picture may have many bytes. With few, soft shadows turn
 * to steps. gatsby-plugin-sharp has no option for it (measured on the pictures of this site).
 */
const effortFor = (quality = 0) => (quality > 50 ? 2 : 4);

/** Sets what gatsby-plugin-sharp leaves to sharp. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: effortFor(options?.quality), ...options });
  };
};
