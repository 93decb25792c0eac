import { spawnSync } from "node:child_process";
import { checkContent } from "../../src/checking/check";
import { formatFindings } from "../../src/checking/report";
import { placeOf, projectRoot, useContentCopy } from "./contentCopy";

const translation = "content/locales/de/translation.json";
const page = "content/legal/de/gdpr.md";

function checkContentCommand(root: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ["--import", "tsx", "src/checking/command.mts", root], {
    cwd: projectRoot,
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "", ...env },
  });
}

describe("the command check:content", () => {
  const copy = useContentCopy();

  it("exits 0 and says that the content is sound", () => {
    const { status, stdout } = checkContentCommand(copy.root);

    expect(stdout).toMatch(/^Content is sound: \d+ files checked\.\n$/);
    expect(status).toBe(0);
  });

  it("exits 1 and prints errors and warnings with their counts", () => {
    copy.edit(translation, /"skip": ".*"/, '"skip": ""');
    copy.edit(page, /^- .*\n/m, "");
    const { status, stdout, stderr } = checkContentCommand(copy.root);
    const error = placeOf(copy.read(translation), /(?<="skip": )"/);
    const warning = placeOf(copy.read(page), /^- /m);

    expect(stdout).toContain(`${translation}:${error.line}:${error.column}  error  `);
    expect(stdout).toContain(`${page}:${warning.line}:${warning.column}  warning  `);
    expect(stdout).toMatch(/\n1 error, 1 warning\n$/);
    expect(stderr).toBe("");
    expect(status).toBe(1);
  });

  it("annotates the lines of a commit on GitHub, besides the report", () => {
    copy.edit(translation, /"skip": ".*"/, '"skip": ""');
    const { stdout } = checkContentCommand(copy.root, { GITHUB_ACTIONS: "true" });
    const { line, column } = placeOf(copy.read(translation), /(?<="skip": )"/);

    expect(stdout).toContain(`${translation}:${line}:${column}  error  `);
    expect(stdout).toContain(`\n::error file=${translation},line=${line},col=${column},`);
  });

  it("exits 0 when there are only warnings", () => {
    copy.edit(page, /^- .*\n/m, "");
    const { status, stdout } = checkContentCommand(copy.root);

    expect(stdout).toMatch(/\n1 warning\n$/);
    expect(status).toBe(0);
  });
});

describe("the report", () => {
  const copy = useContentCopy();
  const report = async () => formatFindings(await checkContent(copy.root), copy.root).split("\n");

  it("shows message, remedy and the line with a pointer under the column", async () => {
    copy.edit(translation, /"skip"/, '"skipp"');
    const { line, column } = placeOf(copy.read(translation), /"skipp"/);
    const [heading, remedy, excerpt = "", pointer = ""] = await report();

    expect(heading).toBe(
      `${translation}:${line}:${column}  error  "header.skipp" is not a known name. Did you mean "skip"?`,
    );
    expect(remedy).toBe('  Rename it to "skip".');
    expect(excerpt).toContain(`${line} |     "skipp"`);
    expect(excerpt.slice(pointer.indexOf("^"))).toMatch(/^"skipp"/);
  });

  it("shows the part of a long line that the pointer is about", async () => {
    copy.edit(translation, /"skip": "/, `"skip": "${"lang ".repeat(60)}{weather} `);
    const [, , excerpt = "", pointer = ""] = await report();

    expect(excerpt.length).toBeLessThan(110);
    expect(excerpt.slice(pointer.indexOf("^"))).toMatch(/^\{weather\}/);
  });

  it("keeps the findings of a file together", async () => {
    copy.edit(translation, /"skip": ".*"/, '"skip": ""');
    copy.edit(translation, /"openMenu": ".*"/, '"openMenu": ""');
    copy.edit("content/site/company.json", /"vatId": ".*"/, '"vatId": ""');
    const groups = (await report()).join("\n").split("\n\n");

    expect(groups).toHaveLength(3);
    expect(groups[0]?.split(translation)).toHaveLength(3);
    expect(groups.at(-1)).toBe("3 errors");
  });

  it("shows no excerpt of a file that is not text", async () => {
    copy.write("content/site/picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));

    expect(await report()).toHaveLength(4);
  });
});
