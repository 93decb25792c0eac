import CMS from "@sveltia/cms";
import { addedFindings } from "./checkBeforeSave";
import { formats } from "./formats";
import { configurationFor } from "./forms";
import { repositoryFiles } from "./repositoryFiles";
import { type Commit, watchRequests } from "./requests";
import type { Words } from "./words";

/** The repository on GitHub, the words of the form and the files of `static`: the build replaces them. */
declare const REPOSITORY: string;
declare const WORDS: Words;
declare const STATIC_FILES: string[];

const { form } = WORDS;
type Format = Parameters<typeof CMS.registerCustomFormat>[2];

for (const [name, format] of Object.entries(formats)) {
  CMS.registerCustomFormat(name, format.extension, format as Format);
}

const database = `github:${REPOSITORY}`;
const staticFiles = STATIC_FILES.map((file) => [`static/${file}`, ""] as const);

/** @returns why a commit is not sent, in words; nothing if the check itself fails, because the workflow checks too */
async function faultsOf({ fileChanges }: Commit): Promise<string[]> {
  const { additions, deletions = [] } = fileChanges;
  const names = additions.map(({ path }) => path);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) return [form.sameName.replace("{name}", twice.replace(/.*\//, ""))];
  try {
    const before = new Map([...staticFiles, ...(await repositoryFiles(database))]);
    const after = new Map<string, Uint8Array | string>(before);
    for (const { path, contents } of additions) {
      after.set(
        path,
        Uint8Array.from(atob(contents), (character) => character.charCodeAt(0)),
      );
    }
    for (const { path } of deletions) after.delete(path);
    return await addedFindings(before, after, WORDS);
  } catch (error) {
    console.error(error);
    alert(form.unchecked);
    return [];
  }
}

watchRequests(WORDS, async (commit) => {
  const faults = await faultsOf(commit);
  // The CMS does not say why it cannot delete a page, or change a picture in its library.
  const isSilent = !commit.fileChanges.additions.length || location.hash.startsWith("#/assets");
  if (faults.length > 0 && isSilent) alert(faults.join("\n\n"));
  return faults;
});

/** @returns a promise that is never settled, so that the tab keeps the lock until it is closed */
function open(): Promise<void> {
  document.body.textContent = "";
  CMS.init({ config: configurationFor(REPOSITORY, WORDS) });
  return new Promise(() => {});
}

// A second tab would not notice what the first has saved, and would save its own older version over it.
navigator.locks.request("form", { ifAvailable: true }, (lock) => {
  if (lock) return open();
  document.body.textContent = form.otherTab;
  navigator.locks.request("form", open);
});
