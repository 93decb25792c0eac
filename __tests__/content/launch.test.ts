import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/checking/check";
import { readContentFiles } from "../../src/checking/contentFiles";
import { findPlaceholdersLeft } from "../../src/checking/launch";
import { languages } from "../../src/contract/languages";
import { placeOf, projectRoot, useContentCopy } from "./contentCopy";

const company = "content/site/company.json";
const facts = {
  name: "Njega Plus",
  street: "Zmaja od Bosne 8",
  email: "info@njegaplus.ba",
  phone: "+387 33 412 907",
  representative: "Amra Hadžić",
  representativeRole: { bs: "direktorica", de: "Geschäftsführerin", en: "managing director" },
  court: {
    bs: "Općinski sud u Sarajevu",
    de: "Gemeindegericht Sarajevo",
    en: "Municipal Court in Sarajevo",
  },
  register: "65-01-0421-15",
  vatId: "201843960007",
  host: { bs: "Netz Nord (Njemačka)", de: "Netz Nord (Deutschland)", en: "Netz Nord (Germany)" },
  logPeriod: { bs: "30 dana", de: "30 Tage", en: "30 days" },
};

const translation = (language: string) => `content/locales/${language}/translation.json`;
const form = "src/sections/Contact/sendMessage.ts";
const environment = { SITE_URL: "https://www.njegaplus.ba" };

/** Where the value of a fact stands, in one language if it has one in each. */
const factIn = (key: string, language: string) =>
  language ? `(?<="${key}": \\{[^}]*"${language}": ")` : `(?<="${key}": ")`;

const madeUp: [key: string, language: string, value: string][] = [
  ["name", "", "Primjer Njega"],
  ["street", "", "Ulica Primjer 1"],
  ["email", "", "kontakt@example.com"],
  ["phone", "", "+387 33 000 000"],
  ["representative", "", "Ime Prezime"],
  ["register", "", "00-0-0000-00"],
  ["vatId", "", "000000000000"],
  ["representativeRole", "bs", "funkcija"],
  ["representativeRole", "de", "Funktion"],
  ["representativeRole", "en", "Function"],
  ["court", "bs", "Općinski sud u Primjeru"],
  ["host", "en", "Example Hosting (country)"],
  ["logPeriod", "en", "00 days"],
];

/** What stands in for the real thing; it begins with what is found. */
const standIns: [what: string, file: string, place: RegExp, by: string, message: string][] = [
  [
    "the made-up terms",
    "content/legal/en/terms-of-service.md",
    /\s*$/,
    "placeholder text, this is.",
    '"terms-of-service" still holds a text that stands in for the real one',
  ],
  [
    "a picture that is an illustration",
    translation("de"),
    /(?<="service": \{[^}]*"imageAlt": ").*(?=")/,
    "Illustration: ein Bett",
    '"service.imageAlt" is still an illustration',
  ],
  [
    "a blind text",
    translation("en"),
    /(?<="skip": ").*(?=")/,
    "Lorem ipsum",
    '"Lorem ipsum" is still a placeholder',
  ],
];

describe("the check before a launch", () => {
  const copy = useContentCopy();

  const find = (env = environment) => findPlaceholdersLeft(copy.root, env);

  const place = (file: string, pattern: RegExp) => {
    const { line, column } = placeOf(copy.read(file), pattern);
    return `${file}:${line}:${column}`;
  };

  function launch(env: Record<string, string> = environment) {
    return spawnSync(
      process.execPath,
      ["--import", "tsx", "src/checking/launchCommand.mts", copy.root],
      { cwd: projectRoot, encoding: "utf8", env: { ...process.env, FORCE_COLOR: "0", ...env } },
    );
  }

  beforeEach(() => {
    const known = JSON.parse(copy.read(company));
    copy.write(company, JSON.stringify({ ...known, ...facts }, null, 2));
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

  const found = (message: string, at: string) => [
    {
      message: expect.stringContaining(message),
      remedy: expect.stringMatching(/\S/),
      places: [at],
    },
  ];

  it.each(madeUp)("points at the made-up %s %s %s", (key, language, value) => {
    const fact = factIn(key, language);
    copy.edit(company, new RegExp(`${fact}[^"]*`), value);

    const message = `"${key}" is still a placeholder: ${value}.`;
    expect(find()).toEqual(found(message, place(company, new RegExp(fact))));
  });

  it.each(standIns)("points at %s", (_what, file, replaced, by, message) => {
    copy.edit(file, replaced, file.endsWith(".md") ? `\n\n${by}\n` : by);

    expect(find()).toEqual(found(message, place(file, new RegExp(by))));
  });

  it("tells a fact, a picture and a page once, with all the places where they stand", () => {
    copy.edit(company, /"Netz Nord \(Njemačka\)"/, '"Primjer (država)"');
    copy.edit(company, /"Netz Nord \(Germany\)"/, '"Example (country)"');
    for (const language of languages) {
      copy.edit(translation(language), /(?<="flatAlt": )".*"/, '"Illustration: x"');
    }
    copy.edit(translation("en"), /(?<="backAlt": )".*"/, '"Illustration: x"');
    const terms = (language: string) => `content/legal/${language}/terms-of-service.md`;
    copy.edit(terms("bs"), /\s*$/, "\n\nOvo je privremeni tekst.\n");
    copy.edit(terms("de"), /\s*$/, "\n\nEin Platzhaltertext, noch ein Platzhalter.\n");

    expect(find().map(({ message, places }) => [message.split('"')[1], places])).toEqual([
      [
        "terms-of-service",
        [
          place(terms("bs"), /privremeni/),
          place(terms("de"), /Platzhaltertext/),
          place(terms("de"), /Platzhalter\./),
        ],
      ],
      [
        "quality.positions.flatAlt",
        languages.map((language) => place(translation(language), /(?<="flatAlt": ")/)),
      ],
      ["quality.positions.backAlt", [place(translation("en"), /(?<="backAlt": ")/)]],
      ["host", [place(company, /Primjer/), place(company, /Example/)]],
    ]);
  });

  it("points at several things in the order in which they stand", () => {
    copy.edit(company, /"vatId": ".*"/, '"vatId": "000000000000"');
    copy.edit(company, /"phone": ".*"/, '"phone": "+387 33 000 000"');
    copy.edit(translation("en"), /"skip": ".*"/, '"skip": "Lorem ipsum"');
    copy.write("content/notes/company.md", "Lorem ipsum");
    copy.write("content/site/content/site/company.json", '{ "phone": "+387 33 000 000" }');

    expect(find().map(({ message }) => message.split('"')[1])).toEqual([
      "Lorem ipsum",
      "phone",
      "vatId",
    ]);
  });

  it("asks the environment for the address of the site", () => {
    const address = (env: Record<string, string>) => findPlaceholdersLeft(copy.root, env);
    const expected = (message: string) => [
      { message, remedy: expect.stringContaining("SITE_URL"), places: [] },
    ];

    expect(address(environment)).toEqual([]);
    expect(address({})).toEqual(
      expected("The address of the site is still a placeholder: https://www.example.com."),
    );
    expect(address({ SITE_URL: "http://njegaplus.ba" })).toEqual(
      expected(expect.stringContaining('SITE_URL is "http://njegaplus.ba"')),
    );
    expect(launch({ SITE_URL: "https://www.example.com" }).status).toBe(1);
  });

  it("points at the form as long as it sends nothing, though its text says that it did", () => {
    const code = readFileSync(join(projectRoot, form), "utf8");
    copy.write(form, code);

    expect(find()).toEqual([
      {
        message: expect.stringContaining("The form sends nothing"),
        remedy: expect.stringMatching(/\S/),
        places: [
          ...languages.map((language) => place(translation(language), /(?<="success": ")/)),
          place(form, /console\.log/),
        ],
      },
    ]);

    copy.write(form, code.replace("console.log(values)", "send(values)"));
    expect(find()).toEqual([]);
  });

  it("can do without the facts and texts that the check of the content misses", () => {
    for (const file of [company, translation("de")]) {
      copy.remove(file);
      expect(find()).toEqual([]);

      copy.write(file, "{");
      expect(find()).toEqual([]);
    }
  });

  it("exits 1 with each thing and its places while something is left", () => {
    copy.edit(company, /"vatId": ".*"/, '"vatId": "000000000000"');
    const { status, stdout } = launch();

    expect(stdout).toBe(
      [
        '"vatId" is still a placeholder: 000000000000. Write the real one.',
        `  ${place(company, /(?<="vatId": ")/)}`,
        "",
        "Placeholders left: 1. The site cannot be launched yet.\n",
      ].join("\n"),
    );
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

    const findings = await checkContent(readContentFiles(copy.root));
    expect(findings.filter(({ file }) => file === company)).toEqual([]);
  });
});
