import { resolve } from "node:path";
import { makeHard } from "./hardContent";
import { SiteCopy } from "./siteCopy";

/** Builds the sites of the tests in `__tests__/sites`, where they keep their caches. */
async function buildSites(): Promise<void> {
  const [ordinary, hard] = ["ordinary", "hard"].map(
    (name) => new SiteCopy(resolve(__dirname, "../sites", name)),
  );
  ordinary?.build();
  if (hard) await makeHard(hard);
  hard?.build();
}

buildSites();
