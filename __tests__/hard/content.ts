import sharp from "sharp";
import { z } from "zod";
import { schemaAt } from "../../src/checking/reading/paths";
import { translationSchema } from "../../src/contract/translation";
import type { SiteCopy } from "../support/siteCopy";
import { Folder, fixtureRoot } from "../support/useFolder";

/** The parts of a word of 40 letters. */
const parts = ["Verbraucher", "streit", "beilegungs", "schlichtungen"];
const longWord = parts.join("");
const hyphenated = parts.join("\u00AD");

type Table = { [key: string]: string | Table };

type Change = (text: string, path: readonly string[], index: number) => string;

/** Changes each text of a translation table that has no placeholder. */
function changeTexts(table: Table, change: Change, group: readonly string[] = []): Table {
  const entries = Object.entries(table).map(([name, value], index) => {
    const path = [...group, name];
    if (typeof value !== "string") return [name, changeTexts(value, change, path)];
    const isKept = value.includes("{{") || group[0] === "language";
    const changed = isKept ? value : change(value, path, index);
    const schema = schemaAt(translationSchema, path);
    return [name, schema && z.safeParse(schema, changed).success ? changed : value];
  });
  return Object.fromEntries(entries);
}

/** Cuts every third text to 30 per cent, and makes the others three times as long. */
const resize: Change = (text, _path, index) => {
  const words = text.replaceAll(" | ", " ").split(" ");
  if (index % 3 === 1) return words.slice(0, Math.ceil(words.length * 0.3)).join(" ");
  return Array(3).fill(words.join(" ")).join(" ");
};

/** Makes each headline one word: a large one as long as the check allows, others longer. */
const withHeadlines =
  (hyphen: string): Change =>
  (text, path) => {
    if (path.at(-1) !== "title" || path[0] === "error") return text;
    const [section = ""] = path;
    if (path.length > 2) return parts.join(hyphen);
    // Landmarks need different names.
    return hyphen ? [section, ...parts].join(hyphen) : `${section}krankenbett`.slice(0, 14);
  };

/** The languages of the site, each with its name, and the one whose texts it has, changed. */
const tables: [code: string, name: string, from: string, change: Change][] = [
  ["bs", "Bosanski", "bs", (text) => text],
  ["de", "Deutsch", "de", withHeadlines("\u00AD")],
  ["en", "English", "en", withHeadlines("")],
  ["hr", "Hrvatski", "bs", (text) => text],
  ["sr", "Srpski", "bs", (text) => text],
  ["fr", "Français", "de", resize],
];

const table =
  "| Usluga | Cijena | Rok dostave | Grad |\n|:--|--:|:-:|---|\n| Dostava | 1.250 KM | 5 dana | Sarajevo |";

/** What the legal pages have below their texts. The headline of a table of contents is also a label. */
const more = (language: string) => `
## ${longWord}

${table}

- Ő
  - ű

  | | A |
  |---|---|
  | ${language} | 1 |

## ${hyphenated}

### Kontakt

1. [Kontakt](/kontakt#section-kontakt)
2. 1.250 KM

> WhatsApp, Viber, njega.example
`;

const facts = {
  name: "Krankenpflegebetten Bosnien-Herzegowina AB",
  street: "Ulica Mehmeda Spahe i Hasana Kikića 112a/III",
  city: "Gornji Vakuf-Uskoplje",
  email: "pitanja.i.narudzbe@zdravstvena-njega-secerbegovic.example",
  phone: "+387 61 23 45 67 89",
  whatsapp: "+387 61 234 567",
  viber: "+387 62 345 678",
  hours: [
    { firstDay: "Mo", lastDay: "Fr", opens: "07:30", closes: "15:30" },
    { firstDay: "Sa", opens: "08:00", closes: "12:00" },
  ],
  endpoint: "https://forms.njega.example/messages",
  responseHours: 48,
};

/** What a site with an endpoint no longer says about its form. */
const denials =
  /bez slanja podataka|ostaju u vašem pregledniku|ohne Versand|bleiben in Ihrem Browser|no form data|stay in your browser/g;

/** A blurred photograph that a phone saves upright, with its orientation beside the pixels. */
const portrait = (mean: number) =>
  sharp({
    create: {
      width: 120,
      height: 90,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean, sigma: 30 },
    },
  })
    .resize(2400, 1800)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Adds the other languages to a text in each language, as a reviver of `JSON.parse`. */
const inEachLanguage = (_key: string, value: unknown) =>
  typeof value === "object" && value !== null && "bs" in value && "de" in value
    ? { ...value, hr: value.bs, sr: value.bs, fr: `${value.de} ${value.de}` }
    : value;

/** Replaces the content of a site by one that is as hard for its code as an owner's may be. */
export async function makeHard(site: SiteCopy): Promise<void> {
  const fixtures = new Folder(fixtureRoot);
  const json = (file: string) => JSON.parse(fixtures.read(file), inEachLanguage);
  const write = (file: string, value: object) => site.write(file, JSON.stringify(value, null, 2));
  for (const [code, name, from, change] of tables) {
    const texts = json(`content/locales/${from}/translation.json`);
    texts.language.name = name;
    write(`content/locales/${code}/translation.json`, changeTexts(texts, change));
    for (const slug of ["gdpr", "imprint", "terms-of-service"]) {
      const text = fixtures.read(`content/legal/${from}/${slug}.md`).replace(denials, "–");
      site.write(`content/legal/${code}/${slug}.md`, text + more(code));
    }
    // Its title is also a label of the navigation.
    const front = `---\ntitle: "Kontakt"\ndescription: "${code} 1"\n---\n`;
    site.write(`content/legal/${code}/kontakt.md`, `${front}\n## Kontakt\n\n${code} 2\n`);
  }
  for (const file of fixtures.list("content/site")) {
    write(`content/site/${file}`, json(`content/site/${file}`));
  }
  write("content/site/company.json", { ...json("content/site/company.json"), ...facts });

  for (const picture of site.list("content/images")) site.remove(`content/images/${picture}`);
  for (const [name, mean] of [
    ["dark.jpg", 50],
    ["light.jpg", 210],
  ] as const) {
    site.write(`content/images/${name}`, await portrait(mean));
  }
  const slots = Object.entries<object>(json("content/site/images.json")).map(
    ([slot, value], index) => {
      const file = index % 2 ? "light.jpg" : "dark.jpg";
      const focus = { x: (index * 30) % 101, y: 50 };
      return [slot, "focus" in value ? { file, focus } : { file }];
    },
  );
  write("content/site/images.json", Object.fromEntries(slots));
  site.setLanguages(tables.map(([code]) => code));
}
