import type { Finding } from "../../src/checking/finding";
import { formatAnnotations } from "../../src/checking/report";

it("the report for GitHub contains file, line and column, with separators escaped", () => {
  const error: Finding = {
    file: "content/site/note.json",
    line: 1,
    column: 1,
    severity: "error",
    message: "Wrong.",
    remedy: "Mend it.",
  };
  const odd = { file: "content/a,b:c.md", line: 14, column: 7, message: "100 %" };

  expect(formatAnnotations([{ ...error, ...odd, severity: "warning" }, error]).split("\n")).toEqual(
    [
      "::warning file=content/a%2Cb%3Ac.md,line=14,col=7,title=Content::100 %25%0AMend it.",
      "::error file=content/site/note.json,line=1,col=1,title=Content::Wrong.%0AMend it.",
    ],
  );
});
