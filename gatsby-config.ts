import type { GatsbyConfig } from "gatsby";
import { defaultLanguage } from "./src/contract/languages";
import { isPreview, siteUrl } from "./src/delivery/siteUrl";
import { token } from "./src/delivery/token";
import { lastGoodRoot } from "./src/gatsby/develop/lastGoodRoot";

// In development Gatsby sees only content that passed the check.
const contentRoot = process.env.NODE_ENV === "development" ? `${lastGoodRoot}/content` : "content";

const contentFolder = (name: string, folder: string) => ({
  resolve: "gatsby-source-filesystem",
  options: { name, path: `${__dirname}/${contentRoot}/${folder}` },
});

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl(), isPreview: isPreview(), themeColor: token("ground") },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Outside src, where Gatsby would search them for queries, which takes a second.
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "gatsby-types.d.ts" },
  plugins: [
    contentFolder("locale", "locales"),
    contentFolder("legal", "legal"),
    contentFolder("site", "site"),
    contentFolder("image", "images"),
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { name: string } }) =>
          node.name.charAt(0).toUpperCase() + node.name.slice(1),
      },
    },
    "gatsby-transformer-remark",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        // One language only: the plugin would make /de and /en pages of the others.
        languages: [defaultLanguage],
        defaultLanguage,
        redirect: false,
        verbose: false,
        i18nextOptions: { interpolation: { escapeValue: false }, showSupportNotice: false },
      },
    },
  ],
};

export default config;
