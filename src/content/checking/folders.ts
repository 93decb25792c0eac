import { languages } from "../../language/languages";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding } from "../finding";
import { didYouMean } from "../nearest";

type Folder = {
  path: string;
  /** What may stand in the folder, in the folders of that, and so on. */
  levels: ((name: string) => boolean)[];
  names: readonly string[];
  holds: string;
};

const languageList = languages.join(", ");

const folders: Folder[] = [
  {
    path: "content/locales",
    levels: [isOneOf(languages), isOneOf(["translation.json"])],
    names: ["translation.json"],
    holds: `a folder for each language (${languageList}) with the file translation.json`,
  },
  {
    path: "content/legal",
    levels: [isOneOf(languages), isLegalFileName],
    names: [],
    holds: `a folder for each language (${languageList}) with pages such as terms-of-service.md`,
  },
  {
    path: "content/site",
    levels: [isOneOf(["company.json", "images.json"])],
    names: ["company.json", "images.json"],
    holds: "the files company.json and images.json",
  },
];

/** Looks for files and folders that the site does not know. */
export function checkFolders(files: ContentFiles): Finding[] {
  return folders.flatMap((folder) => {
    const strays = [...files.keys()].flatMap((file) => strayPart(folder, file) ?? []);
    return [...new Set(strays)].map((stray) => strayFinding(folder, stray));
  });
}

/** @returns whether a legal page may have this file name, which becomes its address */
export function isLegalFileName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(name);
}

function strayPart({ path, levels }: Folder, file: string): string | undefined {
  if (!file.startsWith(`${path}/`)) return undefined;
  const names = file.slice(path.length + 1).split("/");
  const depth = names.findIndex((name, level) => !levels[level]?.(name));
  if (depth === -1 && names.length === levels.length) return undefined;
  return [path, ...(depth === -1 ? names : names.slice(0, depth + 1))].join("/");
}

function strayFinding({ path, names, holds }: Folder, stray: string): Finding {
  const name = stray.slice(stray.lastIndexOf("/") + 1);
  return fileFinding(stray, {
    message: `"${name}" does not belong here.${didYouMean(name, names)}`,
    remedy: `Rename, move or delete it; ${path} holds ${holds}.`,
  });
}

function isOneOf(names: readonly string[]): (name: string) => boolean {
  return (name) => names.includes(name);
}
