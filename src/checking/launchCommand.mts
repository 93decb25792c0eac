import { checkContent } from "./check";
import { readContentFiles } from "./contentFiles";
import { countOf } from "./finding";
import { findOpenPoints } from "./launch";
import { formatFindings } from "./report";

const files = readContentFiles(process.argv[2] ?? process.cwd());
const errors = (await checkContent(files)).filter(({ severity }) => severity === "error");
if (errors.length > 0) {
  console.log(formatFindings(errors, files));
  process.exit(1);
}

const points = findOpenPoints(files);
for (const { message, remedy, places } of points) {
  console.log([`${message} ${remedy}`, ...places].join("\n  "));
}
console.log(
  points.length === 0
    ? "Nothing is open; the site can be launched."
    : `\n${countOf(points.length, "open point")}. The site cannot be launched yet.`,
);
process.exitCode = points.length === 0 ? 0 : 1;
