// Before the CMS, which reads the language while it is imported.
import "./language";
import CMS from "@sveltia/cms";
import type { ContentFiles } from "../checking/contentFiles";
import { changesPictures, type Entry, newFindings, withCommit, withEntry } from "./checkBeforeSave";
import { formats } from "./formats";
import { configurationFor } from "./forms";
import { readPicture } from "./readPicture";
import { prepare, repositoryFiles } from "./repositoryFiles";
import { limitRequests } from "./requests";
import type { Words } from "./words";

/** The repository on GitHub and the words of the form: the build replaces them. */
declare const REPOSITORY: string;
declare const WORDS: Words | undefined;

for (const [name, { extension, ...methods }] of Object.entries(formats)) {
  CMS.registerCustomFormat(
    name,
    extension,
    methods as Parameters<typeof CMS.registerCustomFormat>[2],
  );
}

/** The CMS shows the message of the cause, saves nothing, and keeps what was typed. */
const refuse = (messages: string[]) =>
  new Error("saving_failed", { cause: { message: messages.join("\n\n") } });

/** The CMS's database of the repository, in the browser. */
const database = `github:${REPOSITORY}`;

/** @returns what the check finds; nothing if it fails itself, because it also runs before a publication */
async function check(change: (before: ContentFiles) => ContentFiles) {
  try {
    const before = await repositoryFiles(database);
    return await newFindings(before, change(before), WORDS, readPicture);
  } catch (error) {
    console.error(error);
    alert(WORDS?.form.unchecked ?? "The check has failed. The change is saved without it.");
    return { errors: [], warnings: [] };
  }
}

/** @returns the faults for which a change is not saved: errors, or warnings that the editor wants to mend */
async function faultsOf(change: (before: ContentFiles) => ContentFiles): Promise<string[]> {
  const { errors, warnings } = await check(change);
  if (errors.length > 0 || warnings.length === 0) return errors;
  const question = WORDS?.form.saveAnyway ?? "Save it anyway?";
  return confirm([...warnings, question].join("\n\n")) ? [] : warnings;
}

CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const saved = entry.toJS() as unknown as Entry;
    const faults = await faultsOf((before) => withEntry(before, saved));
    if (faults.length > 0) throw refuse(faults);
  },
});

// That event has no pictures. Those of the CMS's library have no event.
limitRequests(WORDS ?? {}, async (changes) =>
  changesPictures(changes) ? faultsOf((before) => withCommit(before, changes)) : [],
);

// In a second tab the CMS would not see what the first has saved, and would write over it.
document.body.textContent =
  WORDS?.form.otherTab ?? "The form is open in another tab. Close that one.";
navigator.locks.request("form", async () => {
  await prepare(database);
  document.body.textContent = "";
  CMS.init({ config: configurationFor(REPOSITORY, WORDS) });
  return new Promise(() => {});
});
