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

/** @returns css-loader's options for CSS modules, anywhere in these settings */
function cssModulesIn(settings: unknown): CssModules[] {
  if (!(settings instanceof Object)) return [];
  const within = Object.values(settings).flatMap(cssModulesIn);
  return "localIdentName" in settings ? [settings as CssModules, ...within] : within;
}

/**
 * Replaces the hashes in Gatsby's class names. The class `image` of Hero.module.css becomes
 * `Hero-image` in development, and in a build its number among all classes, which is shorter. No two
 * files may have the same name.
 *
 * @param rules webpack's rules, which are changed in place
 * @throws when no rule has options of css-loader for CSS modules
 */
export function shortenClassNames(rules: unknown, isBuild: boolean): void {
  const options = cssModulesIn(rules);
  if (options.length === 0) throw new Error("Gatsby's webpack rules have no option localIdentName");
  for (const modules of options) {
    modules.getLocalIdent = ({ resourcePath }, _pattern, name) => {
      const readable = nameOf(resourcePath, name);
      const index = isBuild ? allClasses.indexOf(readable) : -1;
      return index < 0 ? readable : `c${index.toString(36)}`;
    };
  }
}
