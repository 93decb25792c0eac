import { closeVisits } from "../support/browser/openPage";
import start, { launchBrowser } from "../support/browser/start";
import stop from "../support/browser/stop";
import { keep } from "./baselines";
import { photographViews, places } from "./views";

/** Saves screenshots of the build in public/ as the baselines of the tests. */
async function accept() {
  await start();
  globalThis.sharedBrowser = await launchBrowser();
  const pictures: { name: string; picture: Buffer }[] = [];
  for (const place of places) {
    pictures.push(...(await photographViews(place)));
    await closeVisits();
  }
  keep(pictures);
  await sharedBrowser.close();
  await stop();

  const bytes = pictures.reduce((sum, { picture }) => sum + picture.length, 0);
  console.log(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(2)} MB`);
}

accept();
