import { fileFinding } from "../../src/checking/finding";
import english from "../../src/checking/messages.json";
import { formatAnnotations } from "../../src/checking/report";

it("the report for GitHub contains file, line and column, with separators escaped", () => {
  const { frontMatter, looseMark } = english.findings;
  const place = { file: "content/a,b:c.md", line: 14, column: 7 };
  const odd = { ...fileFinding("", "looseMark", { found: "100 %" }), place };
  const lines = formatAnnotations([odd, fileFinding("content/a.md", "frontMatter")]).split("\n");

  expect(lines).toEqual([
    "::warning file=content/a%2Cb%3Ac.md,line=14,col=7,title=Content::" +
      `${looseMark.message.replace("{found}", "100 %25")}%0A${looseMark.remedy}`,
    "::error file=content/a.md,line=1,col=1,title=Content::" +
      `${frontMatter.message}%0A${frontMatter.remedy}`,
  ]);
});
