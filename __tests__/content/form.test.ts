import type { ContentFiles } from "../../src/checking/contentFiles";
import { addedFindings } from "../../src/editing/checkBeforeSave";
import { formats } from "../../src/editing/formats";
import { configurationFor } from "../../src/editing/forms";
import words from "../../src/editing/words/bs.json";
import english from "../../src/editing/words/en.json";
import { content, contentWith, edit, end, page, table, textOf } from "./editedContent";

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

const languages = ["bs", "de", "en"];

/** The files of an entry by the names of their languages, in the format in which the form writes them. */
const entries = {
  company: { bs: "content/site/company.json" },
  translation: Object.fromEntries(languages.map((each) => [each, table(each)])),
  imprint: Object.fromEntries(languages.map((each) => [each, page(each, "imprint")])),
};

/** @returns what the form says about an entry whose texts are changed in each language */
function found(
  name: keyof typeof entries,
  change: (data: Data, language: string) => void,
  files: ContentFiles = content,
) {
  const format = formats[name === "imprint" ? "legal-page" : "site-json"];
  const changes = Object.entries(entries[name]).map(([language, file]) => {
    const data = format.fromFile(String(files.get(file)));
    change(data, language);
    return [file, format.toFile(data)] as const;
  });
  return addedFindings(files, new Map([...files, ...changes]), words);
}

it.each([...content.keys()].filter((file) => /^content\/(?:site|locales|legal)\//.test(file)))(
  "the form writes %s as it was, byte for byte",
  (file) => {
    const text = textOf(file);
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

it("a soft hyphen that is typed as in the files becomes one", () => {
  const [typed, real, other] = ["Kranken\\u00ADhaus", "Kranken\u00ADhaus", "\\u00E9"];
  const { fromFile, toFile } = formats["site-json"];

  expect(fromFile(toFile({ typed, real, other }))).toEqual({ typed: real, real, other });
});

it("the form counts the groups of a list, and says what to write in the words of its field", async () => {
  const findings = await found("company", (data) => {
    const group = { firstDay: "Mo", opens: "08:00", closes: "16:00" };
    data.hours = [group, { ...group, opens: "8 sati" }];
  });

  expect(findings).toEqual([
    expect.stringMatching(
      /^Podaci o kompaniji › Radno vrijeme › 2\. › Od: Ovo nije u obliku .*"8 sati"\. Npr\. 08:00\.$/,
    ),
  ]);
});

it("the form names the words of a legal page at which a fault is", async () => {
  const findings = await found("imprint", (data, language) => {
    if (language === "bs") data.body = `${data.body}\n\n[riječi](/nigdje)`;
  });

  expect(findings).toEqual([
    expect.stringMatching(
      /^Pravne stranice › Impresum › „\[riječi\].*: Link „\/nigdje” ne vodi nikuda\./,
    ),
  ]);
});

it("the form reports what a change breaks in another file", async () => {
  const findings = await found("company", (data) => {
    data.viber = "+387 61 000 000";
  });

  expect(findings).toEqual(
    ["bosanskom", "njemačkom", "engleskom"].map((language) =>
      expect.stringMatching(new RegExp(`^Pravne stranice › .*\\(na ${language}\\): .*Viber`)),
    ),
  );
});

it("a fault that was there before blocks no change", async () => {
  const dead = edit(page("de"), end, "\n\n[Worte](/nirgends)\n");
  const faulty = contentWith({ [page("de")]: dead });
  const change = (data: Data) => {
    data.city = "Mostar";
  };

  expect(await found("company", change, faulty)).toEqual([]);
});

describe("the limits of a field are those of its schema", () => {
  const field = (form: string, ...path: string[]) =>
    path.reduce(
      (parent: Field | undefined, name) => parent?.fields?.find((each) => each.name === name),
      { fields: (files as Form[]).find(({ name }) => name === form)?.fields } as Field,
    ) as Field & { maxlength?: number; pattern?: [string, string] };

  it.each([
    ["company", ["phone"], "+387 33 412 907", "033 412 907", "S pozivnim brojem države"],
    ["company", ["years"], "26+", "26", "s plusom"],
    ["company", ["name"], "Njega Plus", "www.njega.ba", "bez pravnog oblika"],
    ["translation", ["contact", "expert", "email"], "E-mail", "E-mail:", "Bez dvotačke"],
    ["images", ["hero", "url"], "https://a.example/b.jpg", "a.example/b.jpg", "https://…"],
  ])("a pattern with the hint: %s %j", (form, path, right, wrong, hint) => {
    const [pattern = "", message] = field(form, ...path).pattern ?? [];
    const regex = new RegExp(pattern.slice(1, -1));

    expect([right, wrong].map((value) => regex.test(value))).toEqual([true, false]);
    expect(message).toContain(hint);
  });

  it("the longest length", () => {
    expect(field("translation", "hero", "learnMore").maxlength).toBe(40);
    expect(field("translation", "hero", "text").maxlength).toBeUndefined();
  });

  it("with words of its own for each pattern", () => {
    const patterned = forms.flatMap(([, fields]) => fields).filter((each) => "pattern" in each);

    expect(patterned.filter(({ hint }) => !hint)).toEqual([]);
  });
});
