import { createRequire } from "node:module";
import { readEntries, splitPage } from "../../src/checking/reading/frontMatter";

/** What gatsby-transformer-remark reads front matter with. */
const gatsbyRequire = createRequire(require.resolve("gatsby-transformer-remark"));
const readLikeGatsby: (text: string) => { data: object; content: string } =
  gatsbyRequire("gray-matter");

const written = [
  'title: Povrat # komentar\ndescription: "Kako \\"ide\\" \\u0107"',
  "# komentar\n\ntitle: 'Povrat: to''je'\r\ndescription: Da, i #1",
  "title: >\n  Povrat\n  kreveta\ndescription: |-\n  Kako",
  "title: Povrat\n  kreveta\ndescription: !!str 24",
  "title: 24\ndescription: 12:30",
  "title: true\ndescription: ~",
  "title: No\ndescription: 0x1F",
];

it.each(written)("the check reads the front matter that Gatsby reads: %j", (lines) => {
  const page = `\uFEFF---\n${lines}\n---\n\nTekst.\n`;
  const { lines: found = "", body } = splitPage(page);
  const { entries, fault } = readEntries(found);
  const { data, content } = readLikeGatsby(page);
  const trimmed = Object.entries(data).map(([name, value]) => [name, value?.trimEnd?.() ?? value]);

  expect(fault).toBeUndefined();
  expect(entries.map(({ name, value }) => [name, value])).toEqual(trimmed);
  expect(body).toBe(content);
});

it.each(["title: a: b", "title: @a", 'title: "a', "title: a\ntitle: b", "title: !x a"])(
  "the check refuses the front matter that stops Gatsby: %j",
  (lines) => {
    expect(readEntries(lines).fault).toBeDefined();
    expect(() => readLikeGatsby(`---\n${lines}\n---\n`)).toThrow();
  },
);
