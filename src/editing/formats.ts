import { readEntries, splitPage } from "../checking/reading/frontMatter";

/** @returns JSON in which each soft hyphen can be seen, also one that was typed as `\u00AD` in a field */
const visible = (json: string) => json.replace(/\u00AD|\\\\u00AD/gi, "\\u00AD");

/** The folder in the address of a picture; the CMS needs one, to rename pictures. */
const folder = "/images/";

const isPicture = (key: string, value: unknown): value is string =>
  key === "file" && /^(?:\/images\/)?[^/]+$/.test(String(value));

type Page = Record<string, string>;

/** How files of content/ become the values of a form, and those the files, byte for byte as before. */
export const formats = {
  "site-json": {
    extension: "json",
    // The form shows a picture by its address.
    fromFile: (text: string) =>
      JSON.parse(text, (key, value) => (isPicture(key, value) ? folder + value : value)),
    toFile: (value: unknown) => {
      const bare = (key: string, item: unknown) =>
        isPicture(key, item) ? item.replace(folder, "") : item;
      return `${visible(JSON.stringify(value, bare, 2))}\n`;
    },
  },
  "legal-page": {
    extension: "md",
    fromFile: (text: string): Page => {
      const { lines = "", body } = splitPage(text);
      const head = readEntries(lines).entries.flatMap(({ name, value }) =>
        value === null ? [] : [[name, String(value)]],
      );
      return { ...Object.fromEntries(head), body: body.trim() };
    },
    toFile: ({ body = "", ...head }: Page) => {
      const lines = Object.entries(head).map(
        ([name, value]) => `${name}: ${visible(JSON.stringify(value))}`,
      );
      return `---\n${lines.join("\n")}\n---\n\n${body.trim()}\n`;
    },
  },
};
