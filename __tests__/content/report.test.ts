import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import type { Finding } from "../../src/checking/finding";
import { formatFindings } from "../../src/checking/report";
import { useContentCopy } from "./contentCopy";

const file = "content/site/note.json";

const found = (place: Partial<Finding> = {}): Finding => ({
  file,
  line: 1,
  column: 1,
  severity: "error",
  message: "Wrong.",
  remedy: "Mend it.",
  ...place,
});

describe("findings written down", () => {
  const copy = useContentCopy();
  const written = (...findings: Finding[]) => formatFindings(findings, copy.root);

  it("stand by file, each with its mend and its place, and are counted", () => {
    copy.write(file, 'one "two"\nthree\n');
    copy.write("content/site/other.json", "four\n");

    expect(
      written(
        found({ column: 5 }),
        found({ file: "content/site/other.json", severity: "warning", message: "Odd." }),
        found({ line: 2, column: 3, message: "Worse.", remedy: "Mend this." }),
      ),
    ).toBe(
      [
        `${file}:1:5  error  Wrong.`,
        "  Mend it.",
        '  1 | one "two"',
        "    |     ^",
        `${file}:2:3  error  Worse.`,
        "  Mend this.",
        "  2 | three",
        "    |   ^",
        "",
        "content/site/other.json:1:1  warning  Odd.",
        "  Mend it.",
        "  1 | four",
        "    | ^",
        "",
        "2 errors, 1 warning",
      ].join("\n"),
    );
  });

  it.each([
    ["1 error", [found()]],
    ["2 errors", [found(), found()]],
    ["1 warning", [found({ severity: "warning" })]],
    [
      "1 error, 2 warnings",
      [found(), found({ severity: "warning" }), found({ severity: "warning" })],
    ],
    ["10 errors", Array.from({ length: 10 }, () => found())],
  ] as [string, Finding[]][])("are counted as %s", (count, findings) => {
    expect(
      written(...findings)
        .split("\n\n")
        .at(-1),
    ).toBe(count);
  });

  it("keep the tabs of a line, so that the pointer stands under its column", () => {
    copy.write(file, "\tone\ttwo\n");

    expect(
      written(found({ column: 6 }))
        .split("\n")
        .slice(2, 4),
    ).toEqual(["  1 | \tone\ttwo", "    | \t   \t^"]);
  });

  it("keep the pointer under its column after a line number of two digits", () => {
    copy.write(file, `${"\n".repeat(10)}one`);

    expect(
      written(found({ line: 11, column: 3 }))
        .split("\n")
        .slice(2, 4),
    ).toEqual(["  11 | one", "     |   ^"]);
  });

  it.each([
    ["is empty", "\n"],
    ["holds nothing but spaces", "  \t\n"],
    ["is not text", "one\u0000two\n"],
  ])("show no line that %s", (_what, text) => {
    copy.write(file, text);

    expect(written(found())).toBe(`${file}:1:1  error  Wrong.\n  Mend it.\n\n1 error`);
  });

  it("show no line of what is a folder, or is not there", () => {
    mkdirSync(join(copy.root, file));
    const expected = `${file}:1:1  error  Wrong.\n  Mend it.\n\n1 error`;

    expect(written(found())).toBe(expected);
    copy.remove(file);
    expect(written(found())).toBe(expected);
  });

  it("say how much was checked where nothing was found", () => {
    expect(written()).toMatch(/^Content is sound: \d+ files checked\.$/);
  });

  describe("on a terminal", () => {
    const { isTTY } = process.stdout;
    const { NO_COLOR } = process.env;

    beforeEach(() => {
      process.stdout.isTTY = true;
      delete process.env.NO_COLOR;
    });
    afterEach(() => {
      process.stdout.isTTY = isTTY;
      if (NO_COLOR !== undefined) process.env.NO_COLOR = NO_COLOR;
      else delete process.env.NO_COLOR;
    });

    const painted = (style: Parameters<typeof styleText>[0], text: string) =>
      styleText(style, text, { validateStream: false });

    it("have colours", () => {
      copy.write(file, "one\n");
      expect(painted("red", "error")).toBe("\u001b[31merror\u001b[39m");

      expect(written(found())).toBe(
        [
          `${painted("bold", `${file}:1:1`)}  ${painted("red", "error")}  Wrong.`,
          "  Mend it.",
          painted("dim", "  1 | one"),
          `    ${painted("dim", "|")} ${painted("red", "^")}`,
          "",
          "1 error",
        ].join("\n"),
      );
      expect(written(found({ severity: "warning" }))).toContain(painted("yellow", "warning"));
      expect(written()).toBe(painted("green", formatFindingsPlain()));
    });

    it("have none where nobody wants them", () => {
      process.env.NO_COLOR = "1";

      expect(written()).toBe(formatFindingsPlain());
    });

    function formatFindingsPlain(): string {
      process.stdout.isTTY = false;
      const plain = written();
      process.stdout.isTTY = true;
      return plain;
    }
  });
});
