import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/checking/check";
import { readContentFiles } from "../../src/checking/contentFiles";
import { hasLastGood, refreshLastGood } from "../../src/gatsby/develop/lastGoodContent";
import { lastGoodRoot } from "../../src/gatsby/develop/lastGoodRoot";
import { useContentCopy } from "./contentCopy";

const translation = "content/locales/de/translation.json";

/** What stands for the bytes in comparisons: jest takes seconds over many of them. */
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const hashesIn = (root: string) =>
  Array.from(readContentFiles(root), ([file, bytes]) => [file, hashOf(bytes)]);

describe("the content that the site shows in development", () => {
  const copy = useContentCopy();
  const content = () => hashesIn(copy.root);
  const lastGood = () => hashesIn(join(copy.root, lastGoodRoot));

  it("is the content itself as long as that passes the check", async () => {
    expect(hasLastGood(copy.root)).toBe(false);
    await refreshLastGood(copy.root);
    expect(hasLastGood(copy.root)).toBe(true);
    expect(lastGood()).toEqual(content());
  });

  it("stays as it was while the content has an error", async () => {
    await refreshLastGood(copy.root);
    const before = lastGood();
    copy.edit(translation, /"skip": ".*"/, '"skip": ');
    copy.edit("content/legal/de/gdpr.md", /title: .*/, "title: Neu");

    const findings = await checkContent(readContentFiles(copy.root));
    expect(await refreshLastGood(copy.root)).toEqual(findings);
    expect(lastGood()).toEqual(before);
  });

  it("follows the content when that has only warnings", async () => {
    await refreshLastGood(copy.root);
    copy.edit(translation, /(?<="skip": ")/, "Das  ");

    const severities = (await refreshLastGood(copy.root)).map(({ severity }) => severity);
    expect(new Set(severities)).toEqual(new Set(["warning"]));
    expect(lastGood()).toEqual(content());
  });

  it("follows the content when files come and go", async () => {
    await refreshLastGood(copy.root);
    for (const language of ["bs", "de", "en"]) {
      const page = copy.read(`content/legal/${language}/gdpr.md`);
      copy.write(`content/legal/${language}/returns.md`, page);
    }
    await refreshLastGood(copy.root);
    expect(lastGood()).toEqual(content());

    for (const language of ["bs", "de", "en"]) copy.remove(`content/legal/${language}/returns.md`);
    await refreshLastGood(copy.root);
    expect(lastGood()).toEqual(content());
  });

  it("touches no file that has not changed", async () => {
    await refreshLastGood(copy.root);
    const file = join(copy.root, lastGoodRoot, translation);
    const before = statSync(file).ino;
    copy.edit("content/site/company.json", /"city": ".*"/, '"city": "Mostar"');
    await refreshLastGood(copy.root);

    expect(statSync(file).ino).toBe(before);
  });
});
