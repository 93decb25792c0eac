import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import catalogue from "../../src/checking/messages.json";
import { companySchema } from "../../src/contract/company";
import { projectRoot } from "./contentCopy";

const guide = readFileSync(join(projectRoot, "content/README.md"), "utf8");
const [english = "", bosnian = ""] = guide.split(/\n---\n\n(?=# )/);

/** The first column of the table under a heading. */
function firstColumn(part: string, heading: string): string[] {
  const table = part.slice(part.indexOf(heading)).split(/\n## /)[0] ?? "";
  return Array.from(table.matchAll(/^\| (.+?) \|/gm), ([, cell = ""]) => cell).slice(1);
}

const messages = firstColumn(english, "## What the messages mean");
const phrases = messages.flatMap((cell) => cell.replaceAll("\\|", "|").toLowerCase().split("; "));

/** The check before a launch explains its messages itself. */
const ofLaunch = ["inventedFact", "illustration", "placeholderPage", "placeholder", "silentForm"];
const known = Object.entries(catalogue)
  .filter(([id]) => !ofLaunch.includes(id))
  .map(([, { message }]) => message.toLowerCase());

describe("the guide for editors", () => {
  it.each(known)("explains the message: %s", (message) => {
    expect(phrases.filter((phrase) => message.includes(phrase))).not.toEqual([]);
  });

  it.each(phrases)("has only words that the check uses: %s", (phrase) => {
    expect(known.filter((message) => message.includes(phrase))).not.toEqual([]);
  });

  it("explains the same messages in both languages", () => {
    expect(messages.length).toBeGreaterThan(20);
    expect(firstColumn(bosnian, "## Šta znače poruke")).toEqual(messages);
  });

  it("has the same chapters in both languages", () => {
    const chapters = (part: string) => part.match(/^## /gm)?.length;

    expect(chapters(english)).toBe(9);
    expect(chapters(bosnian)).toBe(9);
  });

  it.each([
    ["English", english, "## Add a language"],
    ["Bosnian", bosnian, "## Kako dodati jezik"],
  ])("names in %s every fact that a new language needs", (_language, part, heading) => {
    const chapter = part.slice(part.indexOf(heading)).split(/\n(?=## )/)[0];
    const localized = Object.entries(companySchema.shape)
      .filter(([, { type }]) => type === "object")
      .map(([fact]) => fact);

    expect(localized).toContain("country");
    for (const fact of localized) expect(chapter).toContain(`\`"${fact}"\``);
  });

  it("names the file where the languages are listed", () => {
    const [file = ""] = guide.match(/src\/[\w/]+\.ts/) ?? [];

    expect(Object.keys(require(join(projectRoot, file)))).toContain("languages");
  });

  it("names only files and folders that exist", () => {
    const named = [...guide.matchAll(/`((?:locales|legal|site)\/[\w/-]+\.\w+)`/g)].map(
      ([, file = ""]) => file,
    );

    expect(named).toContain("locales/bs/translation.json");
    for (const file of named) expect(existsSync(join(projectRoot, "content", file))).toBe(true);
  });
});
