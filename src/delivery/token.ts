import { readFileSync } from "node:fs";
import path from "node:path";

const file = "src/styles/tokens.css";

const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/**
 * @param name the name of a colour in tokens.css, such as `ground`
 * @returns its value, such as `#faf7f0`, for files that cannot use custom properties
 * @throws when there is no such colour, with the line
 */
export function token(name: string): string {
  const lines = readFileSync(path.resolve(file), "utf8").split("\n");
  const index = lines.findIndex((line) => line.trimStart().startsWith(`--${name}:`));
  const [, value = ""] = /:\s*([^;]*?)\s*;/.exec(lines[index] ?? "") ?? [];
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (reference) return token(reference);
  if (hexColor.test(value)) return value;
  if (index < 0) throw new Error(`${file} has no colour --${name}. Add it.`);
  throw new Error(
    `${file}:${index + 1} has "${value}" as the colour --${name}. Write it as # with 3, 4, 6 or 8 hexadecimal digits, such as #faf7f0.`,
  );
}
