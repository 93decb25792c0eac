/** The parts used of webpack's types, which Gatsby does not export. */
type Compilation = { buildDependencies: Set<string> };
type Compiler = {
  hooks: { afterCompile: { tap(name: string, callback: (of: Compilation) => void): void } };
};

/**
 * To detect a stale cache, webpack resolves everything that the loaders import, which takes longer
 * than the compilation. This plugin prevents it: `node/buildCache.ts` already compares all code and
 * the lock file.
 */
export const noBuildDependencies = {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap("noBuildDependencies", ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  },
};
