import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type JpegOptions, type Metadata, type Sharp } from "sharp";
import { requireWritable } from "../../delivery/requireWritable";
import { siteUrl } from "../../delivery/siteUrl";
import { token } from "../../delivery/token";
import { discardStaleCache } from "./buildCache";

/**
 * Sharp's own effort for AVIF is 4. With 3 a picture takes a third of the time and a few more bytes
 * for the same look; with 2 soft shadows turn to steps. Where bytes are few, all of it is worth its
 * time. gatsby-plugin-sharp has no option for it (measured on the pictures of this site).
 */
const effortFor = (quality = 0) => (quality > 50 ? 3 : 4);

/**
 * Stops with a message where a build could not end well, discards what is stale, and sets what gatsby-plugin-sharp leaves to
 * sharp; src/gatsby/README.md has the reasons.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  try {
    requireWritable("public");
    // Gatsby says nothing of an error in gatsby-config.ts, and fails later at what is not there.
    const address = siteUrl();
    if (process.env.SITE_URL === undefined && process.env.NODE_ENV === "production") {
      reporter.warn(
        `SITE_URL is not set: search engines and previews of shared links will be led to ${address}. Set it to the address of the site before you publish this build.`,
      );
    }
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  if (process.env.NODE_ENV === "production") discardStaleCache(store);
  const { avif, jpeg, metadata } = sharp.prototype;
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: effortFor(options?.quality), ...options });
  };
  // Gatsby sets the options of every format on each picture, and forces one.
  sharp.prototype.jpeg = function (this: Sharp, options?: JpegOptions) {
    if (options?.force !== false) this.flatten({ background: token("ground") });
    return jpeg.call(this, options);
  };
  sharp.prototype.metadata = async function (this: Sharp): Promise<Metadata> {
    const read: Metadata = await metadata.call(this);
    return { ...read, ...read.autoOrient };
  } as Sharp["metadata"];
};
