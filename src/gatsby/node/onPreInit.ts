import type { GatsbyNode } from "gatsby";
import { languages } from "../../contract/languages";
import { isPreview, siteUrl } from "../../delivery/siteUrl";

/** @throws when a language has no code that browsers know */
function checkLanguages(): void {
  for (const language of languages) {
    try {
      new Intl.Locale(language);
    } catch {
      throw new Error(
        `src/contract/languages.ts has the language "${language}", but needs a code of two or three letters, such as bs.`,
      );
    }
  }
}

/** Stops a build with a wrong setting, which gatsby-config.ts ignores. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    checkLanguages();
    isPreview();
    const address = siteUrl();
    if (process.env.SITE_URL === undefined && process.env.NODE_ENV === "production") {
      reporter.warn(
        `SITE_URL is not set: the pages name ${address} as their address to search engines and link previews. Set it to the address of the site before you publish this build.`,
      );
    }
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};
