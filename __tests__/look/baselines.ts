import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { type Language, languages } from "../../src/contract/languages";
import { filesIn } from "../../src/delivery/filesIn";
import { languagesOf, type View } from "./views";

const folder = resolve(__dirname, "baselines");
const changesFolder = resolve(__dirname, "changes");
const contentFolder = resolve(__dirname, "../../content");
const contentFile = join(folder, "content.json");

/**
 * Pictures are compared at this part of their size, which averages the antialiasing of letters.
 * Another build of the browser changes 2 of its pixels at most, and a button with square corners 20.
 */
const reduction = 4;
const threshold = 0.05;
const tolerance = 10;

const hashOf = (language: Language): string => {
  const hash = createHash("sha256");
  for (const part of ["site", "images", `locales/${language}`, `legal/${language}`]) {
    const path = join(contentFolder, part);
    const files = filesIn(path).filter((file) => !basename(file).startsWith("."));
    for (const file of files) hash.update(readFileSync(join(path, file)));
  }
  return hash.digest("hex").slice(0, 16);
};

const contentState = () =>
  Object.fromEntries(languages.map((language) => [language, hashOf(language)]));

/** Removes every baseline, and remembers for which content the next ones are. */
export function startBaselines(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(contentFile, `${JSON.stringify(contentState(), null, 2)}\n`);
}

export const writeBaseline = (name: string, picture: Buffer): void =>
  writeFileSync(join(folder, `${name}.webp`), picture);

const kept: Partial<Record<string, string>> = JSON.parse(readFileSync(contentFile, "utf8"));
const now = contentState();

/** @returns whether the content of a view is that of its baseline; otherwise its look may differ */
export const hasSameContent = (view: View): boolean =>
  languagesOf(view).every((language) => kept[language] === now[language]);

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
  const difference = Buffer.alloc(one.length);
  const differing = pixelmatch(one, other, difference, size.width, size.height, { threshold });
  const isLonger = Math.abs(after.height - before.height) > 2;
  if (differing <= tolerance && !isLonger) return undefined;

  mkdirSync(changesFolder, { recursive: true });
  writeFileSync(join(changesFolder, `${name}.actual.webp`), picture);
  await sharp(difference, { raw: { ...size, channels: 4 } }).toFile(
    join(changesFolder, `${name}.difference.webp`),
  );
  const place = relative(process.cwd(), changesFolder);
  const change = isLonger
    ? `it is ${after.height} long, not ${before.height}`
    : `${differing} places differ`;
  return `${name}: ${change}. Look at ${place}/${name}.*; "npm run look:accept" keeps the new look.`;
}
