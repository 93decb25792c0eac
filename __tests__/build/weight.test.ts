import { basename, resolve } from "node:path";
import { filesIn } from "../../src/delivery/filesIn";
import { builtFiles, builtPage } from "../support/build";
import { pagePaths } from "../support/content";

const styles = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css).join("\n");

it.each(pagePaths)("the fonts of %s are preloaded, each once", (path) => {
  const links = builtPage(path).match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
  const preloaded = links.map((link) => /href="\/([^"]*)"/.exec(link)?.[1]);

  expect(preloaded.length).toBeGreaterThan(0);
  expect(preloaded.sort()).toEqual(builtFiles(".woff2"));
});

it("the styles have numbered class names", () => {
  const modules = filesIn(resolve(__dirname, "../../src"))
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => basename(file, ".module.css"));
  const css = styles(builtPage("/"));

  expect(css).toMatch(/\.c[\da-z]{1,2}[\s,.:{]/);
  expect(modules).toEqual([...new Set(modules)]);
});
