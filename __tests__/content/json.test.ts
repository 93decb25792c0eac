import { checkContent } from "../../src/checking/check";
import { keepFirstSide } from "../../src/checking/reading/conflicts";
import { commit, type Fault, fileStart, finding, placeOf, useContentCopy } from "./contentCopy";

const file = "content/locales/de/translation.json";

const syntaxFaults: Omit<Fault, "file">[] = [
  {
    fault: "a comma after the last entry",
    replace: /(?<="contact": ".*")\n {2}\}/,
    by: ",\n  }",
    at: /,\n {2}\},\n {2}"hero"/,
    message: "comma too many",
  },
  {
    fault: "two commas in a row",
    replace: /(?<="skip": ".*"),/,
    by: ",,",
    at: /,,/,
    message: "comma too many",
  },
  {
    fault: "a missing comma",
    replace: /(?<="skip": ".*"),/,
    by: "",
    at: /(?<="skip": ".*")\n/,
    message: 'comma is missing before "home"',
  },
  {
    fault: "a missing closing quote",
    replace: /"skip": ".*"/,
    by: '"skip": "Weiter',
    at: /(?<="skip": )"/,
    message: "double quote is missing",
  },
  {
    fault: "a missing opening quote",
    replace: /"skip": "/,
    by: '"skip": Zu ',
    at: /(?<="skip": )Zu/,
    message: "Zu stands outside the double quotes",
  },
  {
    fault: "a name without quotes",
    replace: /"skip":/,
    by: "skip:",
    at: /skip:/,
    message: "skip stands outside the double quotes",
  },
  {
    fault: "a quote inside a text",
    replace: /"skip": "/,
    by: '"skip": "Zum "Inhalt" ',
    at: /Inhalt" /,
    message: "Inhalt stands outside the double quotes",
  },
  {
    fault: "typographic quotes",
    replace: /"skip": ".*"/,
    by: '"skip": „Weiter“',
    at: /„Weiter“/,
    message: "wrong kind of quotes",
  },
  {
    fault: "a text that goes on in the next line",
    replace: /"skip": ".*"/,
    by: '"skip": "Zum\nInhalt"',
    at: /(?<="skip": )"/,
    message: "does not end on its line",
  },
  {
    fault: "a missing colon",
    replace: /"skip":/,
    by: '"skip"',
    at: /(?<="skip") /,
    message: "colon is missing",
  },
  {
    fault: "a missing text",
    replace: /"skip": ".*"/,
    by: '"skip": ',
    at: /(?<="skip": ),/,
    message: "a name or a value is missing",
  },
  {
    fault: "a missing brace at the end",
    replace: /\n\}\s*$/,
    by: "\n",
    at: /(?<=\})\s*$/,
    message: "brace } is missing",
  },
  {
    fault: "a brace too many",
    replace: /\n\}\s*$/,
    by: "\n}\n}\n",
    at: /\}\n$/,
    message: "After the end",
  },
  {
    fault: "a comment",
    replace: /(?="skip")/,
    by: "// für Tastatur\n",
    at: /\/\/ für/,
    message: "Comments",
  },
  {
    fault: "a single backslash",
    replace: /"skip": "/,
    by: '"skip": "\\Zum ',
    at: /\\Zum/,
    message: "backslash",
  },
  {
    fault: "a tab in a text",
    replace: /"skip": "/,
    by: '"skip": "Zum\t',
    at: /\t/,
    message: "tab",
  },
  {
    fault: "a name that stands twice",
    replace: /(?="openMenu")/,
    by: '"skip": "Zum Inhalt",\n',
    at: /"skip": "Zum Inhalt",\n/,
    message: '"skip" stands twice',
  },
  {
    fault: "a merge conflict",
    replace: /( *"skip": ".*",\n)/,
    by: '<<<<<<< HEAD\n"skip": "Zum Text",\n=======\n"skip": "Zum Inhalt",\n>>>>>>> desk\n',
    at: /<<<<<<< HEAD/,
    message: "merge conflict",
  },
  {
    fault: "a merge conflict that shows the common ancestor, with the line ends of Windows",
    replace: /( *"skip": ".*",\n)/,
    by: [
      "<<<<<<< HEAD",
      '"skip": "Zum Text",',
      "||||||| 1234567",
      '"skip": "Inhalt",',
      "=======",
      '"skip": "Zum Inhalt",',
      ">>>>>>> desk",
      "",
    ].join("\r\n"),
    at: /<<<<<<< HEAD/,
    message: "merge conflict",
  },
  {
    fault: "a leftover of a merge conflict",
    replace: /( *"skip")/,
    by: '>>>>>>> desk\n"skip"',
    at: />>>>>>> desk/,
    message: "merge conflict",
  },
];

describe("the check of a JSON file", () => {
  const copy = useContentCopy();

  it.each(syntaxFaults)("points at $fault", async (fault) => {
    const expected = commit(copy, { ...fault, file });

    expect(await checkContent(copy.root)).toEqual([expected]);
  });

  it("tells two faults of the same kind, one line after the other", async () => {
    copy.edit(file, /"skip": ".*"/, '"skip": "Weiter');
    copy.edit(file, /"navigation": ".*"/, '"navigation": "Navigation');
    const text = copy.read(file);

    expect(await checkContent(copy.root)).toEqual(
      [/(?<="skip": )"/, /(?<="navigation": )"/].map((at) =>
        finding(file, placeOf(text, at), "double quote is missing"),
      ),
    );
  });

  const harmless = [
    "a comma after the last entry",
    "a missing comma",
    "a brace too many",
    "a comment",
    "a merge conflict",
  ];
  it.each(harmless)("goes on checking the texts of a file with %s", async (name) => {
    const fault = syntaxFaults.find((each) => each.fault === name);
    if (!fault) throw new Error(`No fault is called ${name}`);
    const expected = commit(copy, { ...fault, file });
    copy.edit(file, /"success": ".*"/, '"success": ""');
    const empty = finding(file, placeOf(copy.read(file), /(?<="success": )"/), "is empty");
    const inOrder = expected.line < empty.line ? [expected, empty] : [empty, expected];

    expect(await checkContent(copy.root)).toEqual(inOrder);
  });

  it("blanks all but the first version of a conflict, and keeps its place", () => {
    const conflict = "<<<<<<< HEAD\r\nfirst\r\n||||||| base\nold\n=======\nother\n>>>>>>> desk";
    const kept = keepFirstSide(`a\n${conflict}\nz\n<<<<<<< left`);

    expect(kept).toBe(
      [
        "a",
        `${" ".repeat(12)}\r`,
        "first\r",
        " ".repeat(12),
        " ".repeat(3),
        " ".repeat(7),
        " ".repeat(5),
        " ".repeat(12),
        "z",
        " ".repeat(12),
      ].join("\n"),
    );
  });

  it.each(["", " \n"])("points at an empty file (%j)", async (content) => {
    copy.write(file, content);

    expect(await checkContent(copy.root)).toEqual([finding(file, fileStart, "empty")]);
  });

  it("points at a byte order mark and counts columns without it", async () => {
    copy.edit(file, /"skip": ".*"/, '"skip": ""');
    const place = placeOf(copy.read(file), /(?<="skip": )"/);
    copy.write(file, `\uFEFF${copy.read(file)}`);

    expect(await checkContent(copy.root)).toEqual([
      finding(file, fileStart, "byte order mark"),
      finding(file, place, "is empty"),
    ]);
  });

  it("points at the first letter that is not UTF-8", async () => {
    copy.edit(file, /"skip": ".*"/, '"skip": "Zurück"');
    const place = placeOf(copy.read(file), /ü(?=ck")/);
    const [before = "", after = ""] = copy.read(file).split(/(?<="Zur)ü(?=ck")/);
    copy.write(file, Buffer.concat([Buffer.from(before), Buffer.from([0xfc]), Buffer.from(after)]));

    expect(await checkContent(copy.root)).toEqual([finding(file, place, "not saved as UTF-8")]);
  });

  it.each([
    ["groups", '{"a": ', 126],
    ["lists", "[", 31],
  ])("points at %s that are nested without end", async (_what, opening, column) => {
    copy.write(file, `{"header": ${opening.repeat(10_000)}`);

    expect(await checkContent(copy.root)).toEqual([
      finding(file, { line: 1, column }, "more than 20 groups"),
    ]);
  });

  it("points at a file that is far too large", async () => {
    copy.write(file, `{"header": "${"a".repeat(600_000)}"}`);

    expect(await checkContent(copy.root)).toEqual([finding(file, fileStart, "600 kB")]);
  });

  it("points at a file saved as UTF-16", async () => {
    copy.write(file, Buffer.from(`\uFEFF${copy.read(file)}`, "utf16le"));

    expect(await checkContent(copy.root)).toEqual([finding(file, fileStart, "not saved as UTF-8")]);
  });
});
