import { pictureFile } from "../../contract/images";
import { languages } from "../../contract/languages";
import { legalFile, linkedLegalPages } from "../../contract/legal";
import { siteFiles } from "../../contract/siteFiles";
import { type Finding, fileFinding } from "../finding";
import { partsOf } from "../partsOf";
import type { Content } from "../reading/content";

const otherPicture = /\.(?:heic|heif|gif|svg|tiff?|jfif)$/i;

const textFiles = [
  ...languages.map((language) => `content/locales/${language}/translation.json`),
  ...Object.keys(siteFiles).map((name) => `content/site/${name}.json`),
];
const pageFolders = languages.map((language) => `content/legal/${language}`);
const guides = ["content/README.md", "content/README.bs.md"];

/** Reports files that are missing, and those in content that no page uses. */
export function checkFiles({ files }: Content): Finding[] {
  const pages = [...files.keys()]
    .map(partsOf)
    .filter(({ folder, name }) => pageFolders.includes(folder) && legalFile.test(name));
  const slugs = new Set([...linkedLegalPages, ...pages.map(({ stem }) => stem)]);
  const wrong = [...files.keys()].flatMap(checkFile);
  const required = pageFolders.flatMap((dir) => Array.from(slugs, (slug) => `${dir}/${slug}.md`));
  const missing = [...textFiles, ...required].filter((file) => !files.has(file));
  return [...wrong, ...missing.map((file) => fileFinding(file, "missingFile"))];
}

function checkFile(file: string): Finding[] {
  if (file.startsWith("static/")) return [];
  const { folder, name, stem } = partsOf(file);
  const isPage = pageFolders.includes(folder);
  const isPicture = folder === "content/images";
  if (isPicture && otherPicture.test(name)) {
    const format = name.slice(stem.length + 1).toUpperCase();
    return [fileFinding(file, "pictureFormat", { format })];
  }
  const isNamed = (isPage && legalFile.test(name)) || (isPicture && pictureFile.test(name));
  if (isNamed || textFiles.includes(file) || guides.includes(file)) return [];
  const refused = isPicture ? /[^\w~-]/ : /[^a-z\d-]/;
  const [character] = (isPage || isPicture ? refused.exec(stem) : null) ?? [];
  if (character) return [fileFinding(file, "fileName", { name, character })];
  return [fileFinding(file, "strayFile", { name })];
}
