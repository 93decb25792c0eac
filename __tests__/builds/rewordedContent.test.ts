import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { textLeaves } from "../../src/checking/reading/document";
import { languages } from "../../src/contract/languages";
import { translationSchema } from "../../src/contract/translation";
import { SiteCopy } from "./siteCopy";

/** Turns the order of the words, so that none of the sentences stays, and all may be published. */
function reword(text: string): string {
  const [, words = "", end = ""] = /^(.*?)([.!?…:]*)$/s.exec(text) ?? [];
  // What belongs together by marks, as quotes and links do, stays as it is.
  if (/[„“”«»<>[\]*()]/.test(words)) return text;
  const turned = words.split(" ").reverse().join(" ").replace(/^,|,$/g, "");
  return turned.charAt(0).toUpperCase() + turned.slice(1) + end;
}

type Table = { [key: string]: string | Table };

const ownersWords = textLeaves(translationSchema).flatMap(({ english }) => english ?? []);

const rewordTable = (table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([key, value]) => {
      if (typeof value !== "string") return [key, rewordTable(value)];
      return [key, ownersWords.includes(value) ? value : reword(value)];
    }),
  );

const rewordPage = (page: string) =>
  page
    .replace(/(?<=^title: "?).*?(?="?$)/m, reword)
    .replace(/(?<=^#+ ).*$/gm, reword)
    .replace(/(?<=\n\n)\p{Lu}.*$/gmu, reword);

describe("a site of which an editor has changed all words and facts", () => {
  const site = new SiteCopy();

  beforeAll(() => {
    for (const language of languages) {
      const file = `content/locales/${language}/translation.json`;
      site.write(file, JSON.stringify(rewordTable(JSON.parse(site.read(file))), null, 2));
      for (const page of site.list(`content/legal/${language}`)) {
        const path = `content/legal/${language}/${page}`;
        site.write(path, rewordPage(site.read(path)));
      }
    }
    const company = "content/site/company.json";
    const facts = {
      ...JSON.parse(site.read(company)),
      name: "Kuća Njege Ilidža",
      street: "Zmaja od Bosne 12",
      postalCode: "71210",
      city: "Ilidža",
      email: "pisite@example.org",
      phone: "+387 33 765 432",
      representative: "Amra Hadžić",
      years: "12+",
      responseHours: 48,
    };
    site.write(company, JSON.stringify(facts, null, 2));
    site.build();
  });

  afterAll(() => site.dispose());

  it("passes every test", () => {
    const results = join(site.root, "results.json");
    const { JEST_WORKER_ID: _, ...env } = process.env;
    // Some tests ask git for the files of the repository.
    spawnSync("git", ["init", "--quiet"], { cwd: site.root });
    spawnSync(
      "npx",
      [
        ...["jest", "--selectProjects", "content", "components", "build", "browser"],
        ...["--json", "--outputFile", results],
      ],
      { cwd: site.root, env, encoding: "utf8" },
    );
    const { numPassedTests, testResults } = JSON.parse(site.read("results.json"));
    const failed = testResults.filter(({ status }: { status: string }) => status === "failed");

    expect(failed.map(({ message }: { message: string }) => message)).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(900);
  });
});
