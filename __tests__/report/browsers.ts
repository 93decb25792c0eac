import { engines } from "../support/engines/engines";
import { serveSite } from "../support/engines/site";
import { table } from "./html";
import { pictureOf } from "./pages";

/**
 * Starts every engine that is installed.
 *
 * @param folder where the pictures are written
 * @returns their versions, and the landing page in each, as HTML
 */
export async function showEngines(folder: string): Promise<string> {
  const site = await serveSite();
  const rows: string[][] = [];
  const pictures: string[] = [];
  for (const { name, installed, start } of engines) {
    if (!installed) {
      rows.push([name, "not installed: its journeys were skipped"]);
      continue;
    }
    const engine = await start();
    try {
      rows.push([name, engine.version]);
      const page = await engine.newPage();
      await page.resize(1280, 800);
      await page.load(site.origin);
      // Else the picture may be taken before those on the page are drawn.
      await page.evaluate(() => {
        for (const image of document.images) image.decoding = "sync";
      });
      const file = `engine-${name.toLowerCase()}.png`;
      pictures.push(
        pictureOf(
          await page.picture(),
          folder,
          file,
          `The landing page in ${name}, before scripts`,
        ),
      );
    } finally {
      await engine.stop();
    }
  }
  await site.stop();
  return `${table(["Engine", "Version"], rows)}<div class="pictures">${pictures.join("")}</div>`;
}
