import { resolve } from "node:path";
import { makeHard } from "../hard/content";
import { SiteCopy } from "./siteCopy";

const newSite = (name: string) => new SiteCopy(resolve(__dirname, "../sites", name));

const preview = { PREVIEW: "true", SITE_URL: "https://njega.example" };

/** Builds the sites of the tests in `__tests__/sites`, both at once; that with hard content as a preview. */
async function buildSites(): Promise<void> {
  const hard = newSite("hard");
  await makeHard(hard);
  await Promise.all([newSite("ordinary").build(), hard.build(preview)]);
}

buildSites().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
