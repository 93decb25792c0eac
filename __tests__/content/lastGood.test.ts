import { createHash } from "node:crypto";
import { join } from "node:path";
import { checkContent } from "../../src/checking/check";
import { readContentFiles } from "../../src/checking/contentFiles";
import {
  hasLastGood,
  lastGoodRoot,
  refreshLastGood,
} from "../../src/gatsby/develop/lastGoodContent";
import { useContentCopy } from "./contentCopy";

const translation = "content/locales/de/translation.json";

/** Replaces the bytes in comparisons, because jest takes seconds to compare large buffers. */
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const hashesIn = (root: string) =>
  Array.from(readContentFiles(root), ([file, bytes]) => [file, hashOf(bytes)]);

describe("the content that the site shows in development", () => {
  const copy = useContentCopy();
  const content = () => hashesIn(copy.root);
  const lastGood = () => hashesIn(join(copy.root, lastGoodRoot));

  it("is a copy of the content if the content passes the check", async () => {
    expect(hasLastGood(copy.root)).toBe(false);
    await refreshLastGood(copy.root);
    expect(hasLastGood(copy.root)).toBe(true);
    expect(lastGood()).toEqual(content());
  });

  it("does not change while the content has an error", async () => {
    await refreshLastGood(copy.root);
    const before = lastGood();
    copy.edit(translation, /"skip": ".*"/, '"skip": ');
    copy.edit("content/legal/de/gdpr.md", /title: .*/, "title: Neu");

    const findings = await checkContent(readContentFiles(copy.root));
    expect(await refreshLastGood(copy.root)).toEqual(findings);
    expect(lastGood()).toEqual(before);
  });

  it("is updated when the content has only warnings", async () => {
    await refreshLastGood(copy.root);
    copy.edit(translation, /(?<="skip": ")/, "TODO ");

    const severities = (await refreshLastGood(copy.root)).map(({ severity }) => severity);
    expect(new Set(severities)).toEqual(new Set(["warning"]));
    expect(lastGood()).toEqual(content());
  });

  it("is updated when files are added and removed", async () => {
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
});
