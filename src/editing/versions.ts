import type { ContentFiles } from "../checking/contentFiles";
import { sourceOf } from "../checking/finding";
import { pictureFolder } from "../checking/rules/pictures";
import { draftsIn, repositoryFiles } from "./repositoryFiles";

type Versions = Partial<Record<string, string[]>>;

/** The entries with a draft of an earlier visit; the CMS offers it when the entry is opened. */
let entriesWithDraft: ReadonlySet<string> = new Set();
let isNoted = false;

/** @returns for each file the text with which the editor, or a draft, began, and each text that was sent since */
const notedVersions = (): Versions => JSON.parse(localStorage.getItem("versions") ?? "{}");

const note = (versions: Versions) =>
  localStorage.setItem("versions", JSON.stringify({ ...notedVersions(), ...versions }));

/** @returns the entry that a file belongs to, such as `site,company` */
const cmsEntryOf = (path: string) =>
  `${path.startsWith("content/legal/") ? "legal" : "site"},${/[^/]+(?=\.\w+$)/.exec(path)}`;

/** Notes which entries have a draft before one of them is opened. */
export async function noteDrafts(database: string): Promise<void> {
  isNoted = false;
  entriesWithDraft = await draftsIn(database);
}

/**
 * Notes the versions of files when a field takes the focus for the first time: then the editor has answered
 * whether to restore a draft. A file with a draft keeps the version with which the draft began.
 */
export async function noteVersions(database: string): Promise<void> {
  if (isNoted) return;
  isNoted = true;
  const files = await repositoryFiles(database);
  entriesWithDraft = await draftsIn(database);
  const toNote = [...files].filter(([path]) => !entriesWithDraft.has(cmsEntryOf(path)));
  note(Object.fromEntries(toNote.map(([path, text]) => [path, [text]])));
}

/** Notes the texts that are sent: a tab that is closed gets no answer. */
export function noteSent(files: ContentFiles): void {
  for (const [path, content] of files) {
    if (path.startsWith(pictureFolder)) continue;
    note({ [path]: [...(notedVersions()[path] ?? []), sourceOf(path, content).text] });
  }
}

/**
 * @returns whether a file has another text than the one with which a restored draft began. The CMS believes that
 *   such a draft began with the present text; in all other cases it asks by itself
 */
export const isChanged = (path: string, text = ""): boolean =>
  entriesWithDraft.has(cmsEntryOf(path)) && !notedVersions()[path]?.includes(text);
