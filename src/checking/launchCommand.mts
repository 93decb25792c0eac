import { checkContent } from "./check";
import { readContentFiles } from "./contentFiles";
import { findPlaceholdersLeft } from "./launch";
import { formatFindings } from "./report";

const projectRoot = process.argv[2] ?? process.cwd();
const files = readContentFiles(projectRoot);
const errors = (await checkContent(files)).filter(({ severity }) => severity === "error");
if (errors.length > 0) {
  console.log(formatFindings(errors, files));
  process.exit(1);
}

const placeholders = findPlaceholdersLeft(projectRoot);
for (const { message, remedy, places } of placeholders) {
  console.log([`${message} ${remedy}`, ...places].join("\n  "));
}
console.log(
  placeholders.length === 0
    ? "No placeholder is left; the site can be launched."
    : `\nPlaceholders left: ${placeholders.length}. The site cannot be launched yet.`,
);
process.exitCode = placeholders.length === 0 ? 0 : 1;
