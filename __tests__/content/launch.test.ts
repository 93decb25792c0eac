import { spawnSync } from "node:child_process";
import { checkContent } from "../../src/checking/check";
import { readContentFiles } from "../../src/checking/contentFiles";
import { findPlaceholdersLeft } from "../../src/checking/launch";
import { commit, type Fault, projectRoot, useContentCopy } from "./contentCopy";

const company = "content/site/company.json";
const facts = {
  name: "Njega Plus",
  street: "Zmaja od Bosne 8",
  email: "info@njegaplus.ba",
  phone: "+387 33 412 907",
  representative: "Amra Hadžić",
  register: "Općinski sud u Sarajevu, MBS 65-01-0421-15",
  vatId: "201843960007",
};

const placeholders: Omit<Fault, "severity">[] = [
  ...[
    ["name", "Primjer Njega"],
    ["street", "Ulica Primjer 1"],
    ["email", "kontakt@example.com"],
    ["phone", "+387 33 000 000"],
    ["representative", "Ime Prezime"],
    ["register", "MBS 00-0-0000-00"],
    ["vatId", "000000000000"],
  ].map(([key, value]) => ({
    fault: `the made-up ${key}`,
    file: company,
    replace: new RegExp(`"${key}": ".*"`),
    by: `"${key}": "${value}"`,
    at: new RegExp(`(?<="${key}": ")`),
    message: `"${key}" is still a placeholder: ${value}.`,
  })),
  {
    fault: "the made-up terms",
    file: "content/legal/en/terms-of-service.md",
    replace: /\s*$/,
    by: "\n\nThis is placeholder text.\n",
    at: /placeholder text/,
    message: "stands in for the real one",
  },
  {
    fault: "the address of the site",
    file: "src/delivery/siteUrl.ts",
    replace: /SITE_URL = ".*"/,
    by: 'SITE_URL = "https://www.example.com"',
    at: /https:/,
    message: "address of the site",
  },
  {
    fault: "a picture that is an illustration",
    file: "content/locales/de/translation.json",
    replace: /"imageAlt": ".*"/,
    by: '"imageAlt": "Illustration: ein Bett"',
    at: /Illustration: ein Bett/,
    message: "an illustration",
  },
  {
    fault: "a blind text",
    file: "content/locales/en/translation.json",
    replace: /"skip": ".*"/,
    by: '"skip": "Lorem ipsum"',
    at: /Lorem/,
    message: "still a placeholder",
  },
];

describe("the check before a launch", () => {
  const copy = useContentCopy();

  function launch() {
    return spawnSync(
      process.execPath,
      ["--import", "tsx", "src/checking/launchCommand.mts", copy.root],
      {
        cwd: projectRoot,
        encoding: "utf8",
      },
    );
  }

  beforeEach(() => {
    for (const [key, value] of Object.entries(facts)) {
      copy.write(
        company,
        copy.read(company).replace(new RegExp(`"${key}": ".*"`), () => `"${key}": "${value}"`),
      );
    }
    copy.write("src/delivery/siteUrl.ts", '{ SITE_URL = "https://www.njegaplus.ba" }');
    for (const file of readContentFiles(copy.root).keys()) {
      if (file.startsWith("content/locales")) {
        copy.write(file, copy.read(file).replaceAll(/ilustracija: |illustration: /gi, ""));
      }
      if (/^content\/legal.*terms/.test(file)) {
        const page = copy.read(file).replace(/(?<=description: ).*/, "x");
        copy.write(file, page.replace(/(?<=\n---\n)[\s\S]*/, "\n{{company.name}}\n"));
      }
    }
  });

  it("says that the site can be launched when every fact is real", () => {
    const { status, stdout } = launch();

    expect(stdout).toBe("No placeholder is left; the site can be launched.\n");
    expect(status).toBe(0);
  });

  it.each(placeholders)("points at $fault", (placeholder) => {
    const expected = commit(copy, { ...placeholder, severity: "warning" });

    expect(findPlaceholdersLeft(copy.root)).toEqual([expected]);
  });

  it("points at several things in the order in which they stand", () => {
    copy.edit(company, /"vatId": ".*"/, '"vatId": "000000000000"');
    copy.edit(company, /"phone": ".*"/, '"phone": "+387 33 000 000"');
    copy.edit("content/locales/en/translation.json", /"skip": ".*"/, '"skip": "Lorem ipsum"');
    copy.write("content/notes/company.md", "Lorem ipsum");
    copy.write("content/site/content/site/company.json", '{ "phone": "+387 33 000 000" }');
    const found = findPlaceholdersLeft(copy.root).map(({ file, message }) => [file, message]);

    expect(found).toEqual([
      ["content/locales/en/translation.json", expect.any(String)],
      [company, expect.stringContaining('"phone"')],
      [company, expect.stringContaining('"vatId"')],
    ]);
  });

  it("can do without the facts of the company, which the check of the content misses", () => {
    copy.remove(company);
    expect(findPlaceholdersLeft(copy.root)).toEqual([]);

    copy.write(company, "{");
    expect(findPlaceholdersLeft(copy.root)).toEqual([]);
  });

  it("exits 1 with file and line while something is left", () => {
    copy.edit(company, /"vatId": ".*"/, '"vatId": "000000000000"');
    const [{ line, column } = { line: 0, column: 0 }] = findPlaceholdersLeft(copy.root);
    const { status, stdout } = launch();

    expect(stdout).toContain(`${company}:${line}:${column}  "vatId" is still a placeholder`);
    expect(stdout).toContain("Placeholders left: 1.");
    expect(status).toBe(1);
  });

  it("tells faults of the content first", () => {
    copy.write(company, "{");
    const { status, stdout } = launch();

    expect(stdout).toContain(`${company}:1:2  error  `);
    expect(status).toBe(1);
  });

  it("is no part of the check of the content", async () => {
    copy.edit(company, /"vatId": ".*"/, '"vatId": "000000000000"');

    expect((await checkContent(copy.root)).filter(({ file }) => file === company)).toEqual([]);
  });
});
