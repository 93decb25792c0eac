import path from "node:path/posix";
import { pictureFile } from "../../contract/images";
import { languages } from "../../contract/languages";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding } from "../finding";
import { didYouMean } from "../nearest";

/** The file name of a legal page, which becomes its address. */
export const legalFile = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** Addresses that Gatsby and the languages need. */
const reservedName = /^(?:404|dev-404-page|fonts|home|index|page-data|static|[a-z]{2})\.md$/;

const otherPicture = /\.(heic|heif|gif|svg|tiff?|bmp|jfif)$/i;

const namedFiles = [
  "content/README.md",
  ...["company", "images", "launch"].map((name) => `content/site/${name}.json`),
  ...languages.map((language) => `content/locales/${language}/translation.json`),
];

/** The folder of a language that the site does not have. */
const unknownLanguage = new RegExp(
  `^content/(?:legal|locales)/(?!(?:${languages.join("|")})/)[^/]+(?=/)`,
);

const pageFolders = languages.map((language) => `content/legal/${language}`);

/** Reports files that the site does not use, and the folder of an unknown language once. */
export function checkFolders(files: ContentFiles): Finding[] {
  const findings = new Map<string, Finding>();
  for (const file of files.keys()) {
    const { dir, base: name } = path.parse(file);
    const isPage = pageFolders.includes(dir);
    const isPicture = dir === "content/images";
    const format = otherPicture.exec(name)?.[1];
    const isKnown =
      namedFiles.includes(file) ||
      (isPage && legalFile.test(name)) ||
      (isPicture && pictureFile.test(name));
    if (isPage && reservedName.test(name)) {
      findings.set(file, fileFinding(file, "reservedPage", { name }));
    } else if (isPicture && format) {
      findings.set(file, fileFinding(file, "pictureFormat", { format: format.toUpperCase() }));
    } else if (!isKnown) {
      const [folder] = unknownLanguage.exec(file) ?? [];
      const stray = folder ?? file;
      const values = { name: path.basename(stray), question: didYouMean(file, namedFiles) };
      const id = folder && /^[a-z]{2}$/.test(values.name) ? "unknownLanguage" : "strayFile";
      findings.set(stray, fileFinding(stray, id, values));
    }
  }
  return [...findings.values()];
}
