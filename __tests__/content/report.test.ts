import { stripVTControlCharacters } from "node:util";
import type { Finding } from "../../src/checking/finding";
import { formatAnnotations, formatFindings } from "../../src/checking/report";

const file = "content/site/note.json";

const found = (place: Partial<Finding> = {}): Finding => ({
  file,
  line: 1,
  column: 1,
  severity: "error",
  message: "Wrong.",
  remedy: "Mend it.",
  ...place,
});

const warning = found({ severity: "warning" });
const other = "content/site/other.json";

/** @returns the report of the findings in files with these texts, without colours */
function written(findings: Finding[], texts: Record<string, string> = {}): string {
  const files = Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)] as const);
  return stripVTControlCharacters(formatFindings(findings, new Map(files)));
}

describe("the report of findings", () => {
  it("groups them by file, each with its remedy and its place, and counts them", () => {
    const findings = [
      found({ column: 5 }),
      found({ file: other, severity: "warning", message: "Odd." }),
      found({ line: 2, column: 3, message: "Worse.", remedy: "Mend this." }),
    ];

    expect(written(findings, { [file]: 'one "two"\nthree\n', [other]: "four\n" })).toBe(
      [
        `${file}:1:5  error  Wrong.`,
        "  Mend it.",
        '  1 | one "two"',
        "    |     ^",
        `${file}:2:3  error  Worse.`,
        "  Mend this.",
        "  2 | three",
        "    |   ^",
        "",
        "content/site/other.json:1:1  warning  Odd.",
        "  Mend it.",
        "  1 | four",
        "    | ^",
        "",
        "2 errors, 1 warning",
      ].join("\n"),
    );
  });

  it.each([
    ["1 error", [found()]],
    ["1 warning", [warning]],
    ["1 error, 2 warnings", [found(), warning, warning]],
    ["10 errors", Array.from({ length: 10 }, () => found())],
  ])("counts them as %s", (count, findings) => {
    expect(written(findings)).toMatch(new RegExp(`\n\n${count}$`));
  });

  it.each([
    ["tabs", "\tone\ttwo\n", { column: 6 }, ["  1 | \tone\ttwo", "    | \t   \t^"]],
    [
      "a line number of two digits",
      `${"\n".repeat(10)}one`,
      { line: 11, column: 3 },
      ["  11 | one", "     |   ^"],
    ],
    [
      "a line that is too long",
      `${"one ".repeat(50)}two${" three".repeat(20)}`,
      { column: 201 },
      [`  1 | ${"one ".repeat(11)}two${" three".repeat(7)} `, `    | ${" ".repeat(44)}^`],
    ],
  ])("keeps the pointer under its column after %s", (_what, text, place, expected) => {
    expect(
      written([found(place)], { [file]: text })
        .split("\n")
        .slice(2, 4),
    ).toEqual(expected);
  });

  it.each([
    ["empty", { [file]: "\n" }],
    ["only of spaces", { [file]: "  \t\n" }],
    ["binary", { [file]: "one\u0000two\n" }],
    ["missing", {}],
  ])("shows no line that is %s", (_what, texts) => {
    expect(written([found()], texts)).toBe(`${file}:1:1  error  Wrong.\n  Mend it.\n\n1 error`);
  });

  it("contains the number of files if there are no findings", () => {
    expect(written([], { [file]: "one" })).toBe("The content is valid: 1 files checked.");
  });

  it("contains file, line and column for GitHub, with separators escaped", () => {
    const odd = { ...warning, file: "content/a,b:c.md", line: 14, column: 7, message: "100 %" };

    expect(formatAnnotations([odd, found()]).split("\n")).toEqual([
      "::warning file=content/a%2Cb%3Ac.md,line=14,col=7,title=Content::100 %25%0AMend it.",
      `::error file=${file},line=1,col=1,title=Content::Wrong.%0AMend it.`,
    ]);
  });
});
