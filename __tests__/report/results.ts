import { readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { asText, details, table } from "./html";

type Assertion = {
  ancestorTitles: string[];
  title: string;
  status: "passed" | "failed" | "pending" | "skipped" | "todo" | "disabled" | "focused";
  failureMessages: string[] | null;
};

/** What `jest --json` writes, as far as the report reads it. */
type Results = {
  startTime: number;
  testResults: {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: Assertion[];
  }[];
};

type TestFile = Results["testResults"][number] & { project: string; file: string };

const root = resolve(__dirname, "..");

const filesOf = ({ testResults }: Results): TestFile[] =>
  testResults
    .map((result) => {
      const file = relative(root, result.name).split(sep).join("/");
      return { ...result, file, project: file.split("/")[0] ?? file };
    })
    .sort((one, other) => one.file.localeCompare(other.file));

const count = (files: readonly TestFile[], wanted: "passed" | "failed" | "skipped") =>
  files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) =>
      wanted === "skipped" ? !/passed|failed/.test(status) : status === wanted,
    ).length +
  // A file that could not be run has no sentence to fail.
  (wanted === "failed"
    ? files.filter(({ message, assertionResults }) => message && assertionResults.length === 0)
        .length
    : 0);

const counts = (files: readonly TestFile[]) => [
  count(files, "passed"),
  count(files, "failed"),
  count(files, "skipped"),
];

const seconds = (files: readonly TestFile[]) =>
  files.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0).toFixed(0);

const sentence = ({ ancestorTitles, title, status, failureMessages }: Assertion) =>
  `<li class="${asText(status)}"><b>${asText(status)}</b> ` +
  `${asText([...ancestorTitles, title].join(" › "))}` +
  `${failureMessages?.length ? `<pre>${asText(failureMessages.join("\n"))}</pre>` : ""}</li>`;

const fileDetails = (file: TestFile) => {
  const [passed, failed, skipped] = counts([file]);
  return details(
    `${file.file}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
    file.assertionResults.length > 0
      ? `<ul class="sentences">${file.assertionResults.map(sentence).join("")}</ul>`
      : `<pre>${asText(file.message)}</pre>`,
    failed !== 0,
  );
};

/**
 * @param path the file that `jest --json --outputFile` has written
 * @returns the counts in one sentence, and the tests as HTML: by project, file and sentence
 * @throws when the file is missing or no JSON
 */
export function readResults(path: string): { summary: string; html: string } {
  const results: Results = JSON.parse(readFileSync(path, "utf8"));
  const files = filesOf(results);
  const projects = [...new Set(files.map(({ project }) => project))];
  const [passed, failed, skipped] = counts(files);
  return {
    summary:
      `${passed} tests passed, ${failed} failed, ${skipped} were skipped, ` +
      `on ${new Date(results.startTime).toISOString().slice(0, 16).replace("T", " ")} UTC.`,
    html:
      table(
        ["Project", "Passed", "Failed", "Skipped", "Seconds"],
        projects.map((project) => {
          const own = files.filter((file) => file.project === project);
          return [project, ...counts(own), seconds(own)];
        }),
      ) + files.map(fileDetails).join(""),
  };
}
