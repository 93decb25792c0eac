import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { readContentFiles } from "../../src/checking/contentFiles";
import { useFolder } from "../support/useFolder";

describe("the files of the content", () => {
  const folder = useFolder();
  const names = () => [...readContentFiles(folder.root).keys()];

  it("include all files of the directory, in order, with their bytes", () => {
    folder.write("content/z.md", "more");
    folder.write("content/a/b/c.md", "words");
    folder.write("content/a~b.md", "x");

    expect(names()).toEqual(["content/a/b/c.md", "content/a~b.md", "content/z.md"]);
    expect(readContentFiles(folder.root).get("content/a/b/c.md")).toEqual(Buffer.from("words"));
  });

  it("exclude hidden files, files that programs create, and broken links", () => {
    const hidden = [".DS_Store", ".git/config"];
    const leftovers = ["b.md~", "images/Thumbs.db", "Desktop.ini"];
    for (const file of ["a.md", ...hidden, ...leftovers]) folder.write(`content/${file}`, "x");
    symlinkSync("nowhere", join(folder.root, "content/link.md"));

    expect(names()).toEqual(["content/a.md"]);
  });

  it("are none if there is no directory", () => {
    expect(names()).toEqual([]);
  });
});
