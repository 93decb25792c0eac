import { spawnSync } from "node:child_process";
import { copyFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { isIgnored } from "../../src/checking/isIgnored";
import english from "../../src/checking/messages.json";
import { projectRoot, useFolder } from "../support/useFolder";
import { useContentCopy } from "./contentCopy";
import { placeOf } from "./editedContent";

const translation = "content/locales/de/translation.json";
const company = "content/site/company.json";

/** What macOS, Windows, Office, git, vim and Emacs leave behind. */
const leftovers = [
  ...["._gdpr.md", ".DS_Store", "Thumbs.db", "desktop.ini", "~$gdpr.docx"],
  ...["gdpr.md.orig", "gdpr.md.swp", "gdpr.md~", "#gdpr.md#", ".git/config"],
];

describe("the command check:content", () => {
  const copy = useContentCopy();
  const checkContentCommand = (env?: Record<string, string>) => copy.run("command.mts", env);

  it("exits 0 when the content is valid, also with files that programs leave behind", () => {
    for (const name of leftovers) copy.write(`content/legal/de/${name}`, "x");
    symlinkSync("nowhere", join(copy.root, "content/legal/de/.#gdpr.md"));
    copy.write("linked.md", "# Guide");
    symlinkSync("../linked.md", join(copy.root, "content/README.md"));
    const { status, stdout } = checkContentCommand();

    expect(stdout).toMatch(/^The content is valid: \d+ files checked\.\n$/);
    expect(status).toBe(0);
  });

  it("exits 1 and prints what is wrong, equal remedies once, with counts and, on GitHub, annotations", () => {
    copy.edit(translation, /"skip": ".*"/, '"skip": ""');
    copy.edit(company, /"vatId": ".*"/, '"vatId": ""');
    copy.edit(translation, /(?<="openMenu": ").*(?=")/, "a".repeat(41));
    copy.edit(translation, /(?<="closeMenu": ").*(?=")/, "a".repeat(41));
    const { status, stdout, stderr } = checkContentCommand({ GITHUB_ACTIONS: "true" });
    const error = placeOf(copy.read(translation), /(?<="skip": )"/);
    const groups = stdout.split("\n\n");

    expect(groups[0]).toContain(`${translation}:${error.line}:${error.column}  error  `);
    expect(groups.at(-2)).toContain(`${company}:`);
    expect(
      stdout.split(`\n  ${english.findings.tooLong.remedy.replace("{most}", "40")}`),
    ).toHaveLength(2);
    expect(groups.at(-1)).toContain("errors: 4\n::error file=");
    expect(groups.at(-1)).toContain(`::error file=${translation},line=${error.line},col=`);
    expect(stderr).toBe("");
    expect(status).toBe(1);
  });
});

describe("neither the build nor a commit", () => {
  const { root } = useFolder();

  it("has a file that programs leave behind", () => {
    const files = leftovers.map((name) => `content/legal/de/${name.split("/")[0]}`);
    // In a repository of its own, because a copy of the project may be none.
    const git = (...command: string[]) =>
      spawnSync("git", command, { cwd: root, encoding: "utf8" });
    copyFileSync(join(projectRoot, ".gitignore"), join(root, ".gitignore"));
    git("init");
    const { stdout } = git("check-ignore", "--no-index", ...files);

    expect(files.filter((file) => !isIgnored(file))).toEqual([]);
    // A commit never has .git.
    expect(stdout.trim().split("\n")).toEqual(files.slice(0, -1));
  });
});
