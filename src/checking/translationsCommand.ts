import { spawnSync } from "node:child_process";
import { defaultLanguage, type Language, languages } from "../contract/languages";
import { translationSchema } from "../contract/translation";
import { type ContentFiles, readContentFiles } from "./contentFiles";
import { sourceOf } from "./finding";
import { passagesIn } from "./reading/document";
import { readJson } from "./reading/json";
import { legalFile } from "./rules/folders";
import { isUntranslated } from "./rules/wrongLanguage";

const [, , since] = process.argv;
const files = readContentFiles(process.cwd());
const now = textsIn(files);
const then = since === undefined ? now : textsIn(filesAt(since));

const names = new Set([...now.values()].flatMap((texts) => [...texts.keys()]));
const translated = languages.filter((language) => language !== defaultLanguage);
const rows = [...names].map((name) => {
  const states = translated.map((language) => [language, stateOf(name, language)]);
  return [name, Object.fromEntries(states)] as const;
});

const open = rows.filter(([, states]) => Object.values(states).some((state) => state !== "done"));
if (open.length > 0) console.table(Object.fromEntries(open));
for (const language of translated) {
  const counts = ["done", "missing", "same", "older"].map(
    (kind) => `${rows.filter(([, states]) => states[language].startsWith(kind)).length} ${kind}`,
  );
  console.log(`${language}: ${counts.join(", ")}`);
}
console.log(
  `npm run translations -- COMMIT lists as older the texts that have not changed since a commit, while the text in "${defaultLanguage}" has. If such a text is still right, leave it and name a later commit next time.`,
);

function stateOf(name: string, language: Language): string {
  const text = now.get(language)?.get(name);
  if (text === undefined) return "missing";
  const twin = languages
    .slice(0, languages.indexOf(language))
    .find((earlier) => isUntranslated(text, now.get(earlier)?.get(name) ?? ""));
  if (twin !== undefined) return `same as ${twin}`;
  const stays = (each: Language) => now.get(each)?.get(name) === then.get(each)?.get(name);
  return stays(language) && !stays(defaultLanguage) ? "older" : "done";
}

/** @returns the texts and legal pages of each language, by name */
function textsIn(content: ContentFiles): ReadonlyMap<Language, ReadonlyMap<string, string>> {
  return new Map(languages.map((language) => [language, textsOf(language, content)]));
}

function textsOf(language: Language, content: ContentFiles): ReadonlyMap<string, string> {
  const table = `content/locales/${language}/translation.json`;
  const document = readJson(sourceOf(table, content.get(table)), []);
  const passages = passagesIn(document, translationSchema, language);
  const texts = new Map(passages.map(({ name, text }) => [name, text]));
  for (const [file, bytes] of content) {
    const page = file.replace(`content/legal/${language}/`, "");
    if (legalFile.test(page)) texts.set(page, bytes.toString());
  }
  return texts;
}

function filesAt(commit: string): ContentFiles {
  const git = (...command: string[]) => spawnSync("git", command);
  if (git("rev-parse", "--verify", `${commit}^{commit}`).status !== 0) {
    console.error(`There is no commit ${commit} in the history of this directory.`);
    process.exit(1);
  }
  return new Map(
    [...files.keys()].map((file) => [file, git("show", `${commit}:./${file}`).stdout]),
  );
}
