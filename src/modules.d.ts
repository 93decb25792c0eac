declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module "*.css";

declare module "subset-font" {
  export type AxisRange = number | { min: number; max: number };
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "woff2"; variationAxes?: Record<string, AxisRange> },
  ): Promise<Uint8Array>;
}
