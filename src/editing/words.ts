import type english from "./words/en.json";

type Tree = { [name: string]: string | Tree };

/** The words of the form in one language, as in words/bs.json. A language without a file has those of words/en.json. */
export type Words = {
  /** Labels by the names of content/; `group.name` is for a name that means something else in that group or file. */
  labels: Record<string, string>;
  /** What to write in a field, by the same names. */
  hints: Record<string, string>;
  form: typeof english.form & Partial<Record<string, string>>;
  refusals: typeof english.refusals;
  /** Words in place of those that Sveltia CMS has, in its nearest language. */
  interface: Tree;
};

/** @returns the word for the last name of a path such as `translation.hero.title`, if there is one */
export const wordFor = (words: Record<string, string>, path: readonly string[]) => {
  const [file, name = ""] = [path[0], path.at(-1)];
  return words[`${file}.${name}`] ?? words[path.slice(-2).join(".")] ?? words[name];
};
