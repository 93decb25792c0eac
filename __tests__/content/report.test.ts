import { fileFinding } from "../../src/checking/finding";
import bosnian from "../../src/checking/messages.bs.json";
import english from "../../src/checking/messages.json";
import { formatAnnotations } from "../../src/checking/report";

it("the report for GitHub has file, line, column, Bosnian and English, with separators escaped", () => {
  const place = { file: "content/a,b:c.md", line: 14, column: 7 };
  const odd = { ...fileFinding("", "code", { found: "100 %" }), place };
  const lines = formatAnnotations([odd, fileFinding("content/a.md", "noText")]).split("\n");
  const textOf = (id: "code" | "noText") =>
    [bosnian, english]
      .map(({ findings }) => `${findings[id].message}%0A${findings[id].remedy}`)
      .join("%0A")
      .replaceAll("{found}", "100 %25");

  expect(lines).toEqual([
    `::error file=content/a%2Cb%3Ac.md,line=14,col=7,title=Content::${textOf("code")}`,
    `::error file=content/a.md,line=1,col=1,title=Content::${textOf("noText")}`,
  ]);
});
