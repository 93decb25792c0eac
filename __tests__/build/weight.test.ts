import { basename, resolve } from "node:path";
import { filesIn } from "../../src/delivery/filesIn";
import { characters } from "../../src/delivery/fonts/characters";
import { builtPage } from "../support/build";
import { pagePaths } from "../support/content";

const styles = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css).join("\n");

const preloadedFonts = (html: string): string[] =>
  [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /\brel="preload"/.test(tag) && /\bas="font"/.test(tag))
    .map((tag) => /\bhref="([^"]*)"/.exec(tag)?.[1] ?? "");

type Face = { family: string; url: string; covers(character: string): boolean };

/** @returns the font faces with a file, without fallback fonts */
function fontFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = ""]) => {
    const url = /url\(["']?([^"')]*)/.exec(rule)?.[1];
    if (!url) return [];
    const family = /font-family:\s*["']?([^"';]*)/.exec(rule)?.[1] ?? "";
    const ranges = /unicode-range:([^;]*)/.exec(rule)?.[1] ?? "";
    const spans = [...ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
      ([, first = "", last = first]) => [first, last].map((hex) => Number.parseInt(hex, 16)),
    );
    const covers = (character: string) => {
      const code = character.codePointAt(0) ?? 0;
      return spans.some(([first = 0, last = 0]) => code >= first && code <= last);
    };
    return [{ family, url, covers }];
  });
}

const familiesOf = (faces: Face[]) => [...new Set(faces.map(({ family }) => family))];

it.each(pagePaths)("the usual fonts of %s are preloaded, each once", (path) => {
  const html = builtPage(path);
  const faces = fontFaces(styles(html));
  const families = familiesOf(faces);
  const usual = [...characters.latin, ...characters["latin-ext"]];
  // Of two faces with the same character, browsers use the last one.
  const urls = families.flatMap((family) =>
    usual.map(
      (character) =>
        faces.filter((face) => face.family === family && face.covers(character)).at(-1)?.url,
    ),
  );

  expect(preloadedFonts(html).sort()).toEqual([...new Set(urls)].sort());
  expect(faces.length).toBeGreaterThan(preloadedFonts(html).length);
});

const written = Object.values(characters).join("");

it("every letter is in the unicode ranges of every font family", () => {
  const faces = fontFaces(styles(builtPage("/")));
  const families = familiesOf(faces);

  expect(families.length).toBeGreaterThan(1);
  for (const family of families) {
    const own = faces.filter((face) => face.family === family);
    const left = [...written].filter((character) => !own.some(({ covers }) => covers(character)));
    expect({ family, left }).toEqual({ family, left: [] });
  }
});

it("the styles have numbered class names", () => {
  const modules = filesIn(resolve(__dirname, "../../src"))
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => basename(file, ".module.css"));
  const css = styles(builtPage("/"));

  expect(css).toMatch(/\.c[\da-z]{1,2}[\s,.:{]/);
  expect(css).not.toMatch(/\.(?:Hero|Header)-/);
  expect(modules).toEqual([...new Set(modules)]);
});
