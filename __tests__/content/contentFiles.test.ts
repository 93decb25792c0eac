import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { readContentFiles } from "../../src/checking/contentFiles";
import { compareFindings, fileFinding } from "../../src/checking/finding";
import { useContentCopy } from "./contentCopy";

describe("the files of the content", () => {
  const copy = useContentCopy();
  const names = () => [...readContentFiles(copy.root).keys()];

  it("are all that lie in the folder, in order, with their bytes", () => {
    const before = names();
    copy.write("content/a/b/c.md", "words");
    copy.write("content/z.md", "more");

    expect(names()).toEqual([...before, "content/a/b/c.md", "content/z.md"].sort());
    expect(readContentFiles(copy.root).get("content/a/b/c.md")).toEqual(Buffer.from("words"));
  });

  it("do not hold what is hidden, what text editors keep, and links to nothing", () => {
    const before = names();
    copy.write("content/.DS_Store", "x");
    copy.write("content/.git/config", "x");
    copy.write("content/legal/de/gdpr.md~", "x");
    symlinkSync("nowhere", join(copy.root, "content/legal/de/link.md"));

    expect(names()).toEqual(before);
    copy.write("content/legal/de/a~b.md", "x");
    expect(names()).toEqual([...before, "content/legal/de/a~b.md"].sort());
  });

  it("are none where there is no folder, or a file in its place", () => {
    copy.remove("content");
    expect(names()).toEqual([]);

    copy.write("content", "x");
    expect(names()).toEqual([]);
  });
});

it("puts findings in the order in which they are read", () => {
  const at = (file: string, line: number, column: number, severity?: "warning") => ({
    ...fileFinding(file, { message: "", remedy: "" }, severity),
    line,
    column,
  });
  const inOrder = [
    at("a", 1, 2),
    at("a", 1, 11),
    at("a", 3, 1),
    at("a", 20, 1),
    at("b", 1, 1),
    at("a", 1, 1, "warning"),
  ];

  const shuffled = [3, 0, 5, 1, 4, 2].flatMap((index) => inOrder[index] ?? []);

  expect([...inOrder].reverse().sort(compareFindings)).toEqual(inOrder);
  expect(shuffled.sort(compareFindings)).toEqual(inOrder);
});
