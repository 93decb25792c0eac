import { createHash } from "node:crypto";

/** The parts used of webpack's types, which Gatsby does not export. */
type Compilation = {
  chunks: Iterable<{ contentHash: Record<string, string> }>;
  hash: string;
  hooks: { afterHash: Hook<() => void> };
};
type Hook<Callback> = { tap(name: string, callback: Callback): void };
type Compiler = { hooks: { compilation: Hook<(compilation: Compilation) => void> } };

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
