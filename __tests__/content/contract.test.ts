import { finding, placeOf } from "./contentCopy";
import { checkWith, content, edit, textOf } from "./editedContent";

describe("the check of the content", () => {
  it("accepts the frozen content", async () => {
    expect(await checkWith({})).toEqual([]);
  });

  it("accepts files with the line ends of Windows", async () => {
    const texts = [...content.keys()].filter((file) => /\.(?:json|md)$/.test(file));
    const windows = texts.map((file) => [file, textOf(file).replace(/\r?\n/g, "\r\n")]);

    expect(await checkWith(Object.fromEntries(windows))).toEqual([]);
  });

  it("reports several faults in several files in one run, errors before warnings", async () => {
    const faults = [
      ["content/legal/de/gdpr.md", /^- (?=\*)/m, "- ▸{{company.nam}} ", "{{company.name}}"],
      ["content/locales/de/translation.json", /(?<="skip": )".*"/, '▸""', "is empty"],
      ["content/locales/en/translation.json", /\s*\}\s*$/, "▸,\n}\n", "comma"],
      ["content/site/company.json", /(?<="phone": )".*"/, '▸"033 000 000"', '"phone"'],
      ["content/locales/bs/translation.json", /(?<="skip": ")/, "▸  Na ", "a space", "warning"],
    ] as const;
    const marked = faults.map(([file, replace, by]) => [file, edit(file, replace, by)] as const);

    expect(
      await checkWith(
        Object.fromEntries(marked.map(([file, text]) => [file, text.replace("▸", "")])),
      ),
    ).toEqual(
      faults.map(([file, , , message, severity], index) =>
        finding(file, placeOf(marked[index]?.[1] ?? "", /▸/), message, severity),
      ),
    );
  });
});
