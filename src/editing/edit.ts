// Before the CMS, which reads the language while it is imported.
import "./language";
import CMS from "@sveltia/cms";
import { type Entry, newFindings } from "./checkBeforeSave";
import { formats } from "./formats";
import { configurationFor } from "./forms";
import { repositoryFiles } from "./repositoryFiles";
import { limitRequests } from "./requests";
import type { Words } from "./words";

/** The repository on GitHub and the words of the form: the build replaces them. */
declare const REPOSITORY: string;
declare const WORDS: Words | undefined;

limitRequests(WORDS ?? {});

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

/** @returns what the check finds; nothing if it fails itself, because it also runs before a publication */
async function check(entry: Entry) {
  try {
    return await newFindings(entry, await repositoryFiles(`github:${REPOSITORY}`), WORDS);
  } catch (error) {
    console.error(error);
    alert(WORDS?.form.unchecked ?? "The check has failed. The change is saved without it.");
    return { errors: [], warnings: [] };
  }
}

CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const { errors, warnings } = await check(entry.toJS() as unknown as Entry);
    if (errors.length > 0) throw refuse(errors);
    const question = [...warnings, WORDS?.form.saveAnyway ?? "Save it anyway?"].join("\n\n");
    if (warnings.length > 0 && !confirm(question)) throw refuse(warnings);
  },
});

// In a second tab the CMS would not see what the first has saved, and would write over it.
document.body.textContent =
  WORDS?.form.otherTab ?? "The form is open in another tab. Close that one.";
navigator.locks.request("form", () => {
  document.body.textContent = "";
  CMS.init({ config: configurationFor(REPOSITORY, WORDS) });
  return new Promise(() => {});
});
