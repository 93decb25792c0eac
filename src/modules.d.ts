declare module "*.css";

declare module "subset-font" {
  export type AxisRange = number | { min: number; max: number };
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, AxisRange>;
      keepFeatures?: string[];
    },
  ): Promise<Uint8Array>;
}

declare module "*/react-i18next/dist/es/context.js" {
  export { I18nContext } from "react-i18next";
}

declare module "*/react-i18next/dist/es/I18nextProvider.js" {
  export { I18nextProvider } from "react-i18next";
}

interface Window {
  /** The path of the page in the HTML, which its inline script sets. */
  pagePath: string;
}
