import { copyFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeHard } from "../hard/content";
import { completeFixtures } from "./completeFixtures";
import { SiteCopy } from "./siteCopy";
import { projectRoot } from "./useFolder";

const newSite = (name: string) => new SiteCopy(resolve(__dirname, "../sites", name));

const preview = { PREVIEW: "true", SITE_URL: "https://njega.example" };

/**
 * Builds the sites of the tests in `__tests__/sites`, both at once; that with hard content as a preview. Copies the
 * types of queries and CSS modules that the build writes to the project.
 */
async function buildSites(): Promise<void> {
  completeFixtures();
  const [ordinary, hard] = [newSite("ordinary"), newSite("hard")];
  await makeHard(hard);
  await Promise.all([ordinary.build(), hard.build(preview)]);
  for (const types of ["gatsby-types.d.ts", "css-modules.d.ts"]) {
    copyFileSync(join(ordinary.root, types), join(projectRoot, types));
  }
}

buildSites().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
