import fc from "fast-check";

import { checkContent } from "../../src/checking/check";
import { type ContentFiles, readContentFiles } from "../../src/checking/contentFiles";
import { type Finding, sourceOf } from "../../src/checking/finding";
import { formatAnnotations, formatFindings } from "../../src/checking/report";
import { fixtureRoot } from "../content/contentCopy";
import { buildTexts } from "./builds";
import { mutations } from "./mutations";

/** `npm run fuzz` makes more changes, with another seed each time. */
const isLong = process.env.npm_lifecycle_event === "fuzz";
const runs = isLong ? 20_000 : 500;
const seed = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 2 ** 31 : 20_260_101));

const content = readContentFiles(fixtureRoot);
const technicalWords = /undefined|\[object|NaN| at .*:\d+:\d+|TypeError|RangeError|ZodError/;

/** @returns whether the content itself contains such words */
const containTechnicalWords = (files: ContentFiles) =>
  [...files.values()].some((bytes) => technicalWords.test(bytes.toString("utf8")));

function faultOf(finding: Finding, files: ContentFiles): string | undefined {
  const { file, line, column, message, remedy } = finding;
  if (!/^content\/\S/.test(file)) return "has no file";
  const bytes = files.get(file);
  const lines = sourceOf(file, bytes).text.split("\n");
  if (!Number.isInteger(line) || line < 1 || line > lines.length) return "has no line of the file";
  const length = lines[line - 1]?.length ?? 0;
  if (!Number.isInteger(column) || column < 1 || column > length + 1) return "has no column";
  if (!/\S/.test(message) || !/\S/.test(remedy)) return "has no text";
  if (technicalWords.test(message + remedy) && !containTechnicalWords(files))
    return "has technical words";
  return undefined;
}

describe("the content check after random changes", () => {
  it(
    `never throws, reports places in files, and accepts only content that builds (${runs} changes)`,
    async () => {
      let valid = 0;
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
          valid += 1;
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
      // If no change passed, or every one, the test would prove nothing.
      expect(valid / runs).toBeGreaterThan(0.05);
      expect(valid / runs).toBeLessThan(0.8);
    },
    600_000 + runs * 200,
  );
});
