import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CmsEntry, filesOf, newFindings } from "../../src/editing/checkBeforeSave";
import { formats } from "../../src/editing/formats";
import { configurationFor } from "../../src/editing/forms";
import words from "../../src/editing/words/bs.json";
import english from "../../src/editing/words/en.json";
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
function entryOf(name: string, change: (data: Data, language: string) => void): CmsEntry {
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
const found = (entry: CmsEntry, files = before) =>
  newFindings(files, new Map([...files, ...filesOf(entry)]), words);

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

it.each([
  ['---  \r\ntitle: "Povrat"\r\n--- \r\n\r\nTekst.', { title: "Povrat", body: "Tekst." }],
  ["---\ntitle: Povrat # Rückgabe\n---\nTekst.", { title: "Povrat", body: "Tekst." }],
  ["\uFEFF---\ntitle: 'Povrat'\n---\nTekst.", { title: "Povrat", body: "Tekst." }],
  ['---\ntitle: "Povrat\n---\nTekst.', { body: "Tekst." }],
  ["Tekst.", { body: "Tekst." }],
])("the form reads a page as tolerantly as the check: %j", (text, page) => {
  expect(formats["legal-page"].fromFile(text)).toEqual(page);
});

it("no text of a sentence has one line, and no link or button has more", () => {
  const fields = new Map(
    forms
      .flatMap(([name, all]) => (name === "translation" ? all : []))
      .map((f) => [f.name, f.widget]),
  );

  expect(fields.get("failed")).toBe("text");
  expect(fields.get("learnMore")).toBe("string");
});

it("the second picture of each place on phones has a label of its own", () => {
  const phones = forms.flatMap(([name, fields]) => (name === "images" ? fields : []));

  const labels = phones.filter(({ name }) => name === "phone").map(({ label }) => label);

  expect(new Set(labels)).toEqual(new Set(["Druga slika za telefone"]));
});

it("a language without words has the names and the English descriptions", () => {
  const [, company] = configurationFor("owner/care-beds", english).collections[0].files;

  expect(fieldsIn(company.fields)).toContainEqual(
    expect.objectContaining({ name: "city", label: "city", hint: expect.stringContaining("City") }),
  );
});

const hero = (data: Data) => data.hero as Data;

/** What is refused: the change, and the message. */
const refused: [string, CmsEntry, RegExp][] = [
  [
    "a headline with a word that is too long",
    entryOf("translation", (data, language) => {
      if (language === "de") hero(data).title = "Krankenhausbettenverleih";
    }),
    /^Tekstovi › Uvod › Naslov \(na njemačkom\): Riječ „Krankenhausbettenverleih” je šira/,
  ],
  [
    "a telephone number without its country, with the hint of the field",
    entryOf("company", (data) => {
      data.phone = "033 412 907";
    }),
    /^Podaci o kompaniji › Telefon: Ovo nije u obliku .*"033 412 907"\. S pozivnim brojem države/,
  ],
  [
    "a closing time before the opening one",
    entryOf("company", (data) => {
      const group = {
        firstDay: "Sa",
        opens: "16:00",
        closes: "08:00",
        __sc_item_original_key_path: "",
      };
      data.hours = [{ firstDay: "Mo", lastDay: "Fr", opens: "08:00", closes: "16:00" }, group];
    }),
    /^Podaci o kompaniji › Radno vrijeme › 2\. › Do: /,
  ],
  [
    "a link that leads nowhere",
    entryOf("imprint", (data, language) => {
      if (language === "bs") data.body = `${data.body}\n\n[riječi](/nigdje)`;
    }),
    /^Pravne stranice › Impresum › „\[riječi\].*: Link „\/nigdje” ne vodi nikuda\./,
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

    expect(errors).toEqual([expect.stringMatching(message)]);
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
