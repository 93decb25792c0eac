import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, newFindings, withEntry } from "../../src/editing/checkBeforeSave";
import { formats } from "../../src/editing/formats";
import { configurationFor } from "../../src/editing/forms";
import words from "../../src/editing/words/bs.json";
import { fixtureRoot } from "../support/useFolder";

type Field = { name: string; label: string; hint?: string; widget: string; fields?: Field[] };
type Form = { name: string; fields: Field[] };
type Data = Record<string, unknown>;

const fieldsIn = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [field, ...fieldsIn(field.fields ?? [])]);

const configuration = configurationFor("owner/care-beds", words);
const [{ files }, legal] = configuration.collections;
const forms: [string, Field[]][] = [...(files as Form[]), legal].map(({ name, fields }) => [
  name,
  fieldsIn(fields),
]);

const before = new Map<string, string>(
  readdirSync(join(fixtureRoot, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => {
      const text = /\.(?:json|md)$/.test(name);
      const file = join(fixtureRoot, "content", name);
      return [`content/${name}`, text ? readFileSync(file, "utf8") : ""] as const;
    }),
);

const dataOf = (file: string, format: keyof typeof formats): Data =>
  formats[format].fromFile(before.get(file) ?? "");

/** @returns an entry as the form passes it, with changes of its texts in each language */
function entryOf(name: string, change: (data: Data, language: string) => void): Entry {
  const isSite = ["company", "images", "launch"].includes(name);
  const [file, format] = isSite
    ? [() => `content/site/${name}.json`, "site-json" as const]
    : name === "translation"
      ? [(language: string) => `content/locales/${language}/translation.json`, "site-json" as const]
      : [(language: string) => `content/legal/${language}/${name}.md`, "legal-page" as const];
  const version = (language: string) => {
    const data = structuredClone(dataOf(file(language), format));
    change(data, language);
    return data;
  };
  const others = isSite ? [] : ["de", "en"];
  return {
    collection: format === "legal-page" ? "legal" : "site",
    slug: name,
    data: version("bs"),
    i18n: Object.fromEntries(others.map((language) => [language, { data: version(language) }])),
  };
}

/** @returns what the form says about an entry */
const found = (entry: Entry, files = before) => newFindings(files, withEntry(files, entry), words);

it.each([...before.keys()].filter((file) => /^content\/(?:site|locales|legal)\//.test(file)))(
  "the form writes %s as it was, byte for byte",
  (file) => {
    const text = before.get(file) ?? "";
    const format = formats[file.endsWith(".md") ? "legal-page" : "site-json"];

    expect(format.toFile(format.fromFile(text))).toBe(text);
  },
);

it.each(forms)("each field of %s has a Bosnian label, and a hint only in Bosnian", (_, fields) => {
  for (const { name, label, hint = "" } of fields) {
    expect(label).not.toBe(name);
    expect(hint).not.toMatch(/\b(?:the|of|and|that|for)\b/);
  }
});

it("the second picture of each place on phones has a label of its own", () => {
  const phones = forms.flatMap(([name, fields]) => (name === "images" ? fields : []));

  const labels = phones.filter(({ name }) => name === "phone").map(({ label }) => label);

  expect(new Set(labels)).toEqual(new Set(["Druga slika za telefone"]));
});

it("a language without words has the names and the English descriptions", () => {
  const [, company] = configurationFor("owner/care-beds").collections[0].files;

  expect(fieldsIn(company.fields)).toContainEqual(
    expect.objectContaining({ name: "city", label: "city", hint: expect.stringContaining("City") }),
  );
});

const hero = (data: Data) => data.hero as Data;

/** What is refused: the change, and the message. */
const refused: [string, Entry, string | RegExp][] = [
  [
    "a mark that the page would show",
    entryOf("translation", (data, language) => {
      if (language === "de") hero(data).text = "**Wichtig** für Sie";
    }),
    "Tekstovi › Uvod › Tekst (na njemačkom): Na stranici bi se vidio znak **Wichtig**",
  ],
  [
    "a headline with a word that is too long",
    entryOf("translation", (data, language) => {
      if (language === "de") hero(data).title = "Krankenhausbettenverleih";
    }),
    /^Tekstovi › Uvod › Naslov \(na njemačkom\): Riječ „Krankenhausbettenverleih” je šira/,
  ],
  [
    "a placeholder that is misspelt",
    entryOf("translation", (data, language) => {
      if (language === "bs") hero(data).text = "Zovite {{company.phnoe}}";
    }),
    "{{company.phnoe}} ne može biti u ovom tekstu.",
  ],
  [
    "a telephone number without its country, with the hint of the field",
    entryOf("company", (data) => {
      data.phone = "033 412 907";
    }),
    /^Podaci o kompaniji › Telefon: Ovo nije u obliku .* \(S pozivnim brojem države/,
  ],
  [
    "a closing time before the opening one",
    entryOf("company", (data) => {
      data.hours = [{ days: "Mo-Fr", opens: "16:00", closes: "08:00" }];
    }),
    "Podaci o kompaniji › Radno vrijeme › 1. › Do: ",
  ],
  [
    "a number on Viber that the privacy policy does not name",
    entryOf("company", (data) => {
      data.viber = "+387 61 123 456";
    }),
    "Politika privatnosti ne spominje Viber.",
  ],
  [
    "a link that leads nowhere",
    entryOf("imprint", (data) => {
      data.body = `${data.body}\n\n[riječi](/nigdje)`;
    }),
    "Link „/nigdje” ne vodi nikuda.",
  ],
];

it.each(["company", "images", "launch", "translation", "gdpr"])(
  "the form accepts %s without a change",
  async (name) => {
    const entry = entryOf(name, () => {});

    expect(await found(entry)).toEqual({ errors: [], warnings: [] });
  },
);

describe("the form refuses", () => {
  it.each(refused)("%s", async (_, entry, message) => {
    const { errors } = await found(entry);

    expect(errors).toContainEqual(
      typeof message === "string"
        ? expect.stringContaining(message)
        : expect.stringMatching(message),
    );
  });

  it("a new page that is missing in a language", async () => {
    const page = {
      title: "Povrat",
      description: "Kako ide povrat.",
      body: "## Povrat\n\nZovite nas.",
    };
    const entry = { collection: "legal", slug: "povrat", data: page, i18n: { de: { data: page } } };
    const { errors } = await found(entry);

    expect(errors).toEqual([
      expect.stringContaining("Stranica ili datoteka nedostaje na ovom jeziku."),
    ]);
  });
});

it("the form warns of a Bosnian text in the German table", async () => {
  const entry = entryOf("translation", (data, language) => {
    if (language !== "en") hero(data).text = "Krevet za njegu kod kuće, u cijeloj Bosni.";
  });
  const { errors, warnings } = await found(entry);

  expect(errors).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/^Tekstovi › Uvod › Tekst \(na njemačkom\): Tekst je isti/),
  ]);
});

it("an older fault does not block a correction in the same file, or in another", async () => {
  const file = "content/locales/de/translation.json";
  const faulty = new Map(before).set(
    file,
    (before.get(file) ?? "").replace(/"skip": ".*"/, '"skip": "**Zum Inhalt**"'),
  );
  const entry = entryOf("translation", (data, language) => {
    if (language === "de") (data.header as Data).skip = "**Zum Inhalt**";
    hero(data).contact = language === "de" ? "Schreiben Sie uns" : hero(data).contact;
  });

  expect(await found(entry, faulty)).toEqual({ errors: [], warnings: [] });
  expect(
    await found(
      entryOf("launch", () => {}),
      faulty,
    ),
  ).toEqual({
    errors: [],
    warnings: [],
  });
});
