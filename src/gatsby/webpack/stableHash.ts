import { createHash } from "node:crypto";

/** What is needed of webpack's own types, which Gatsby does not export. */
type Compilation = {
  chunks: Iterable<{ contentHash: Record<string, string> }>;
  hash: string;
  hooks: { afterHash: Hook<() => void> };
};
type Hook<Callback> = { tap(name: string, callback: Callback): void };
type Compiler = { hooks: { compilation: Hook<(compilation: Compilation) => void> } };

/**
 * Webpack's hash of a compilation covers the child compilations that extract CSS, of which a build
 * from cached modules has none. Gatsby writes this hash into every page. This plugin replaces it by
 * a hash of what the chunks contain.
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
