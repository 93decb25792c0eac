import { formatAnnotations } from "../../src/checking/annotations";

describe("the annotations for GitHub", () => {
  const finding = {
    file: "content/legal/de/a,b:c.md",
    line: 14,
    column: 7,
    severity: "warning",
    message: "100 % wrong.",
    remedy: "Mend it.",
  } as const;

  it("name file, line and column, with what could end them early escaped", () => {
    expect(formatAnnotations([finding])).toBe(
      "::warning file=content/legal/de/a%2Cb%3Ac.md,line=14,col=7,title=Content::100 %25 wrong.%0AMend it.",
    );
  });

  it("stand one on each line", () => {
    expect(formatAnnotations([finding, { ...finding, severity: "error" }]).split("\n")).toEqual([
      expect.stringMatching(/^::warning /),
      expect.stringMatching(/^::error /),
    ]);
  });
});
