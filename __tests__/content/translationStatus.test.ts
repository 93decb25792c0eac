import { execFileSync, spawnSync } from "node:child_process";
import { readTranslationStatus } from "../../src/checking/translationStatus";
import { projectRoot, useContentCopy } from "./contentCopy";

const bosnian = "content/locales/bs/translation.json";
const german = "content/locales/de/translation.json";

describe("the list for translators", () => {
  const copy = useContentCopy();
  let day = 1;

  function git(...command: string[]) {
    const date = `2026-01-${String(day).padStart(2, "0")}T12:00:00Z`;
    const identity = ["-c", "user.name=Editor", "-c", "user.email=editor@example.com"];
    execFileSync("git", [...identity, ...command], {
      cwd: copy.root,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  }

  function commitAll() {
    git("add", "-A");
    git("commit", "-qm", "Change the content");
    day += 1;
  }

  const openRows = () =>
    readTranslationStatus(copy.root).flatMap(({ name, states: [de, en] }) =>
      [de, en].every((state) => state === "done" || state?.startsWith("same"))
        ? []
        : [[name, de, en]],
    );

  beforeEach(() => {
    day = 1;
    git("init", "-q");
    commitAll();
  });

  it("is empty after every language was changed together", () => {
    expect(openRows()).toEqual([]);
  });

  it("names the texts whose Bosnian line is younger, until they follow", () => {
    copy.edit(bosnian, /"skip": ".*"/, '"skip": "Na sadržaj"');
    commitAll();
    expect(openRows()).toEqual([["header.skip", "older", "older"]]);

    copy.edit(german, /"skip": ".*"/, '"skip": "Zu den Inhalten"');
    commitAll();
    expect(openRows()).toEqual([["header.skip", "done", "older"]]);
  });

  it("counts a Bosnian text that is not committed yet", () => {
    copy.edit(bosnian, /"skip": ".*"/, '"skip": "Na sadržaj"');

    expect(openRows()).toEqual([["header.skip", "older", "older"]]);
  });

  it("does not mind that lines were only indented anew", () => {
    copy.write(bosnian, JSON.stringify(JSON.parse(copy.read(bosnian)), null, 4));
    commitAll();

    expect(openRows()).toEqual([]);
  });

  it("names missing and empty texts, missing languages, and older pages", () => {
    copy.edit(german, /"skip": ".*",\s*/, "");
    copy.edit(german, /"openMenu": ".*"/, '"openMenu": ""');
    copy.remove("content/legal/en/gdpr.md");
    copy.edit("content/legal/bs/imprint.md", /$/, "\nNovo.\n");

    expect(openRows()).toEqual([
      ["header.skip", "missing", "done"],
      ["header.openMenu", "missing", "done"],
      ["gdpr.md", "done", "missing"],
      ["imprint.md", "older", "older"],
    ]);
    copy.remove("content/locales/en");
    expect(openRows().length).toBeGreaterThan(50);
  });

  it("names what was copied from another language", () => {
    const subtitle = /"subtitle": ".*"/;
    const [words = ""] = subtitle.exec(copy.read(german)) ?? [];
    copy.edit("content/locales/en/translation.json", subtitle, words);
    const row = readTranslationStatus(copy.root).find(({ name }) => name === "contact.subtitle");

    expect(row?.states).toEqual(["done", "same as de"]);
  });

  it("does not take a text without words for a copy, but one that has words and a fact", () => {
    const states = (text: string) => {
      for (const file of [german, "content/locales/en/translation.json"]) {
        copy.edit(file, /"skip": ".*"/, `"skip": "${text}"`);
      }
      const row = readTranslationStatus(copy.root).find(({ name }) => name === "header.skip");
      return row?.states;
    };

    expect(states("{{company.phone}} – 24")).toEqual(["done", "done"]);
    expect(states("Tel. {{company.phone}}")).toEqual(["done", "same as de"]);
  });

  it("lists the pages by name, and as pages nothing but them", () => {
    copy.write("content/legal/de/imprint.md.orig", "x");
    copy.write("content/site/content/legal/de/old.md", "x");
    const pages = readTranslationStatus(copy.root)
      .map(({ name }) => name)
      .filter((name) => /\.md/.test(name));

    expect(pages).toEqual(["gdpr.md", "imprint.md", "terms-of-service.md"]);
  });

  it("is a table with a line for each language", () => {
    copy.edit(bosnian, /"skip": ".*"/, '"skip": "Na sadržaj"');
    const { status, stdout } = spawnSync(
      process.execPath,
      ["--import", "tsx", "src/checking/translationsCommand.ts", copy.root],
      { cwd: projectRoot, encoding: "utf8" },
    );

    expect(stdout).toMatch(/^ +de +en\n/);
    expect(stdout).toMatch(/^header\.skip +older +older$/m);
    expect(stdout).toMatch(/^de: \d+ of \d+ done, 0 missing, .*, 1 older than the Bosnian text$/m);
    expect(status).toBe(0);
  });

  it("lists every text also where there is no history", () => {
    copy.remove(".git");

    expect(openRows()).toEqual([]);
  });
});
