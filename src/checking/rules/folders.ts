import { pictureFile } from "../../contract/images";
import { languages } from "../../contract/languages";
import type { ContentFiles } from "../contentFiles";
import { type Check, fileFinding } from "../finding";
import { didYouMean } from "../nearest";

type Folder = {
  path: string;
  /** How the names in the folder have to be, in the folders of that, and so on. */
  levels: RegExp[];
  names?: readonly string[];
  holds: string;
};

/** What a legal page may be called, which becomes its address. */
export const legalFile = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

const language = new RegExp(`^(?:${languages.join("|")})$`);
const languageList = languages.join(", ");

const folders: Folder[] = [
  {
    path: "content/locales",
    levels: [language, /^translation\.json$/],
    names: ["translation.json"],
    holds: `a folder for each language (${languageList}) with the file translation.json`,
  },
  {
    path: "content/legal",
    levels: [language, legalFile],
    holds: `a folder for each language (${languageList}) with pages such as terms-of-service.md`,
  },
  {
    path: "content/site",
    levels: [/^(?:company|images)\.json$/],
    names: ["company.json", "images.json"],
    holds: "the files company.json and images.json",
  },
  {
    path: "content/images",
    levels: [pictureFile],
    holds: "pictures such as living-room.jpg, with letters, digits, - and _ in their names",
  },
  {
    path: "content",
    levels: [/^README\.md$/],
    names: ["images", "legal", "locales", "site", "README.md"],
    holds: "the folders images, legal, locales and site",
  },
];

/** What Gatsby makes at these addresses would be overwritten; two letters are left to languages. */
const reservedPage =
  /^content\/legal\/[^/]+\/((?:404|dev-404-page|fonts|home|index|page-data|static|[a-z]{2})\.md)$/;

/** Looks for files and folders that the site does not know. */
export function* checkFolders(files: ContentFiles): Check {
  const strays = new Map([...files.keys()].flatMap(findStray));
  for (const [stray, { path, names = [], holds }] of strays) {
    const name = stray.slice(stray.lastIndexOf("/") + 1);
    const isLanguage = /locales$|legal$/.test(path) && /^[a-z]{2}$/.test(name);
    const newLanguage = isLanguage
      ? ` If it is a new language, add "${name}" to the list in src/contract/languages.ts.`
      : "";
    yield fileFinding(stray, {
      message: `"${name}" does not belong here.${didYouMean(name, names)}`,
      remedy: `Rename, move or delete it; ${path} holds ${holds}.${newLanguage}`,
    });
  }
  for (const file of files.keys()) {
    const name = reservedPage.exec(file)?.[1];
    if (name === undefined) continue;
    yield fileFinding(file, {
      message: `A page cannot be named "${name}": the site uses this address for something else.`,
      remedy: "Give the page another name, such as returns.md, in every language.",
    });
  }
}

/** @returns the file, or the folder above it, that does not belong into one of ours, if any */
function findStray(file: string): [stray: string, folder: Folder][] {
  const folder = folders.find(({ path }) => file.startsWith(`${path}/`));
  if (folder === undefined) return [];
  const { path, levels } = folder;
  const names = file.slice(path.length + 1).split("/");
  const depth = names.findIndex((name, level) => !levels[level]?.test(name));
  if (depth === -1 && names.length === levels.length) return [];
  return [[[path, ...(depth === -1 ? names : names.slice(0, depth + 1))].join("/"), folder]];
}
