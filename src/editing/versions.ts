import { draftsIn, isLocal, repositoryFiles } from "./repositoryFiles";

/** The entries of which the CMS offers a draft; unknown before the files can be read. */
let drafts: ReadonlySet<string> | undefined;

/** @returns the versions with which the CMS began, or with which a draft began that it has kept */
const begun = (): Partial<Record<string, string>> =>
  JSON.parse(localStorage.getItem("versions") ?? "{}");

/** @returns the entry that a file belongs to, such as `site,company` */
const cmsEntryOf = (path: string) =>
  `${path.startsWith("content/legal/") ? "legal" : "site"},${/[^/]+(?=\.\w+$)/.exec(path)}`;

/**
 * Notes the versions of files, but not of those with a draft, which began with an earlier one. The CMS
 * reads a folder once, so its versions are noted once, and those of the files that it has saved.
 */
export async function noteVersions(database: string, saved?: Iterable<string>): Promise<void> {
  const files = await repositoryFiles(database);
  if (files.size === 0) return;
  const offered = await draftsIn(database);
  const isNoted = (path: string) => (!drafts || !isLocal()) && !offered.has(cmsEntryOf(path));
  const noted = saved ?? [...files.keys()].filter(isNoted);
  const versions = Array.from(noted, (path) => [path, files.get(path)?.version]);
  localStorage.setItem("versions", JSON.stringify({ ...begun(), ...Object.fromEntries(versions) }));
  drafts = offered;
}

/**
 * @returns whether a file has another version than the one with which the CMS, or a draft, began. The CMS
 *   asks that by itself, but takes a draft for one of the present version, and reads a folder once
 */
export function isChanged(path: string, version: string | undefined): boolean {
  return (isLocal() || drafts?.has(cmsEntryOf(path)) || false) && version !== begun()[path];
}
