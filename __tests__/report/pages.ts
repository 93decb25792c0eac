import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../src/contract/languages";
import { chooseLanguage } from "../support/browser/language";
import { closeVisits, disconnect, openReadyPage } from "../support/browser/openPage";
import { showPictures } from "../support/browser/pictures";
import start from "../support/browser/start";
import stop from "../support/browser/stop";
import { pagePaths, unknownPath } from "../support/content";
import { asText, details } from "./html";

const screens = [375, 768, 1440];

const figure = (file: string, words: string) =>
  `<figure><a href="${file}"><img src="${file}" alt="${asText(words)}" loading="lazy"></a>` +
  `<figcaption>${asText(words)}</figcaption></figure>`;

async function showPage(path: string, folder: string): Promise<string> {
  const pictures: string[] = [];
  const outlines: string[] = [];
  const { page } = await openReadyPage(path);
  for (const language of languages) {
    await chooseLanguage(page, language);
    outlines.push(
      details(
        `Outline in ${language}, as a screen reader has it`,
        `<pre>${asText(await page.locator("body").ariaSnapshot())}</pre>`,
      ),
    );
    for (const width of screens) {
      await page.setViewportSize({ width, height: 900 });
      await showPictures(page);
      const file = `${path === "/" ? "home" : path.slice(1)}-${language}-${width}.jpeg`;
      await page.screenshot({
        path: join(folder, file),
        type: "jpeg",
        quality: 60,
        fullPage: true,
      });
      pictures.push(figure(file, `${path} in ${language} at ${width} pixels`));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await closeVisits();
  return `<h3>${asText(path)}</h3>${outlines.join("")}${details(
    "Pictures",
    `<div class="pictures">${pictures.join("")}</div>`,
    path === "/",
  )}`;
}

/**
 * Visits every page of the build in every language and at three widths.
 *
 * @param folder where the pictures are written
 * @returns outlines and pictures as HTML
 * @throws when there is no build
 */
export async function showPages(folder: string): Promise<string> {
  await start();
  try {
    const shown: string[] = [];
    for (const path of [...pagePaths, unknownPath]) shown.push(await showPage(path, folder));
    return shown.join("");
  } finally {
    await disconnect();
    await stop();
  }
}

/** Writes a picture and returns the HTML that shows it. */
export function pictureOf(picture: Buffer, folder: string, file: string, words: string): string {
  writeFileSync(join(folder, file), picture);
  return figure(file, words);
}
