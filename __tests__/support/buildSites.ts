import { resolve } from "node:path";
import { SiteCopy } from "./siteCopy";

/** Builds the site of the tests in `__tests__/sites`, whose caches make the next build faster. */
new SiteCopy(resolve(__dirname, "../sites/ordinary")).build();
