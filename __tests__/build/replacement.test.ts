import { join } from "node:path";
import { promisify } from "node:util";
import webpack, { type Configuration, type Stats } from "webpack";
import { replacement } from "../../src/gatsby/webpack/replacement";
import { useFolder } from "../support/useFolder";

describe("a replacement", () => {
  const folder = useFolder();

  /** Bundles a module that asks for `theirs`, and replaces what is asked for by `name`. */
  async function bundle(name: RegExp) {
    folder.write("index.js", 'import "theirs";');
    folder.write("ours.js", "");
    const stats = await promisify<Configuration, Stats | undefined>(webpack)({
      mode: "production",
      context: folder.root,
      entry: "./index.js",
      output: { path: join(folder.root, "output") },
      plugins: [replacement(name, join(folder.root, "ours.js"))],
    });
    return stats?.compilation.errors.map(({ message }) => message);
  }

  it("stands in for what is asked for by its name", async () => {
    expect(await bundle(/^theirs$/)).toEqual([]);
  });

  it("fails the build, and is named, where nothing asks for it", async () => {
    expect(await bundle(/^renamed$/)).toContainEqual(expect.stringContaining("/^renamed$/"));
  });
});
