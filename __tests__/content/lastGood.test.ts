import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { checkContent } from "../../src/checking/check";
import { readContentFiles } from "../../src/checking/contentFiles";
import {
  hasLastGood,
  lastGoodRoot,
  refreshLastGood,
} from "../../src/gatsby/develop/lastGoodContent";
import { useContentCopy } from "./contentCopy";

const translation = "content/locales/de/translation.json";

describe("the content that the site shows in development", () => {
  const copy = useContentCopy();
  const lastGood = () => readContentFiles(join(copy.root, lastGoodRoot));
  const isCopied = () => {
    const isContent = ([file]: [string, unknown]) => file.startsWith("content/");
    return isDeepStrictEqual([...lastGood()], [...readContentFiles(copy.root)].filter(isContent));
  };

  it("is a copy of the content if the content passes the check", async () => {
    expect(hasLastGood(copy.root)).toBe(false);
    await refreshLastGood(copy.root);
    expect(hasLastGood(copy.root)).toBe(true);
    expect(isCopied()).toBe(true);
  });

  it("does not change while the content has an error", async () => {
    await refreshLastGood(copy.root);
    const before = lastGood();
    copy.edit(translation, /"skip": ".*"/, '"skip": ');
    copy.edit("content/legal/de/gdpr.md", /title: .*/, "title: Neu");

    const findings = await checkContent(readContentFiles(copy.root));
    expect(await refreshLastGood(copy.root)).toEqual(findings);
    expect(isDeepStrictEqual(lastGood(), before)).toBe(true);
  });

  it("is updated when the content has only warnings", async () => {
    await refreshLastGood(copy.root);
    copy.edit(translation, /(?<="skip": ")/, "- ");

    const severities = (await refreshLastGood(copy.root)).map(({ severity }) => severity);
    expect(new Set(severities)).toEqual(new Set(["warning"]));
    expect(isCopied()).toBe(true);
  });

  it("is updated when files are added and removed", async () => {
    await refreshLastGood(copy.root);
    for (const language of ["bs", "de", "en"]) {
      const page = copy.read(`content/legal/${language}/gdpr.md`);
      copy.write(`content/legal/${language}/returns.md`, page);
    }
    await refreshLastGood(copy.root);
    expect(isCopied()).toBe(true);

    for (const language of ["bs", "de", "en"]) copy.remove(`content/legal/${language}/returns.md`);
    await refreshLastGood(copy.root);
    expect(isCopied()).toBe(true);
  });
});
