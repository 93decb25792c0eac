import { createRequire } from "node:module";

// With NODE_ENV=production, which a shell may set, the development server shows blank pages.
process.env.NODE_ENV = "development";
process.argv.splice(2, 0, "develop");
createRequire(import.meta.url)("gatsby/cli.js");
