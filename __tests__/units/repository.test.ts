import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");

const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");

/** The directories of src, and the others that each may import from. */
const base = ["contract"];
const shared = [...base, "company", "language", "styles"];
const directories: Record<string, readonly string[]> = {
  contract: [],
  company: [],
  language: shared,
  components: shared,
  sections: [...shared, "components"],
  app: [...shared, "components"],
  pages: [...shared, "components", "sections", "app"],
  templates: [...shared, "components", "app"],
  styles: [],
  checking: [...base, "delivery"],
  delivery: [],
  gatsby: [...base, "components", "checking", "delivery"],
};

describe("the directories of src", () => {
  const files = tracked.filter((file) => /^src\/.*\.tsx?$/.test(file));
  const directoryOf = (file: string) => path.posix.relative("src", file).split("/")[0] ?? "";
  const importsOf = (file: string) =>
    Array.from(
      readFileSync(path.join(root, file), "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/g),
      ([, to = ""]) => path.posix.join(path.posix.dirname(file), to),
    ).filter((to) => to.startsWith("src/"));

  it.each(Object.entries(directories))(
    "%s imports only from directories below it",
    (directory, below) => {
      const arrows = files
        .filter((file) => directoryOf(file) === directory)
        .flatMap((file) => importsOf(file).map((to) => ({ file, to })));

      const wrong = arrows.filter(
        ({ file, to }) =>
          ![directory, ...below].includes(directoryOf(to)) ||
          // No section imports from another.
          (to.startsWith("src/sections/") &&
            path.dirname(file) !== path.dirname(to) &&
            directory === "sections"),
      );
      expect(wrong).toEqual([]);
    },
  );
});
