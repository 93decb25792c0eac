import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { builtScripts } from "../support/build";

const bundle = () => [...builtScripts().values()].join("\n");

const occurrences = (code: string, mark: RegExp) => [...code.matchAll(mark)].length;

describe("the scripts of the build", () => {
  it("hold i18next once", () => {
    const mark = /_getCodeFromCache|formatLanguageCode\(\w+\)\s*\{/g;
    const inOneCopy = occurrences(readFileSync(require.resolve("i18next"), "utf8"), mark);

    expect(inOneCopy).toBeGreaterThan(0);
    expect(occurrences(bundle(), mark)).toBe(inOneCopy);
  });

  it("hold nothing of react-dom/server", () => {
    const mark = /\brenderTo(?:String|StaticMarkup|ReadableStream)\b/g;
    const server = resolve(
      dirname(require.resolve("react-dom/package.json")),
      "cjs/react-dom-server-legacy.browser.production.js",
    );

    expect(occurrences(readFileSync(server, "utf8"), mark)).toBeGreaterThan(0);
    expect(occurrences(bundle(), mark)).toBe(0);
  });
});
