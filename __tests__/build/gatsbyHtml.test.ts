import { builtPage } from "../support/build";
import { pagePaths } from "../support/content";

const inlineScripts = (path: string) =>
  Array.from(
    builtPage(path).matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs),
    ([, code]) => code,
  );

it("every page runs the same inline scripts, so that few hashes allow them all", () => {
  const [first, ...others] = pagePaths.map(inlineScripts);

  expect(first?.length).toBeGreaterThan(0);
  for (const scripts of others) expect(scripts).toEqual(first);
});

it.each(pagePaths)("Gatsby's announcer at %s, which speaks English, is silent", (path) => {
  expect(/<[^>]*id="gatsby-announcer"[^>]*>/.exec(builtPage(path))?.[0]).toMatch(/ hidden\b/);
});
