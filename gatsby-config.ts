import { readFileSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import { isIgnored } from "./src/checking/isIgnored";
import { defaultLanguage } from "./src/contract/languages";
import { isPreview, siteUrl } from "./src/delivery/siteUrl";
import { typeNameOf } from "./src/gatsby/node/typeNameOf";

/**
 * After an error in this file Gatsby would build without its plugins, and name another one.
 *
 * @returns a setting; none if it is wrong, which onPreInit or the check of the content reports
 */
function setting<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const companyName = () => JSON.parse(readFileSync("content/site/company.json", "utf8")).name;

const icon = (src: string, side: number) => ({
  src,
  sizes: `${side}x${side}`,
  type: "image/png",
});

const contentDirectory = (name: string, directory: string) => ({
  resolve: "gatsby-source-filesystem",
  options: { name, path: `${__dirname}/content/${directory}`, ignore: [isIgnored] },
});

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: setting(siteUrl), isPreview: setting(isPreview) },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Outside src, where Gatsby would search this file for queries.
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "gatsby-types.d.ts" },
  plugins: [
    contentDirectory("locale", "locales"),
    contentDirectory("legal", "legal"),
    contentDirectory("site", "site"),
    contentDirectory("image", "images"),
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { name: string } }) => typeNameOf(node.name),
      },
    },
    "gatsby-transformer-remark",
    // Opens links in the legal pages without loading the document again, which would forget the language.
    "gatsby-plugin-catch-links",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: setting(companyName),
        lang: defaultLanguage,
        start_url: "/",
        // The colour of --ground in src/styles/tokens.css, which phones show around the page.
        theme_color: "#faf7f0",
        icon: "src/components/logo.svg",
        // Safari looks for the first at this address.
        icons: [
          icon("/apple-touch-icon.png", 180),
          icon("/icon-192.png", 192),
          icon("/icon-512.png", 512),
        ],
        legacy: false,
        cache_busting_mode: "none",
      },
    },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        // For other languages the plugin would create the pages /de and /en.
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
