import { resolve } from "node:path";
import { makeHard } from "../hard/content";
import { SiteCopy } from "./siteCopy";

const newSite = (name: string) => new SiteCopy(resolve(__dirname, "../sites", name));

/** Builds the sites of the tests in `__tests__/sites`, both at once. */
async function buildSites(): Promise<void> {
  const hard = newSite("hard");
  await makeHard(hard);
  await Promise.all([newSite("ordinary").build(), hard.build()]);
}

buildSites().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
