import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { readContentFiles } from "../../src/checking/contentFiles";
import { compareFindings, findingOn } from "../../src/checking/finding";
import { findDeviations, languageNames, likelyWrong } from "../../src/checking/languages";
import { useFolder } from "../support/useFolder";

describe("the files of the content", () => {
  const folder = useFolder();
  const names = () => [...readContentFiles(folder.root).keys()];

  it("are all files of the directory, in order, with their bytes", () => {
    folder.write("content/z.md", "more");
    folder.write("content/a/b/c.md", "words");
    folder.write("content/a~b.md", "x");

    expect(names()).toEqual(["content/a/b/c.md", "content/a~b.md", "content/z.md"]);
    expect(readContentFiles(folder.root).get("content/a/b/c.md")).toEqual(Buffer.from("words"));
  });

  it("are not hidden files, those that programs leave behind, and broken links", () => {
    for (const file of [
      "a.md",
      ".DS_Store",
      ".git/config",
      "b.md~",
      "images/Thumbs.db",
      "Desktop.ini",
    ]) {
      folder.write(`content/${file}`, "x");
    }
    symlinkSync("nowhere", join(folder.root, "content/link.md"));

    expect(names()).toEqual(["content/a.md"]);
  });

  it("are none where there is no folder, or a file in its place", () => {
    expect(names()).toEqual([]);

    folder.write("content", "x");
    expect(names()).toEqual([]);
  });
});

it("puts findings in the order in which they are read", () => {
  const at = (file: string, line: number, column: number, isWarning?: true) =>
    findingOn({ file, line, column }, isWarning ? "dash" : "comment");
  const inOrder = [
    at("a", 1, 2),
    at("a", 1, 11),
    at("a", 3, 1),
    at("a", 20, 1),
    at("b", 1, 1),
    at("a", 1, 1, true),
  ];
  const shuffled = [3, 0, 5, 1, 4, 2].flatMap((index) => inOrder[index] ?? []);

  expect([...inOrder].reverse().sort(compareFindings)).toEqual(inOrder);
  expect(shuffled.sort(compareFindings)).toEqual(inOrder);
});

describe("what differs between languages", () => {
  const compare = (bs: string, de: string, en: string) => {
    const versions = [
      { language: "bs", text: bs },
      { language: "de", text: de },
      { language: "en", text: en },
    ] as const;
    return findDeviations(versions, ({ text }) => text).map((deviation) => [
      deviation.version.language,
      languageNames(deviation.usual),
      likelyWrong(deviation) !== "",
    ]);
  };

  it("is what most of them do not have, or else what the first does not have", () => {
    expect(compare("a", "a", "a")).toEqual([]);
    expect(compare("b", "a", "a")).toEqual([["bs", "German and English", true]]);
    expect(compare("a", "a", "b")).toEqual([["en", "Bosnian and German", true]]);
    expect(compare("a", "b", "c")).toEqual([
      ["de", "Bosnian", false],
      ["en", "Bosnian", false],
    ]);
  });
});
