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

const withoutExtension = (file: string) => file.replace(/\.[^/]*$/, "");

it("no two modules differ in the case of their letters alone, which some systems ignore", () => {
  const modules = [...new Set(tracked.map(withoutExtension))];
  const lowerCase = modules.map((name) => name.toLowerCase());

  expect(modules.filter((_, index) => lowerCase.indexOf(lowerCase[index] ?? "") < index)).toEqual(
    [],
  );
});

it("the lock file names no host to download from", () => {
  expect(readFileSync(path.join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved"/);
});

/** The directories of src, and the others that each may import from. */
const base = ["contract"];
const shared = [...base, "company", "language", "styles"];
const directories: Record<string, readonly string[]> = {
  contract: [],
  company: base,
  language: shared,
  components: shared,
  sections: [...shared, "components"],
  app: [...shared, "components"],
  pages: [...shared, "components", "sections", "app"],
  templates: [...shared, "components", "app"],
  styles: [],
  checking: [...base, "delivery"],
  delivery: [...base, "company"],
  hydration: [],
  gatsby: [...shared, "app", "checking", "delivery", "hydration"],
};

describe("the directories of src", () => {
  const files = tracked.filter((file) => /^src\/.*\.tsx?$/.test(file));
  const directoryOf = (file: string) => path.posix.relative("src", file).split("/")[0] ?? "";
  const importsOf = (file: string) =>
    Array.from(
      readFileSync(path.join(root, file), "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/g),
      ([, to = ""]) => path.posix.join(path.posix.dirname(file), to),
    ).filter((to) => to.startsWith("src/"));

  it("are all known", () => {
    const found = new Set(files.map(directoryOf).filter((name) => !name.endsWith(".ts")));

    expect([...found].sort()).toEqual(Object.keys(directories).sort());
  });

  it.each(Object.entries(directories))(
    "%s imports only from directories below it",
    (directory, below) => {
      const arrows = files
        .filter((file) => directoryOf(file) === directory)
        .flatMap((file) => importsOf(file).map((to) => ({ file, to })));

      expect(arrows.filter(({ to }) => ![directory, ...below].includes(directoryOf(to)))).toEqual(
        [],
      );
    },
  );

  it("no section imports from another", () => {
    const section = (file: string) => file.split("/")[2];
    const arrows = files
      .filter((file) => file.startsWith("src/sections/"))
      .flatMap((file) => importsOf(file).map((to) => ({ file, to })))
      .filter(({ to }) => to.startsWith("src/sections/"));

    expect(arrows.length).toBeGreaterThan(0);
    expect(arrows.filter(({ file, to }) => section(file) !== section(to))).toEqual([]);
  });
});

describe("README.md", () => {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const readme = read("README.md");

  it("names every script, and no other", () => {
    const named = Array.from(readme.matchAll(/`npm (?:run )?([\w:]+)[ `]/g), ([, name]) => name);

    expect([...new Set(named)].sort()).toEqual(
      Object.keys(JSON.parse(read("package.json")).scripts).sort(),
    );
  });

  it.each([/^([^/]+\/)/, /^src\/([^/]+\/)/])("names every folder like %s", (pattern) => {
    const folders = new Set(tracked.flatMap((file) => pattern.exec(file)?.[1] ?? []));

    expect(folders.size).toBeGreaterThan(0);
    expect([...folders].filter((folder) => !readme.includes(folder))).toEqual([]);
  });

  it("names only files that exist", () => {
    const named = Array.from(
      readme.matchAll(/`((?:src|content|\.github)\/[^<`]*\.\w+)`/g),
      ([, file = ""]) => file,
    );

    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !tracked.includes(file))).toEqual([]);
  });
});

describe("the register of deviations", () => {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const register = read("src/gatsby/README.md");

  it("names tests that exist", () => {
    const folders = "browser|build|builds|components|content|engines";
    const tests = register.match(new RegExp(`(?<=\`)(?:${folders})/\\w+(?=\`)`, "g")) ?? [];
    const known = tracked.map(withoutExtension);

    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((test) => !known.includes(`__tests__/${test}`))).toEqual([]);
  });

  it("has every replacement, override and exact version", () => {
    const { dependencies, devDependencies, overrides } = JSON.parse(read("package.json"));
    const held = Object.entries<string>({ ...dependencies, ...devDependencies })
      .filter(([, version]) => /^[\d~]/.test(version))
      .map(([name]) => name.replace(/^gatsby.*/, "gatsby*"));
    const replacements = tracked.flatMap((file) => /replacements\/.*/.exec(file) ?? []);
    const names = [...replacements, ...Object.keys(overrides), ...held];

    expect(names.filter((name) => !register.includes(`\`${name}\``))).toEqual([]);
  });
});
