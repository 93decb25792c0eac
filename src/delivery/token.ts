import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * @param name the name of a colour in tokens.css, such as `ground`
 * @returns its value, such as `#faf7f0`, for files that cannot use custom properties
 * @throws when there is no such colour
 */
export function token(name: string): string {
  const css = readFileSync(path.resolve("src/styles/tokens.css"), "utf8");
  const [, reference, color] =
    new RegExp(`--${name}: (?:var\\(--([\\w-]+)\\)|(#[\\da-f]+));`).exec(css) ?? [];
  if (reference) return token(reference);
  if (color) return color;
  throw new Error(`src/styles/tokens.css has no colour --${name}. Name one that it has.`);
}
