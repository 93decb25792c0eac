import { execFileSync } from "node:child_process";
import { useContentCopy } from "./contentCopy";

const bosnian = "content/locales/bs/translation.json";
const german = "content/locales/de/translation.json";
const english = "content/locales/en/translation.json";

describe("the list for translators", () => {
  const copy = useContentCopy();

  function list(...since: string[]) {
    const run = copy.run("translationsCommand.ts", since);
    const rows = [...run.stdout.matchAll(/^│ (\S+)\s+│ '(.*?)'\s+│ '(.*?)'\s+│$/gm)];
    return { ...run, rows: rows.map((row) => row.slice(1)) };
  }

  function git(...command: string[]) {
    const identity = ["-c", "user.name=Editor", "-c", "user.email=editor@example.com"];
    execFileSync("git", [...identity, ...command], { cwd: copy.root });
  }

  it("contains only counts if everything is translated", () => {
    const { rows, status, stdout } = list();

    expect(rows).toEqual([]);
    expect(stdout).toMatch(/^de: \d+ done, 0 missing, 0 same, 0 older\nen: /);
    expect(status).toBe(0);
  });

  it("contains texts that are missing, empty or copied from another language", () => {
    copy.edit(german, /"skip": ".*",\s*/, "");
    copy.edit(german, /"openMenu": ".*"/, '"openMenu": " "');
    const [words = ""] = /"subtitle": ".*"/.exec(copy.read(german)) ?? [];
    copy.edit(english, /"subtitle": ".*"/, words);
    copy.remove("content/legal/en/gdpr.md");
    copy.write("content/legal/de/imprint.md", copy.read("content/legal/bs/imprint.md"));
    copy.write("content/legal/de/imprint.md.orig", "x");

    expect(list().rows).toEqual([
      ["header.skip", "missing", "done"],
      ["header.openMenu", "missing", "done"],
      ["contact.subtitle", "done", "same as de"],
      ["gdpr.md", "done", "missing"],
      ["imprint.md", "same as bs", "done"],
    ]);
    copy.write(german, "{");
    expect(list().rows.length).toBeGreaterThan(50);
  });

  it("contains texts whose Bosnian text alone has changed since a commit", () => {
    git("init", "-q");
    git("add", "-A");
    git("commit", "-qm", "Change the content");
    copy.edit(bosnian, /"skip": ".*"/, '"skip": "Na sadržaj"');
    copy.edit(english, /"skip": ".*"/, '"skip": "To the content"');
    git("commit", "-qam", "Change a text");
    copy.edit("content/legal/bs/imprint.md", /\s*$/, "\n\nNovo.\n");

    const { rows, stdout } = list("HEAD~1");
    expect(rows).toEqual([
      ["header.skip", "older", "done"],
      ["imprint.md", "older", "older"],
    ]);
    expect(stdout).toContain("2 older\n");
  });

  it("reports an unknown commit in a download without git history", () => {
    expect(list("HEAD~3")).toMatchObject({
      status: 1,
      stderr: "There is no commit HEAD~3 in the history of this directory.\n",
    });
  });
});
