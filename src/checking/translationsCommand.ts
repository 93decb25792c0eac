import { spawnSync } from "node:child_process";
import { defaultLanguage, type Language, languages } from "../contract/languages";
import { translationSchema } from "../contract/translation";
import { type ContentFiles, readContentFiles } from "./contentFiles";
import { languageName } from "./languages";
import { isUntranslated } from "./proofreading/copies";
import { textLeaves } from "./reading/document";
import { textsIn } from "./reading/json";
import { decode, sourceIn } from "./reading/text";
import { legalFile } from "./rules/folders";

const [, , since] = process.argv;
const files = readContentFiles(process.cwd());
const now = textsByLanguage(files);
const then = since === undefined ? now : textsByLanguage(filesAt(since));

const texts = textLeaves(translationSchema).map(({ name }) => name);
const names = new Set([...texts, ...[...now.values()].flatMap((known) => [...known.keys()])]);
const translated = languages.filter((language) => language !== defaultLanguage);
const rows = [...names].map((name) => {
  const states = translated.map((language) => [language, stateOf(name, language)] as const);
  return [name, Object.fromEntries(states)] as const;
});

const open = rows.filter(([, states]) => Object.values(states).some((state) => state !== "done"));
if (open.length > 0) console.table(Object.fromEntries(open));
for (const language of translated) {
  const counts = ["done", "missing", "same", "older"].map(
    (kind) => `${rows.filter(([, states]) => states[language]?.startsWith(kind)).length} ${kind}`,
  );
  console.log(`${language}: ${counts.join(", ")}`);
}
const reference = languageName(defaultLanguage);
console.log(
  since === undefined
    ? `What has not followed the ${reference} texts since a commit, such as that of the last translation, is listed as older by npm run translations -- COMMIT.`
    : `Older is what has stayed as it was since ${since} while the ${reference} text has changed. Where it is right as it is, nothing is to be done: name a later commit next time.`,
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

function textsByLanguage(
  content: ContentFiles,
): ReadonlyMap<Language, ReadonlyMap<string, string>> {
  return new Map(languages.map((language) => [language, textsOf(language, content)]));
}

/** @returns the texts and legal pages of a language, by name */
function textsOf(language: Language, content: ContentFiles): ReadonlyMap<string, string> {
  const table = `content/locales/${language}/translation.json`;
  const passages = textsIn(sourceIn(table, content.get(table)), translationSchema, language);
  const texts = new Map(passages.map(({ name, text }) => [name, text]));
  for (const [file, bytes] of content) {
    const name = file.replace(`content/legal/${language}/`, "");
    if (legalFile.test(name)) texts.set(name, decode(bytes));
  }
  return texts;
}

function filesAt(commit: string): ContentFiles {
  const git = (...command: string[]) => spawnSync("git", command);
  if (git("rev-parse", "--is-inside-work-tree").status !== 0) {
    console.error(
      "This directory has no history to compare with: it is a download without git. Get the project with git clone, or run npm run translations without a commit.",
    );
    process.exit(1);
  }
  if (git("rev-parse", "--verify", `${commit}^{commit}`).status !== 0) {
    console.error(`There is no commit ${commit}.`);
    process.exit(1);
  }
  return new Map(
    [...files.keys()].map((file) => [file, git("show", `${commit}:./${file}`).stdout]),
  );
}
