import { checkContent } from "../../src/checking/check";
import { legalNavigation } from "../../src/components/navigation";
import { linkedLegalPages } from "../../src/contract/legal";
import { commit, type Fault, fileStart, finding, placeOf, useContentCopy } from "./contentCopy";

const file = "content/legal/de/gdpr.md";
const end = /\s*$/;

const frontMatterFaults: Omit<Fault, "file">[] = [
  {
    fault: "no front matter",
    replace: /^---\n[\s\S]*?\n---\n/,
    by: "",
    at: /^/,
    message: "no front matter",
  },
  {
    fault: "front matter that is not closed",
    replace: /(?<=\n)---\n/,
    by: "",
    at: /^---/,
    message: "not closed",
  },
  {
    fault: "a missing title",
    replace: /title: .*\n/,
    by: "",
    at: /^---/,
    message: '"title" is missing',
  },
  {
    fault: "an empty description",
    replace: /description: .*/,
    by: 'description: ""',
    at: /""/,
    message: '"description" is empty',
  },
  {
    fault: "a description without its text",
    replace: /description: .*/,
    by: "description:",
    at: /(?<=description:)\n/,
    message: '"description" has the wrong kind of value',
  },
  {
    fault: "a misspelt name",
    replace: /title:/,
    by: "titel:",
    at: /titel:/,
    message: '"titel" is not a known name. Did you mean "title"?',
  },
  {
    fault: "an unknown name",
    replace: /title:/,
    by: "author: Ich\ntitle:",
    at: /author:/,
    message: '"author" is not a known name.',
  },
  {
    fault: "a name that stands twice",
    replace: /(?=title:)/,
    by: "title: Neu\n",
    at: /(?<=title: Neu\n)title:/,
    message: "stands twice",
  },
  {
    fault: "a placeholder without quotes",
    replace: /title: .*/,
    by: "title: {{company.name}}",
    at: /\{\{company\.name\}\}\n/,
    message: '"title" has the wrong kind of value',
  },
  {
    fault: "an asterisk without quotes",
    replace: /title: .*/,
    by: "title: *Wichtig*",
    at: /\*Wichtig/,
    message: '"title" has the wrong kind of value',
  },
  {
    fault: "a date without quotes",
    replace: /title: .*/,
    by: "title: 2024-05-01",
    at: /2024/,
    message: '"title" has the wrong kind of value',
  },
  {
    fault: "a colon without quotes",
    replace: /title: .*/,
    by: "title: Daten: Schutz",
    at: /Daten: Schutz/,
    message: "cannot be read",
  },
  {
    fault: "a missing closing quote",
    replace: /title: .*\n[\s\S]*?(?=\n---\n)/,
    by: 'description: Schutz\ntitle: "Daten',
    at: /"Daten/,
    message: "cannot be read",
  },
  {
    fault: "a line without a name",
    replace: /title: .*\n[\s\S]*?(?=\n---\n)/,
    by: "Datenschutz",
    at: /Datenschutz/,
    message: "no names with texts",
  },
  {
    fault: "HTML in the title",
    replace: /title: .*/,
    by: "title: Daten<br>schutz",
    at: /Daten<br>/,
    message: "HTML: <br>",
  },
  {
    fault: "a misspelt placeholder in the title",
    replace: /title: .*/,
    by: 'title: "{{company.nmae}}"',
    at: /\{\{company\.nmae\}\}/,
    message: "Did you mean {{company.name}}?",
  },
];

const bodyFaults: Omit<Fault, "file">[] = [
  {
    fault: "a page without text",
    replace: /(?<=\n---\n)[\s\S]*/,
    by: "",
    at: /^/,
    message: "no text",
  },
  {
    fault: "a misspelt placeholder in the text",
    replace: end,
    by: "\n\nBei {{company.cty}}.\n",
    at: /\{\{company\.cty/,
    message: "Did you mean {{company.city}}?",
  },
  {
    fault: "a placeholder that only the running page knows",
    replace: end,
    by: "\n\nImmer {{weather}}.\n",
    at: /\{\{weather/,
    message: "{{weather}} is not a known placeholder",
  },
  {
    fault: "a placeholder with single braces",
    replace: end,
    by: "\n\nBei {company.city}.\n",
    at: /(?<!\{)\{company\.city/,
    message: "{company.city} is not a complete placeholder",
  },
  {
    fault: "a misspelt placeholder in the address of a link",
    replace: /\(mailto:\{\{company\.email\}\}\)/,
    by: "(mailto:{{company.emial}})",
    at: /\{\{company\.emial/,
    message: "Did you mean {{company.email}}?",
  },
  {
    fault: "a fact that the Bosnian page lacks",
    replace: end,
    by: "\n\n{{company.vatId}}\n",
    at: /\{\{company\.vatId/,
    message: "which the Bosnian page lacks",
  },
  {
    fault: "HTML between paragraphs",
    replace: end,
    by: "\n\n<div>\nx\n</div>\n",
    at: /<div>/,
    message: "HTML: <div>",
  },
  {
    fault: "HTML inside a sentence",
    replace: end,
    by: "\n\nNeue<br>Zeile\n",
    at: /<br>/,
    message: "HTML: <br>",
  },
  {
    fault: "a link to a script",
    replace: end,
    by: "\n\n[x](javascript:open)\n",
    at: /javascript:/,
    message: 'begin with "javascript:"',
  },
  {
    fault: "a disguised link to a script",
    replace: end,
    by: "\n\n[x](&#74;avascript:open)\n",
    at: /\[x\]/,
    message: 'begin with "javascript:"',
  },
  {
    fault: "a script in the definition of a link",
    replace: end,
    by: "\n\n[x][y]\n\n[y]: javascript:open\n",
    at: /javascript:/,
    message: 'begin with "javascript:"',
  },
  {
    fault: "a link to a page that does not exist",
    replace: end,
    by: "\n\n[x](/imprnt)\n",
    at: /\/imprnt/,
    message: '"/imprnt" leads nowhere. Did you mean /imprint?',
  },
  {
    fault: "a link with a trailing slash",
    replace: end,
    by: "\n\n[x](/imprint/)\n",
    at: /\/imprint\//,
    message: "Did you mean /imprint?",
  },
  {
    fault: "a link to an anchor that does not exist",
    replace: end,
    by: "\n\n[x](/#contacts)\n",
    at: /\/#contacts/,
    message: "Did you mean /#contact?",
  },
  {
    fault: "an outside link without its beginning",
    replace: end,
    by: "\n\n[x](www.example.com)\n",
    at: /www/,
    message: "leads nowhere",
  },
  {
    fault: "a picture",
    replace: end,
    by: "\n\n![x](/x.png)\n",
    at: /!\[/,
    message: "no pictures",
  },
  {
    fault: "a picture whose address stands elsewhere",
    replace: end,
    by: "\n\n![x][y]\n\n[y]: /gdpr\n",
    at: /!\[/,
    message: "no pictures",
  },
  {
    fault: "a heading of level 1",
    replace: /^## /m,
    by: "# ",
    at: /^# /m,
    message: "heading of level 1",
  },
  {
    fault: "a skipped level of headings",
    replace: /(?<=\n## [\s\S]*)\n## /,
    by: "\n#### ",
    at: /^####/m,
    message: "heading of level 4 follows one of level 2",
  },
  {
    fault: "a first heading that is too deep",
    replace: /^## /m,
    by: "### ",
    at: /^###/m,
    message: "heading of level 3 follows one of level 1",
  },
  {
    fault: "a list shorter than in Bosnian",
    replace: /^- .*\n/m,
    by: "",
    at: /^- /m,
    message: "in Bosnian it has",
    severity: "warning",
  },
  {
    fault: "a missing heading",
    replace: /^## .*\n(?=\n- )/m,
    by: "",
    at: /^- /m,
    message: "next comes a list, but in Bosnian a heading of level 2",
    severity: "warning",
  },
  {
    fault: "a heading of another level",
    replace: /(?<=\n## [\s\S]*)\n## /,
    by: "\n### ",
    at: /^### /m,
    message: "next comes a heading of level 3, but in Bosnian a heading of level 2",
    severity: "warning",
  },
  {
    fault: "a section missing at the end",
    replace: /\n## (?:(?!\n## )[\s\S])*$/,
    by: "",
    at: /(?<=\n\n)- (?=.*\n(?:- .*\n)*$)/,
    message: "next comes the end of the page",
    severity: "warning",
  },
  {
    fault: "a claim to heal",
    replace: end,
    by: "\n\nUnser Bett heilt.\n",
    at: /heilt/,
    message: '"heilt" may promise to heal',
    severity: "warning",
  },
  {
    fault: "quotes inside quotes without end",
    replace: end,
    by: `\n\n${"> ".repeat(5000)}Text\n`,
    at: /^> >/m,
    message: "too much stands one inside the other",
  },
  {
    fault: "lists inside lists without end",
    replace: end,
    by: `\n\n${Array.from({ length: 500 }, (_, i) => `${"  ".repeat(i)}- x`).join("\n")}\n`,
    at: /^ {40}- x/m,
    message: "too much stands one inside the other",
  },
  {
    fault: "brackets without end",
    replace: end,
    by: `\n\n${"[".repeat(5000)}\n`,
    at: /\[{5000}/,
    message: "too much stands one inside the other",
  },
];

describe("the check of a legal page", () => {
  const copy = useContentCopy();

  it.each([...frontMatterFaults, ...bodyFaults])("points at $fault", async (fault) => {
    const expected = commit(copy, { ...fault, file });

    expect(await checkContent(copy.root)).toEqual([expected]);
  });

  it.each([
    ["heading", /^## \p{L}/u],
    ["paragraph", /^\p{L}[^{}]{40,}$/u],
  ])("points at a %s that stands in Bosnian word for word", async (_what, pattern) => {
    const passageOf = (page: string) => {
      const passage = copy
        .read(page)
        .split(/\n\s*\n/)
        .find((part) => pattern.test(part));
      if (!passage) throw new Error(`${pattern} is not in ${page}`);
      return passage;
    };
    const bosnian = passageOf("content/legal/bs/gdpr.md");
    copy.write(
      file,
      copy.read(file).replace(passageOf(file), () => bosnian),
    );
    const before = copy.read(file).split(bosnian)[0] ?? "";
    const place = { line: before.split("\n").length, column: 1 };

    expect(await checkContent(copy.root)).toEqual([
      finding(file, place, "the same as in Bosnian", "warning"),
    ]);
  });

  it("points at the page when a fact of the Bosnian one is lost", async () => {
    const imprint = "content/legal/de/imprint.md";
    const expected = commit(copy, {
      fault: "a lost fact",
      file: imprint,
      replace: /\{\{company\.vatId\}\}/,
      by: "auf Anfrage",
      at: /(?<=\n---\n)/,
      message: "lacks the placeholder {{company.vatId}}, which the Bosnian page has",
    });

    expect(await checkContent(copy.root)).toEqual([expected]);
  });

  it("points at the page in another language when one is missing", async () => {
    copy.remove(file);

    expect(await checkContent(copy.root)).toEqual([
      {
        ...finding("content/legal/bs/gdpr.md", fileStart, "missing in German"),
        remedy: expect.stringContaining(`Create ${file}`),
      },
    ]);
  });

  it("names a page that the footer links to when it is missing everywhere", async () => {
    for (const language of ["bs", "de", "en"]) copy.remove(`content/legal/${language}/gdpr.md`);

    expect(await checkContent(copy.root)).toEqual([
      finding("content/legal/bs/gdpr.md", fileStart, "the footer links to it"),
    ]);
  });

  it("knows every page that the footer links to", () => {
    const linked = legalNavigation.map(({ to }) => to.slice(1));

    expect(linkedLegalPages.toSorted()).toEqual(linked.toSorted());
  });

  it("points at each language that lacks a new page", async () => {
    const page = copy.read("content/legal/en/terms-of-service.md");
    copy.write("content/legal/en/returns.md", page);

    expect(await checkContent(copy.root)).toEqual([
      finding("content/legal/en/returns.md", fileStart, "missing in Bosnian"),
      finding("content/legal/en/returns.md", fileStart, "missing in German"),
    ]);
  });

  it("names the pages of a language whose folder is missing", async () => {
    copy.remove("content/legal/en");

    expect(await checkContent(copy.root)).toEqual([
      {
        ...finding("content/legal/en", fileStart, "no legal pages in English"),
        remedy: expect.stringContaining("gdpr.md, imprint.md, terms-of-service.md"),
      },
    ]);
  });

  it.each([
    "[x](/)",
    "[x](/#contact)",
    "[x](/gdpr)",
    "[x](https://example.com/a?b=c#d)",
    "<https://example.com>",
    "[x](tel:+38733000000)",
    "[x](mailto:{{company.email}})",
  ])("accepts the link %s", async (link) => {
    copy.edit(file, end, `\n\n${link}\n`);

    expect(await checkContent(copy.root)).toEqual([]);
  });

  it("points at the marks of a merge conflict, and only at these", async () => {
    const expected = commit(copy, {
      fault: "a merge conflict",
      file,
      replace: end,
      by: "\n\n<<<<<<< HEAD\nA\n=======\n<b>B</b>\n>>>>>>> desk\n",
      at: /<<<<<<< HEAD/,
      message: "merge conflict",
    });

    expect(await checkContent(copy.root)).toEqual([expected]);
  });

  it("points at an empty page", async () => {
    copy.write(file, "");

    expect(await checkContent(copy.root)).toEqual([finding(file, fileStart, "empty")]);
  });

  it("counts lines and columns of the body from the start of the file", async () => {
    copy.edit(file, end, "\n\nx <i>\n");
    const lines = copy.read(file).split("\n");

    expect(placeOf(copy.read(file), /<i>/)).toEqual({ line: lines.length - 1, column: 3 });
    expect(await checkContent(copy.root)).toMatchObject([{ line: lines.length - 1, column: 3 }]);
  });

  const page = "content/legal/de/gdpr.md";
  const lists = (levels: number) =>
    Array.from({ length: levels }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
  const errorsWith = async (markdown: string) => {
    copy.write(page, `${copy.read(page).trimEnd()}\n\n${markdown}\n`);
    return (await checkContent(copy.root)).filter(({ severity }) => severity === "error");
  };

  it.each([
    ["quotes in quotes", `${"> ".repeat(12)}a`, 1],
    ["brackets in brackets", "[".repeat(25), 1],
    ["lists in lists", lists(12), 10],
  ])("points at %s that go too deep", async (_what, markdown, line) => {
    const start = copy.read(page).trimEnd().split("\n").length + 1;

    expect(await errorsWith(markdown)).toMatchObject([
      { file: page, line: start + line, message: expect.stringContaining("too much stands") },
    ]);
  });

  it.each([
    ["quotes", `${"> ".repeat(4)}a`],
    ["lists", lists(9)],
  ])("has nothing against fewer %s", async (_what, markdown) => {
    expect(await errorsWith(markdown)).toEqual([]);
  });
});
