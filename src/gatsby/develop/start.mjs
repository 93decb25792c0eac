import { createRequire } from "node:module";

// A shell may have it set to production, with which the preview stays blank.
process.env.NODE_ENV = "development";
process.argv.splice(2, 0, "develop");
createRequire(import.meta.url)("gatsby/cli.js");
