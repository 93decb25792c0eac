import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

const folder = resolve(__dirname, "baselines");
const changesFolder = resolve(__dirname, "changes");

/**
 * Pictures are compared at this part of their size, which averages the antialiasing of letters.
 * Another build of the browser changes 2 of its pixels at most, and a button with square corners 20.
 */
const reduction = 4;
const threshold = 0.05;
const tolerance = 10;

/** Removes every baseline. */
export function startBaselines(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}

export const writeBaseline = (name: string, picture: Buffer): void =>
  writeFileSync(join(folder, `${name}.webp`), picture);

/**
 * @param name the name of a baseline
 * @returns what has changed since it was saved, and where to see it; undefined where nothing has
 */
export async function changeOf(name: string, picture: Buffer): Promise<string | undefined> {
  const baseline = readFileSync(join(folder, `${name}.webp`));
  const [before, after] = await Promise.all([
    sharp(baseline).metadata(),
    sharp(picture).metadata(),
  ]);
  const size = {
    width: Math.round(before.width / reduction),
    height: Math.round(before.height / reduction),
  };
  const pixelsOf = (file: Buffer) =>
    sharp(file)
      .resize({ ...size, fit: "fill" })
      .ensureAlpha()
      .raw()
      .toBuffer();
  const [one, other] = await Promise.all([pixelsOf(baseline), pixelsOf(picture)]);
  const differing = pixelmatch(one, other, undefined, size.width, size.height, { threshold });
  const isLonger = Math.abs(after.height - before.height) > 2;
  if (differing <= tolerance && !isLonger) return undefined;

  mkdirSync(changesFolder, { recursive: true });
  writeFileSync(join(changesFolder, `${name}.webp`), picture);
  const change = isLonger ? `is ${after.height} long` : `differs in ${differing} places`;
  return `${name} ${change}: look at look/changes/; "npm run look:accept" keeps the new look`;
}
