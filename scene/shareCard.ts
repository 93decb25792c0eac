import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { launchOptions } from "../__tests__/support/browser/start";
import { defaultLanguage } from "../src/contract/languages";

const pathOf = (file: string) => resolve(__dirname, "..", file);
const embed = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(pathOf(file), "base64")}`;

/** Draws the share card: a part of the wide hero, with the logo and the headline in the first language. */
async function drawShareCard(): Promise<void> {
  const texts = readFileSync(pathOf(`content/locales/${defaultLanguage}/translation.json`), "utf8");
  const fontFaces = readdirSync(pathOf("static/fonts"))
    .filter((name) => name.startsWith("newsreader"))
    .map((name, index) => {
      const url = embed(`static/fonts/${name}`, "font/woff2");
      return `@font-face { font-family: Newsreader${index}; src: url(${url}) }`;
    });
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`
    <style>
      ${fontFaces.join("\n")}
      body { margin: 64px; font: 68px/1.03 Newsreader0, Newsreader1; letter-spacing: -.02em; color: #17352d }
      .hero { position: fixed; z-index: -1; top: -169px; left: -180px; width: 1500px }
      .logo { display: block; width: 88px; border-radius: 22%; margin-bottom: 32px }
    </style>
    <img class="hero" src="${embed("content/images/hero-wide.webp", "image/webp")}">
    <img class="logo" src="${embed("src/components/logo.svg", "image/svg+xml")}">
    ${JSON.parse(texts).hero.title.replaceAll("|", "<br>")}`);
  await page.evaluate(() => document.fonts.ready);
  const card = await page.screenshot();
  await browser.close();
  await sharp(card).webp({ quality: 94 }).toFile(pathOf("content/images/share-card.webp"));
}

drawShareCard();
