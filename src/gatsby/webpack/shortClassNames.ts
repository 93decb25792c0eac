import path from "node:path";
import { cssModules } from "./cssModules";

/** Every class of every CSS module, such as `Hero-image` for `image` in Hero.module.css. */
const allClasses = cssModules.flatMap(({ file, classes }) =>
  classes.map((name) => nameOf(file, name)),
);

function nameOf(file: string, name: string): string {
  return `${path.basename(file, ".module.css")}-${name}`;
}

type CssModules = {
  getLocalIdent?: (module: { resourcePath: string }, pattern: string, name: string) => string;
};

/** What css-loader is told about modules, in these settings and all within them. */
function cssModulesIn(settings: unknown): CssModules[] {
  if (!(settings instanceof Object)) return [];
  const within = Object.values(settings).flatMap(cssModulesIn);
  return "localIdentName" in settings ? [settings as CssModules, ...within] : within;
}

/**
 * Calls the class `image` of Hero.module.css `Hero-image`, and in what is published by its number
 * among all classes: in place of Gatsby's hashes, which weigh in every page. No two files may have
 * the same name.
 *
 * @param rules webpack's, which are changed
 */
export function shortenClassNames(rules: unknown, isPublished: boolean): void {
  for (const modules of cssModulesIn(rules)) {
    modules.getLocalIdent = ({ resourcePath }, _pattern, name) => {
      const readable = nameOf(resourcePath, name);
      const index = isPublished ? allClasses.indexOf(readable) : -1;
      return index < 0 ? readable : `c${index.toString(36)}`;
    };
  }
}
