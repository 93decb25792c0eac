import { builtPage, builtScripts, gzipSize } from "../support/build";
import { pagePaths, unknownPath } from "../support/content";
import { table } from "./html";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** @returns what the build weighs on its way to a visitor, as HTML */
export function weigh(): string {
  const scripts = [...builtScripts().values()];
  return table(
    ["Part", "Bytes with gzip"],
    [
      ...[...pagePaths, unknownPath].map((path) => [
        `HTML of ${path}, styles included`,
        kilobytes(gzipSize(builtPage(path === unknownPath ? "/404" : path))),
      ]),
      [`All ${scripts.length} scripts of the site`, kilobytes(sum(scripts.map(gzipSize)))],
    ],
  );
}
