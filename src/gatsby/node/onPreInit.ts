import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { discardStaleCache } from "./buildCache";

/**
 * Sharp's own effort for AVIF is 4. With 3 a picture takes a third of the time and a few more bytes
 * for the same look; with 2 soft shadows turn to steps. Where bytes are few, all of it is worth its
 * time. gatsby-plugin-sharp has no option for it (measured on the pictures of this site).
 */
const effortFor = (quality = 0) => (quality > 50 ? 3 : 4);

/** Starts a build from what can be trusted, and sets what gatsby-plugin-sharp leaves to sharp. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  if (process.env.NODE_ENV === "production") discardStaleCache(store);
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: effortFor(options?.quality), ...options });
  };
};
