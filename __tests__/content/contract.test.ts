import { checkWith, content, edit, page, table, textOf } from "./editedContent";

describe("the check of the content", () => {
  it("accepts the frozen content", async () => {
    expect(await checkWith({})).toEqual([]);
  });

  it("accepts files with the line ends of Windows", async () => {
    const texts = [...content.keys()].filter((file) => /\.(?:json|md)$/.test(file));
    const windows = texts.map((file) => [file, textOf(file).replace(/\r?\n/g, "\r\n")]);

    expect(await checkWith(Object.fromEntries(windows))).toEqual([]);
  });

  it("reports errors before warnings, and both by file, line and column", async () => {
    const [bosnian, german, terms] = [table("bs"), table("de"), page("de", "terms-of-service")];
    const company = "content/site/company.json";
    const findings = await checkWith({
      [german]: edit(german, /(?<="skip": )".*"/, '""'),
      [bosnian]: edit(bosnian, /(?<="skip": ")/, "- "),
      [company]: edit(company, /(?<="phone": )".*"/, '"033 000 000"'),
      [terms]: edit(terms, /\n.*\{\{[\s\S]*/, "\na {{x}} b <br>\n"),
    });

    expect(findings.map(({ severity, ...at }) => [severity, at.file, at.line, at.column])).toEqual([
      ["error", terms, 6, 3],
      ["error", terms, 6, 11],
      ["error", german, 15, 13],
      ["error", company, 13, 12],
      ["warning", bosnian, 15, 14],
    ]);
  });
});
