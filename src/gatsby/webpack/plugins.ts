import { createHash } from "node:crypto";

/** The parts used of webpack's types, which Gatsby does not export. */
type Hook<Value> = { tap(name: string, callback: (value: Value) => void): void };
type Compilation = {
  buildDependencies: Set<string>;
  chunks: Iterable<{ contentHash: Record<string, string> }>;
  hash: string;
  hooks: { afterHash: Hook<void> };
};
type Compiler = { hooks: Record<"afterCompile" | "compilation", Hook<Compilation>> };

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

/**
 * Gatsby writes webpack's hash of the compilation into every page. That hash includes the child
 * compilations that extract CSS, which a build from cached modules does not run. This plugin replaces
 * it by a hash of the chunks' contents.
 */
export const stableHash = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap("stableHash", (compilation) => {
      compilation.hooks.afterHash.tap("stableHash", () => {
        const contents = Array.from(compilation.chunks, ({ contentHash }) => contentHash);
        const sorted = contents.map((content) => JSON.stringify(content)).sort();
        compilation.hash = createHash("md5").update(sorted.join()).digest("hex").slice(0, 20);
      });
    });
  },
};
