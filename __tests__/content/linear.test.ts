import { checkContent } from "../../src/checking/check";
import { findOpenPoints } from "../../src/checking/launch";
import { contentWith, edit, table } from "../support/checking/editedContent";

const subtitle = /(?<="subtitle": ")[^"]*/;

/** Texts for which a pattern without linear running time needs minutes. */
const repeated =
  "*a ·_a · ·<a ·{{·{{a·}·[a·](·&a·0 ·a·a\u00ad·- ·a@·lorem ·x\n·<<<<<<<\n·=======\n".split("·");

describe("the patterns of the check", () => {
  it.each(repeated)("have linear running time for a text of many %j", async (part) => {
    const company = "content/site/company.json";
    const many = part.repeat(60_000 / part.length);
    const text = many.replaceAll("\n", "\\n");
    const files = contentWith({
      [table("de")]: edit(table("de"), subtitle, `Ein${text}Ende`),
      [company]: edit(company, /(?<="street": ")[^"]*/, `Ulica${text}1`),
      "content/site/launch.json": `"${many}`,
    });
    const start = performance.now();
    await checkContent(files);
    findOpenPoints(files, "", {});

    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
