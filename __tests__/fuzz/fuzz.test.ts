import fc from "fast-check";

import { checkContent } from "../../src/checking/check";
import { type ContentFiles, readContentFiles } from "../../src/checking/contentFiles";
import type { Finding } from "../../src/checking/finding";
import { decode } from "../../src/checking/reading/text";
import { formatAnnotations, formatFindings } from "../../src/checking/report";
import { fixtureRoot } from "../content/contentCopy";
import { buildTexts } from "./builds";
import { mutations } from "./mutations";

/** `npm run fuzz`, which runs this project alone, tries many changes, and others each time. */
const isLong = process.env.npm_lifecycle_event === "fuzz";
const runs = Number(process.env.FUZZ_RUNS ?? (isLong ? 20_000 : 500));
const seed = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 2 ** 31 : 20_260_101));

const content = readContentFiles(fixtureRoot);
const machineWords = /undefined|\[object|NaN| at .*:\d+:\d+|TypeError|RangeError|ZodError/;

/** @returns whether an editor wrote such words */
const areWritten = (files: ContentFiles) =>
  [...files.values()].some((bytes) => machineWords.test(bytes.toString("utf8")));

function faultOf(finding: Finding, files: ContentFiles): string | undefined {
  const { file, line, column, message, remedy } = finding;
  if (!/^content\/\S/.test(file)) return "names no file";
  const bytes = files.get(file);
  const lines = bytes ? decode(bytes).split("\n") : [""];
  if (!Number.isInteger(line) || line < 1 || line > lines.length)
    return "names no line of the file";
  const length = lines[line - 1]?.length ?? 0;
  if (!Number.isInteger(column) || column < 1 || column > length + 1) return "names no column";
  if (!/\S/.test(message) || !/\S/.test(remedy)) return "says nothing";
  if (machineWords.test(message + remedy) && !areWritten(files)) return "has words of a machine";
  return undefined;
}

describe("the check of content that was changed at random", () => {
  it(
    `never fails, reports only places in files, and accepts nothing that does not build (${runs} changes)`,
    async () => {
      let sound = 0;
      await fc.assert(
        fc.asyncProperty(mutations(content), async (changes) => {
          const files = new Map(content);
          for (const { apply } of changes) apply(files);

          const findings = await checkContent(files);
          for (const finding of findings) {
            const fault = faultOf(finding, files);
            if (fault) throw new Error(`${fault}: ${JSON.stringify(finding)}`);
          }
          formatFindings(findings, files);
          formatAnnotations(findings);
          if (findings.some(({ severity }) => severity === "error")) return;
          sound += 1;
          buildTexts(new Map([...files].filter(([file, bytes]) => content.get(file) !== bytes)));
        }),
        {
          numRuns: runs,
          seed,
          reporter: (details) => {
            if (!details.failed) return;
            const changes = details.counterexample?.[0].map(({ name }) => name).join("\n");
            throw new Error(
              `FUZZ_SEED=${details.seed}, after ${details.numRuns} runs:\n${changes}\n${String(details.errorInstance)}`,
            );
          },
        },
      );
      // Changes that never pass, or always do, would prove nothing.
      expect(sound / runs).toBeGreaterThan(0.05);
      expect(sound / runs).toBeLessThan(0.8);
    },
    600_000 + runs * 200,
  );
});
