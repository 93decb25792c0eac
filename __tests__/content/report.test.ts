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

/** @returns the report of the findings, without colours */
const written = (findings: Finding[]) =>
  stripVTControlCharacters(formatFindings(findings, new Map([[file, Buffer.from("one")]])));

describe("the report of findings", () => {
  it("groups them by file, gives equal remedies once, and counts them", () => {
    const findings = [
      found({ column: 5 }),
      found({ file: "content/site/other.json", severity: "warning", message: "Odd." }),
      found({ line: 2, column: 3, message: "Worse." }),
      found({ line: 3, remedy: "Mend this." }),
    ];

    expect(written(findings)).toBe(
      [
        `${file}:1:5  error  Wrong.`,
        `${file}:2:3  error  Worse.`,
        "  Mend it.",
        `${file}:3:1  error  Wrong.`,
        "  Mend this.",
        "",
        "content/site/other.json:1:1  warning  Odd.",
        "  Mend it.",
        "",
        "3 errors, 1 warning",
      ].join("\n"),
    );
  });

  it("contains file, line and column for GitHub, with separators escaped", () => {
    const odd = { ...warning, file: "content/a,b:c.md", line: 14, column: 7, message: "100 %" };

    expect(formatAnnotations([odd, found()]).split("\n")).toEqual([
      "::warning file=content/a%2Cb%3Ac.md,line=14,col=7,title=Content::100 %25%0AMend it.",
      `::error file=${file},line=1,col=1,title=Content::Wrong.%0AMend it.`,
    ]);
  });
});
