import type { WebpackPluginInstance } from "webpack";

/**
 * Keeps webpack from following every file of its loaders, its own and Gatsby's when it stores its
 * cache, which takes longer than the work itself. `cleanStale` removes that cache whenever one of
 * them could have changed.
 */
export const trustedTools: WebpackPluginInstance = {
  apply({ hooks, options }) {
    if (options.cache && options.cache.type === "filesystem") {
      options.cache.buildDependencies = { defaultWebpack: [] };
    }
    hooks.afterCompile.tap("TrustedTools", ({ buildDependencies }) => buildDependencies.clear());
  },
};
