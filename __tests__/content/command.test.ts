import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { isIgnored } from "../../src/checking/isIgnored";
import english from "../../src/checking/messages.json";
import { linkedLegalPages } from "../../src/contract/legal";
import { projectRoot } from "../support/useFolder";
import { useContentCopy } from "./contentCopy";
import { placeOf } from "./editedContent";

const translation = "content/locales/de/translation.json";
const pages = linkedLegalPages.map((slug) => `legal/bs/${slug}.md`);
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
    copy.edit(translation, /(?<="openMenu": ")/, "- ");
    copy.edit(translation, /(?<="closeMenu": ")/, "- ");
    const { status, stdout, stderr } = checkContentCommand({ GITHUB_ACTIONS: "true" });
    const error = placeOf(copy.read(translation), /(?<="skip": )"/);
    const warning = placeOf(copy.read(translation), /(?<="openMenu": ")-/);
    const groups = stdout.split("\n\n");

    expect(groups[0]).toContain(`${translation}:${error.line}:${error.column}  error  `);
    expect(groups[1]).toContain(`${company}:`);
    expect(groups[2]).toContain(`${translation}:${warning.line}:${warning.column}  warning  `);
    expect(stdout.split(`\n  ${english.findings.looseMark.remedy}`)).toHaveLength(2);
    expect(groups.at(-1)).toContain("errors: 2, warnings: 2\n::error file=");
    expect(groups.at(-1)).toContain(`::error file=${translation},line=${error.line},col=`);
    expect(stderr).toBe("");
    expect(status).toBe(1);
  });

  it("neither compares the texts of related languages, nor expects the letters of another script in the fonts", () => {
    copy.edit("src/contract/languages.ts", /"de"/, '"sr"');
    for (const file of copy.list("content/site")) {
      const facts = copy.read(`content/site/${file}`);
      copy.write(`content/site/${file}`, facts.replaceAll('"de":', '"sr":'));
    }
    for (const folder of ["locales", "legal"]) copy.remove(`content/${folder}/de`);
    for (const file of ["locales/bs/translation.json", ...pages]) {
      const text = copy.read(`content/${file}`).replace('"Bosanski"', '"Српски"');
      copy.write(`content/${file.replace("/bs/", "/sr/")}`, text);
    }

    expect(checkContentCommand().stdout).toMatch(/^The content is valid/);
  });

  it("exits 0 when there are only warnings", () => {
    copy.edit(translation, /(?<="openMenu": ")/, "- ");
    const { status, stdout } = checkContentCommand();

    expect(stdout.endsWith("\nwarnings: 1\n")).toBe(true);
    expect(status).toBe(0);
  });
});

it("neither the build nor a commit has a file that programs leave behind", () => {
  const files = leftovers.map((name) => `content/legal/de/${name.split("/")[0]}`);
  const check = ["check-ignore", "--no-index", ...files];
  const { stdout } = spawnSync("git", check, { cwd: projectRoot, encoding: "utf8" });

  expect(files.filter((file) => !isIgnored(file))).toEqual([]);
  // A commit never has .git.
  expect(stdout.trim().split("\n")).toEqual(files.slice(0, -1));
});
