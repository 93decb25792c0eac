// Before the CMS, which reads the language while it is imported.
import "./language";
import CMS from "@sveltia/cms";
import type { ContentFiles } from "../checking/contentFiles";
import { type CmsEntry, changesOf, filesOf, newFindings } from "./checkBeforeSave";
import { formats } from "./formats";
import { configurationFor } from "./forms";
import { readPicture } from "./readPicture";
import { isLocal, prepare, repositoryFiles } from "./repositoryFiles";
import { watchRequests } from "./requests";
import { isChanged, noteVersions } from "./versions";
import type { Words } from "./words";

/** The repository on GitHub and the words of the form: the build replaces them. */
declare const REPOSITORY: string;
declare const WORDS: Words;

const { form } = WORDS;
type Format = Parameters<typeof CMS.registerCustomFormat>[2];

for (const [name, format] of Object.entries(formats)) {
  CMS.registerCustomFormat(name, format.extension, format as Format);
}

const database = `github:${REPOSITORY}`;

/** Nothing can be noted before the editor has signed in or chosen a folder. */
const note = (saved?: Iterable<string>) => noteVersions(database, saved).catch(console.debug);

/**
 * @param isNew whether none of the files may be there
 * @returns the faults for which changes are not saved: errors, or warnings that the editor wants to mend;
 *   none if the check fails itself, because it also runs before a publication
 */
async function faultsOf(changes: ContentFiles, isNew = false, deleted: string[] = []) {
  try {
    const files = await repositoryFiles(database);
    const paths = [...changes.keys(), ...deleted];
    if (isNew && paths.some((path) => files.has(path))) return [form.taken];
    const before = new Map(Array.from(files, ([path, { text }]) => [path, text]));
    const after = new Map([...before, ...changes]);
    for (const path of deleted) after.delete(path);
    const { errors, warnings } = await newFindings(before, after, WORDS, readPicture);
    const isOlder = (path: string) => isChanged(path, files.get(path)?.version);
    if (paths.some(isOlder)) warnings.unshift(form.changed);
    if (errors.length > 0 || warnings.length === 0) return errors;
    return confirm([...warnings, form.saveAnyway].join("\n\n")) ? [] : warnings;
  } catch (error) {
    console.error(error);
    if (error instanceof DOMException && isLocal()) return [form.folder];
    alert(form.unchecked);
    return [];
  }
}

CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    // A commit is checked as a whole, also when the CMS skips this event.
    if (!isLocal()) return;
    const saved = entry.toJS() as unknown as CmsEntry;
    const faults = await faultsOf(filesOf(saved), saved.newRecord);
    // The CMS shows the message of the cause, saves nothing, and keeps what was typed.
    const cause = { message: faults.join("\n\n") };
    if (faults.length > 0) throw new Error("saving_failed", { cause });
  },
});

CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => note(filesOf(entry.toJS() as unknown as CmsEntry).keys()),
});

watchRequests(WORDS, async ({ message, fileChanges }) => {
  const changes = changesOf(fileChanges);
  const deleted = fileChanges.deletions?.map(({ path }) => path);
  const isPage = [...changes.keys()].some((path) => path.endsWith(".md"));
  const faults = await faultsOf(changes, isPage && message.headline.startsWith("Add "), deleted);
  // The CMS does not say why it cannot change a picture in its library.
  if (faults.length > 0 && location.hash.startsWith("#/assets")) alert(faults.join("\n\n"));
  return faults;
});

async function open() {
  await prepare(database);
  await note();
  addEventListener("hashchange", () => note());
  document.body.textContent = "";
  CMS.init({ config: configurationFor(REPOSITORY, WORDS) });
  return new Promise(() => {});
}

// In a second tab the CMS would not see what the first has saved, and would write over it.
navigator.locks.request("form", { ifAvailable: true }, (lock) => {
  if (lock) return open();
  document.body.textContent = form.otherTab;
  navigator.locks.request("form", open);
});
