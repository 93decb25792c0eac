import { readFileSync } from "node:fs";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** @returns the text with the names of the colours in it, as the palette in tokens.css has them */
export const nameColours = (text: string): string =>
  text.replace(/#[\da-f]{6}/gi, (colour) => {
    const [, name] = new RegExp(`(--[\\w-]+): ${colour};`, "i").exec(tokens) ?? [];
    return name ? `${name} ${colour}` : colour;
  });
