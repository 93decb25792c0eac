import { readFileSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import { isIgnored } from "./src/checking/contentFiles";
import { defaultLanguage } from "./src/contract/languages";
import { isPreview, siteUrl } from "./src/delivery/siteUrl";
import { token } from "./src/delivery/token";
import { typeNameOf } from "./src/gatsby/node/siteFileTypes";

/** A file that cannot be read stops the build later, in the check of the content. */
function companyName(): string | undefined {
  try {
    return JSON.parse(readFileSync("content/site/company.json", "utf8")).name;
  } catch {
    return undefined;
  }
}

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
  siteMetadata: { siteUrl: siteUrl(), isPreview: isPreview() },
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
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: companyName(),
        lang: defaultLanguage,
        start_url: "/",
        theme_color: token("ground"),
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
