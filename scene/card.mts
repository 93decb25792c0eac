// Writes what stands on the share card, the logo and the headline of the landing page in its first language, as a
// transparent PNG of the card's size:   node --import tsx card.mts > card.png
import { readdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { defaultLanguage } from "../src/contract/languages";

const project = new URL("..", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, project));
const embed = (path: string, type: string) =>
  `data:${type};base64,${read(path).toString("base64")}`;

const { hero } = JSON.parse(read(`content/locales/${defaultLanguage}/translation.json`).toString());
const fonts = readdirSync(new URL("static/fonts", project)).filter((name) =>
  name.startsWith("newsreader"),
);
const html = `
  <style>
    ${fonts.map((name, index) => `@font-face { font-family: Newsreader${index}; src: url(${embed(`static/fonts/${name}`, "font/woff2")}) }`).join("\n")}
    body { margin: 64px; font: 68px/1.03 Newsreader0, Newsreader1; letter-spacing: -.02em; color: #17352d }
    img { display: block; width: 88px; border-radius: 22%; margin-bottom: 32px }
  </style>
  <img src="${embed("src/components/logo.svg", "image/svg+xml")}">
  ${hero.title.replaceAll("|", "<br>")}`;

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
process.stdout.write(await page.screenshot({ omitBackground: true }));
await browser.close();
