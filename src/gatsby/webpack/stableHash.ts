import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/**
 * Names the compilation by the files that it made. Webpack's own name differs between a build
 * from its cache and one from nothing, and Gatsby writes it into every page.
 */
export const stableHash = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("StableHash", (compilation) => {
      const names = Object.keys(compilation.assets).filter((name) => /\.(?:js|css)$/.test(name));
      compilation.hash = createHash("md5").update(names.sort().join()).digest("hex").slice(0, 20);
    });
  },
};
