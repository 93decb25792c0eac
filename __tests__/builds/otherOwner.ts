import sharp, { type Sharp } from "sharp";
import { z } from "zod";
import { languages } from "../../src/contract/languages";
import { schemaAt } from "../../src/contract/paths";
import { translationSchema } from "../../src/contract/translation";
import type { SiteCopy } from "./siteCopy";

/** The language with respelt English texts that the other owner adds. */
const foreign = "fr";

/** The languages that the other owner adds, with their names. Those related to Bosnian have its texts. */
const added: Record<string, string> = { [foreign]: "Français", hr: "Hrvatski" };
const related = Object.keys(added).filter((code) => code !== foreign);

/** English texts that the specification prescribes. */
const requiredTexts = [
  "Please enter your name",
  "Please enter a valid email address",
  "Message must be at least 10 characters",
  "Thank you! Your message has been sent. We will contact you soon.",
  "Oops! Page not found",
  "Return to Home",
  "Unexpected Application Error",
];

/** A word; or a placeholder, the address of a link or an escaped character, which do not change. */
const part = /\{\{.*?\}\}|\]\([^)]*\)|\\u[\dA-F]{4}|\p{L}+/gu;

/** Reverses every word: all words change, but not the letters of the language. */
function respell(text: string, language: string): string {
  return text.replace(part, (word) => {
    if (!/^\p{L}/u.test(word)) return word;
    const letters = [...word.toLowerCase()].reverse().join("");
    const spelt =
      language === foreign
        ? letters.replaceAll("a", "à").replaceAll("e", "é").replaceAll("o", "ô")
        : letters;
    const isLowerCase = word.charAt(0) === word.charAt(0).toLowerCase();
    return isLowerCase ? spelt : spelt.charAt(0).toUpperCase() + spelt.slice(1);
  });
}

/** Cuts every third text to 30 per cent, and makes the others as long as the schema at `path` allows. */
function resize(text: string, index: number, path: readonly string[]): string {
  const words = text.split(" ");
  if (/\{\{| \| /.test(text)) return text;
  const start = words.slice(0, Math.ceil(words.length * 0.3)).join(" ");
  if (index % 3 === 0) return start;
  const longer = [`${text} ${text}`, `${text} ${start}`];
  if (index % 3 === 1 && text.length < 100) longer.unshift(`${text} → ${text} → ${text}`);
  const schema = schemaAt(translationSchema, path);
  return longer.find((each) => schema && z.safeParse(schema, each).success) ?? text;
}

type Table = { [key: string]: string | Table };

function changeTable(table: Table, language: string, group: readonly string[] = []): Table {
  const entries = Object.entries(table).map(([name, value], index) => {
    const path = [...group, name];
    if (typeof value !== "string") return [name, changeTable(value, language, path)];
    if (language === "en" && requiredTexts.includes(value)) return [name, value];
    const text = respell(value, language);
    // With a long name a title has little space for other words.
    if (name === "title" && value.includes("{{company.name}}")) {
      return [name, `${text.split(" ")[0]} – {{company.name}}`];
    }
    return [name, resize(text, name === "description" ? 0 : index, path)];
  });
  return Object.fromEntries(entries);
}

const numbered = Array.from({ length: 12 }, (_, index) => `${index + 1}. ${index}\n`).join("");

/** Changes the legal pages of a language, and writes them for the language `into`. */
function changePages(site: SiteCopy, language: string, into: string): void {
  const folder = `content/legal/${language}`;
  const pages = site.list(folder).map((file) => {
    const [, front = "", body = ""] = site.read(`${folder}/${file}`).split(/^---$/m);
    const keys = (text: string) => text.replace(/(?<=^\w+: ).*/gm, (value) => respell(value, into));
    return { file, front: keys(front), body: respell(body, into) };
  });
  const write = (file: string, front: string, body: string) =>
    site.write(`content/legal/${into}/${file}`, `---${front}---${body}`);
  const model = pages.find(({ file }) => file === "gdpr.md");
  if (!model) throw new Error(`${folder} has no gdpr.md`);
  for (const { file, front, body } of pages) {
    const isTerms = file === "terms-of-service.md";
    const more = [
      `## Ćçğęß ${file}`,
      "[↗ Łódź](/complaints), [*kao gore*](/complaints#tabela), WhatsApp, Viber",
      "### İstanbul",
      "- Ő\n  - ű\n  - *ÿ*\n- x",
      numbered,
      "| Usluga | Cijena | Rok dostave | Grad |\n|:--|--:|:-:|---|\n| Dostava | 1.250 KM | 5 dana | Sarajevo |",
      "- Ő\n\n  | | A |\n  |---|---|\n  | B | 1 |",
      `> ${into}`,
      // One language has a section that its law requires.
      ...(into === foreign && isTerms ? ["## Rétractation", "Ő"] : []),
    ].join("\n\n");
    write(file, front, `${isTerms ? model.body : body}\n${more}\n`);
  }
  for (const name of ["complaints", "delivery"]) {
    write(
      `${name}.md`,
      model.front.replace(/^title: "?/m, (start) => `${start}${name} `),
      `${model.body}\n## Tabela\n\n| A | B |\n|---|---|\n| ${into} | x |\n`,
    );
  }
}

const facts = {
  name: "Kućna njega Šećerbegović-Đorđević i sinovi",
  legalForm: "s.p.",
  street: "Ulica Mehmeda Spahe i Hasana Kikića 112a/III",
  postalCode: "BA-75000",
  city: "Gornji Vakuf-Uskoplje",
  email: "pitanja.i.narudzbe@zdravstvena-njega-secerbegovic.example",
  phone: "+387 61 23 45 67 89",
  whatsapp: "+387 61 234 567",
  viber: "+387 62 345 678",
  hours: [{ days: "Mo-Fr", opens: "07:30", closes: "15:30" }],
  representative: "Łucja Şahin-Őry",
  register: "32-01-0099-17",
  vatId: "209876543210",
  years: "7+",
  responseHours: 48,
};

function changeFacts(site: SiteCopy): void {
  const file = "content/site/company.json";
  const before: Record<string, unknown> = JSON.parse(site.read(file));
  const changed = Object.entries(before).map(([key, fact]) => {
    if (typeof fact !== "object" || fact === null || !("en" in fact)) return [key, fact];
    const respelt = Object.entries({ ...fact, [foreign]: fact.en }).map(([code, text]) => [
      code,
      respell(String(text), code),
    ]);
    const texts = Object.fromEntries(respelt);
    for (const code of related) texts[code] = texts.bs;
    return [key, texts];
  });
  site.write(file, JSON.stringify({ ...Object.fromEntries(changed), ...facts }, null, 2));
}

/** @returns blurred noise with this mean and standard deviation of brightness */
function photograph(mean: number, sigma: number): Sharp {
  const noise = { type: "gaussian", mean, sigma } as const;
  const create = { width: 160, height: 120, channels: 3, background: "#888", noise } as const;
  return sharp({ create }).resize(2400, 1800);
}

/** Sets another picture for every slot, and none for narrow screens. */
async function changePictures(site: SiteCopy): Promise<void> {
  const dark = photograph(40, 20).jpeg();
  const pictures = {
    "Dark.JPG": dark,
    "mixed.jpg": photograph(128, 90).jpeg(),
    "light.avif": photograph(225, 20).resize(1700).avif({ effort: 0 }),
    // Phones save portrait pictures with an orientation.
    "dark-upright.jpg": dark.clone().withMetadata({ orientation: 6 }),
    "light-upright.jpeg": photograph(220, 30).jpeg().withMetadata({ orientation: 8 }),
    "cut-out.png": photograph(90, 40).resize(1200).ensureAlpha(0.5).png(),
  };
  const names = Object.keys(pictures);
  const file = "content/site/images.json";
  const slots = JSON.parse(site.read(file));
  const changed = Object.keys(slots).map((slot, index) => {
    const focus = { x: (index * 30) % 101, y: (index * 70) % 101 };
    return [slot, { file: names[index % names.length], focus }];
  });
  for (const picture of site.list("content/images")) site.remove(`content/images/${picture}`);
  for (const [name, picture] of Object.entries(pictures)) {
    site.write(`content/images/${name}`, await picture.toBuffer());
  }
  site.write(file, JSON.stringify(Object.fromEntries(changed), null, 2));
}

/**
 * Changes a copy of the project, before its build, to the site of another owner: replaces every text,
 * fact and picture, and adds two languages and two legal pages.
 */
export async function changeOwner(site: SiteCopy): Promise<void> {
  const changeTexts = (language: string, into: string) => {
    const table: Table = JSON.parse(site.read(`content/locales/${language}/translation.json`));
    const changed = changeTable(table, into);
    const { name = "" } = table.language as Table;
    Object.assign(changed.language as Table, { name: added[into] ?? name });
    site.write(`content/locales/${into}/translation.json`, JSON.stringify(changed, null, 2));
    changePages(site, language, into);
  };
  // They are made from texts that are not changed yet.
  changeTexts("en", foreign);
  for (const code of related) changeTexts("bs", code);
  for (const language of languages) changeTexts(language, language);
  changeFacts(site);
  await changePictures(site);
  site.edit(
    "src/contract/languages.ts",
    /(?<=languages = \[.*)\]/,
    `, "${Object.keys(added).join('", "')}"]`,
  );
}
