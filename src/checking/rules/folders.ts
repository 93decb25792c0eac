import { pictureFile } from "../../contract/images";
import { languages } from "../../contract/languages";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding } from "../finding";
import { didYouMean } from "../nearest";
import { explainFormat } from "./images";

type Folder = {
  path: string;
  /** The names that the directory, the directories in it, and so on may hold. */
  levels: RegExp[];
  names?: readonly string[];
  holds: string;
};

/** The file name of a legal page, which becomes its address. */
export const legalFile = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

const language = new RegExp(`^(?:${languages.join("|")})$`);
const languageList = languages.join(", ");
const siteFiles = ["company.json", "images.json", "launch.json"];

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
    levels: [new RegExp(`^(?:${siteFiles.join("|")})$`)],
    names: siteFiles,
    holds: `the files ${siteFiles.join(", ")}`,
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

/** Addresses that Gatsby and the languages need. */
const reservedName = /^(?:404|dev-404-page|fonts|home|index|page-data|static|[a-z]{2})\.md$/;

/** Reports files and directories that the site does not know. */
export function checkFolders(files: ContentFiles): Finding[] {
  const strays = new Map<string, Folder>();
  const findings: Finding[] = [];
  for (const file of files.keys()) {
    const folder = folders.find(({ path }) => file.startsWith(`${path}/`));
    const stray = folder && findStray(file, folder);
    if (folder && stray !== undefined) strays.set(stray, folder);
    const name = file.slice(file.lastIndexOf("/") + 1);
    if (!file.startsWith("content/legal/") || !reservedName.test(name)) continue;
    if (stray === undefined) findings.push(fileFinding(file, "reservedPage", { name }));
  }
  return [...findings, ...Array.from(strays, ([stray, folder]) => strayFinding(stray, folder))];
}

/** @returns the file, or the directory of it, that does not belong into the given directory */
function findStray(file: string, { path, levels }: Folder): string | undefined {
  const names = file.slice(path.length + 1).split("/");
  const depth = names.findIndex((name, level) => !levels[level]?.test(name));
  if (depth === -1 && names.length === levels.length) return undefined;
  return [path, ...(depth === -1 ? names : names.slice(0, depth + 1))].join("/");
}

function strayFinding(stray: string, { path, names = [], holds }: Folder): Finding {
  const name = stray.slice(stray.lastIndexOf("/") + 1);
  const format = path === "content/images" ? explainFormat(name.replace(/^.*\./, "")) : undefined;
  if (format) return fileFinding(stray, format.id, format.values);
  const isLanguage = /locales$|legal$/.test(path) && /^[a-z]{2}$/.test(name);
  const newLanguage = isLanguage
    ? ` If it is a new language, add "${name}" to the list in src/contract/languages.ts.`
    : "";
  const question = didYouMean(name, names);
  return fileFinding(stray, "strayFile", { name, question, folder: path, holds, newLanguage });
}
