/** A soft hyphen can be seen in the files. */
const visible = (text: string) => text.replaceAll("\u00AD", "\\u00AD");

const isPicture = (key: string, value: unknown): value is string =>
  key === "file" && /^\/?[^/]*$/.test(String(value));

const frontMatter = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

type Page = Record<string, string>;

/** How files of content/ become the values of a form, and those the files, byte for byte as before. */
export const formats = {
  "site-json": {
    extension: "json",
    // The form shows a picture by its address, which begins with a slash.
    fromFile: (text: string) =>
      JSON.parse(text, (key, value) => (isPicture(key, value) ? `/${value}` : value)),
    toFile: (value: unknown) => {
      const bare = (key: string, item: unknown) =>
        isPicture(key, item) ? item.replace("/", "") : item;
      return `${visible(JSON.stringify(value, bare, 2))}\n`;
    },
  },
  "legal-page": {
    extension: "md",
    fromFile: (text: string): Page => {
      const [, head = "", body = ""] = frontMatter.exec(text) ?? [];
      const entries = head.split("\n").map((line) => {
        const [, name = "", value = ""] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
        return [name, value.startsWith('"') ? JSON.parse(value) : value];
      });
      return { ...Object.fromEntries(entries), body };
    },
    toFile: ({ body = "", ...head }: Page) => {
      const lines = Object.entries(head).map(
        ([name, value]) => `${name}: ${visible(JSON.stringify(value))}`,
      );
      return `---\n${lines.join("\n")}\n---\n\n${body.trim()}\n`;
    },
  },
};
