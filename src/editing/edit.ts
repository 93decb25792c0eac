import CMS from "@sveltia/cms";
import { linkedLegalPages } from "../contract/legal";
import { changesOf, chosenPictures, findingsOf } from "./checkBeforeSave";
import { formats } from "./formats";
import { configurationFor } from "./forms";
import { readWithCanvas } from "./readWithCanvas";
import { prepare, repositoryFiles } from "./repositoryFiles";
import { type Commit, watchRequests } from "./requests";
import { isChanged, noteDrafts, noteSent, noteVersions } from "./versions";
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

// Months as numbers, since the CMS would name them in its nearest language, and hours without AM and PM.
const write = Date.prototype.toLocaleString;
Date.prototype.toLocaleString = function (
  locale?: Intl.LocalesArgument,
  { month, ...options }: Intl.DateTimeFormatOptions = {},
) {
  return write.call(this, locale, { ...options, month: month && "numeric", hour12: false });
};

const database = `github:${REPOSITORY}`;
const staticFiles = STATIC_FILES.map((file) => [`static/${file}`, ""] as const);

const requiredPage = new RegExp(`/(?:${linkedLegalPages.join("|")})\\.md$`);

/** @returns the content of a file of the repository */
async function fetchFile(path: string, token: string): Promise<Uint8Array> {
  const url = `https://api.github.com/repos/${REPOSITORY}/contents/${path}?ref=main`;
  const headers = { Authorization: `token ${token}`, Accept: "application/vnd.github.raw+json" };
  return new Uint8Array(await (await fetch(url, { headers })).arrayBuffer());
}

/** @returns why files cannot be added or deleted under their names; undefined if they can */
function pathFault(present: string[], isNew: boolean, added: string[], deleted: string[]) {
  if (isNew && added.some((path) => present.includes(path))) return form.taken;
  if (deleted.some((path) => requiredPage.test(path))) return form.required;
  const kept = present.filter((path) => ![...added, ...deleted].includes(path));
  // Some systems do not distinguish capitals in the names of files.
  const names = new Set(kept.map((path) => path.toLowerCase()));
  const twice = added.find((path) => names.size === names.add(path.toLowerCase()).size);
  return twice && form.sameName.replace("{name}", twice.replace(/.*\//, ""));
}

/** The older errors that the editor has been told of. */
let toldErrors = "";

/**
 * @returns the faults for which changes are not saved, also a lost change that the editor wants to mend;
 *   none if the check fails itself, because it also runs before a publication
 */
async function faultsOf({ message, fileChanges }: Commit, token: string): Promise<string[]> {
  try {
    const files = await repositoryFiles(database);
    const changes = changesOf(fileChanges);
    const deleted = fileChanges.deletions?.map(({ path }) => path) ?? [];
    const added = fileChanges.additions.map(({ path }) => path);
    const isNew = message.headline.startsWith("Add ") && added.some((path) => path.endsWith(".md"));
    const fault = pathFault([...files.keys()], isNew, added, deleted);
    if (fault) return [fault];
    const before = new Map([...staticFiles, ...files]);
    const after = new Map<string, Uint8Array | string>([...before, ...changes]);
    for (const path of deleted) after.delete(path);
    for (const path of chosenPictures(before, after)) after.set(path, await fetchFile(path, token));
    const found = await findingsOf(before, after, WORDS, readWithCanvas);
    if (found.errors.length > 0) return found.errors;
    const older = [form.olderErrors, ...found.olderErrors].join("\n\n");
    if (found.olderErrors.length > 0 && older !== toldErrors) alert(older);
    toldErrors = older;
    const isLost = [...added, ...deleted].some((path) => isChanged(path, files.get(path)));
    if (isLost && !confirm(`${form.changed}\n\n${form.saveAnyway}`)) return [form.changed];
    noteSent(changes);
  } catch (error) {
    console.error(error);
    alert(form.unchecked);
  }
  return [];
}

watchRequests(WORDS, async (commit, token) => {
  const faults = await faultsOf(commit, token);
  // The CMS does not say why it cannot delete a page, or change a picture in its library.
  const isSilent = !commit.fileChanges.additions.length || location.hash.startsWith("#/assets");
  if (faults.length > 0 && isSilent) alert(faults.join("\n\n"));
  return faults;
});

async function open() {
  // Where the browser forbids to keep data, both throw, and the page goes on saying what to do.
  localStorage.getItem("versions");
  await prepare(database);
  await noteDrafts(database);
  addEventListener("hashchange", () => noteDrafts(database));
  addEventListener("focusin", ({ target }) => {
    if ((target as Element).closest("[data-key-path]")) noteVersions(database);
  });
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
