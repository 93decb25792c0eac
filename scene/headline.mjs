// Writes the headline of the landing page, in its first language and its font, as a transparent PNG in the size of
// the share card:   node headline.mjs > headline.png
import { readdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url));
const [first] = read("src/contract/languages.ts")
  .toString()
  .match(/(?<=languages: .*= \[")\w+/);
const { hero } = JSON.parse(read(`content/locales/${first}/translation.json`));
const faces = readdirSync(new URL("../static/fonts", import.meta.url))
  .filter((name) => name.startsWith("newsreader"))
  .map((name) => `url(data:font/woff2;base64,${read(`static/fonts/${name}`).toString("base64")})`);

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`
  <style>
    ${faces.map((face, index) => `@font-face { font-family: Newsreader${index}; src: ${face} }`).join("\n")}
    body { margin: 184px 64px; font: 68px/1.03 Newsreader0, Newsreader1; letter-spacing: -.02em; color: #17352d }
  </style>
  ${hero.title
    .split("|")
    .map((phrase) => `<div>${phrase.trim()}</div>`)
    .join("\n")}`);
await page.evaluate(() => document.fonts.ready);
process.stdout.write(await page.screenshot({ omitBackground: true }));
await browser.close();
