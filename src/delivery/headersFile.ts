import { filesIn } from "./filesIn";
import { freshLifetime, hiddenPaths, lifetimeOf } from "./headers";

const mostRules = 100;

const rule = (pathname: string, headers: Record<string, string>) =>
  [pathname, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** Where a rule may stand for all files of a folder: hosts allow `*` at the end only. */
function pathFor(file: string): string {
  const [folder, ...rest] = file.split("/");
  return rest.length > 0 ? `/${folder}/*` : `/${file}`;
}

/**
 * @param folder the output of a build
 * @param everywhere the headers of every answer
 * @returns the `_headers` file that Netlify and Cloudflare Pages read. They join the values of a
 *   header that two rules give to one address, so each header has one rule for every address. Pages
 *   and their data, which may be any number, have none: both hosts let them be asked for again each
 *   time of their own accord (developers.cloudflare.com/pages/configuration/serving-pages,
 *   docs.netlify.com/platform/caching).
 * @throws when there are more rules than hosts take
 */
export function headersFile(folder: string, everywhere: Record<string, string>): string {
  const lifetimes = new Map(
    filesIn(folder)
      .filter((file) => !hiddenPaths.test(`/${file}`))
      .map((file) => [pathFor(file), lifetimeOf(`/${file}`)] as const)
      .filter(([, lifetime]) => lifetime !== freshLifetime),
  );
  const rules = [
    rule("/*", everywhere),
    ...Array.from(lifetimes, ([pathname, lifetime]) =>
      rule(pathname, { "Cache-Control": lifetime }),
    ),
  ];
  if (rules.length <= mostRules) return `${rules.join("\n\n")}\n`;
  throw new Error(
    `_headers has ${rules.length} rules, and hosts take ${mostRules}. Move files of static/ into a folder that cacheRules in src/delivery/headers.ts knows.`,
  );
}
