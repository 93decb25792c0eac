import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type JpegOptions, type Metadata, type Sharp } from "sharp";
import { requireWritable } from "../../delivery/requireWritable";
import { siteUrl } from "../../delivery/siteUrl";
import { token } from "../../delivery/token";
import { discardStaleCache } from "./buildCache";

/**
 * Sharp's default effort for AVIF is 4. On the pictures of this site, 3 takes a third of the time for
 * a few more bytes, and 2 shows bands in soft shadows. Pictures of low quality, which are small, keep 4.
 * gatsby-plugin-sharp has no option for it.
 */
const effortFor = (quality = 0) => (quality > 50 ? 3 : 4);

/**
 * Stops a build that would fail later, discards the stale cache, and sets defaults of sharp for which
 * gatsby-plugin-sharp has no option; src/gatsby/README.md has the reasons.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  try {
    requireWritable("public");
    // Gatsby ignores an error in gatsby-config.ts, and fails later with another message.
    const address = siteUrl();
    if (process.env.SITE_URL === undefined && process.env.NODE_ENV === "production") {
      reporter.warn(
        `SITE_URL is not set: the pages name ${address} as their address to search engines and link previews. Set it to the address of the site before you publish this build.`,
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
  // Gatsby sets the options of all formats on each picture, and forces the one that it writes.
  sharp.prototype.jpeg = function (this: Sharp, options?: JpegOptions) {
    if (options?.force !== false) this.flatten({ background: token("ground") });
    return jpeg.call(this, options);
  };
  sharp.prototype.metadata = async function (this: Sharp): Promise<Metadata> {
    const read: Metadata = await metadata.call(this);
    return { ...read, ...read.autoOrient };
  } as Sharp["metadata"];
};
