import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { watchFiles } from "../../src/gatsby/develop/contentWatch";
import { useFolder } from "../support/useFolder";

describe("the watcher of the content", () => {
  const folder = useFolder();

  it.each(["plain", "[site] (new)", "{a,b}"])(
    "reports a change in a project at %s",
    async (name) => {
      const file = `${name}/content/site/company.json`;
      folder.write(file, "{}");
      const watcher = watchFiles(`${folder.root}/${name}`);
      // chokidar emits "ready" before it detects every change, so the file changes repeatedly.
      let count = 0;
      const editor = setInterval(() => folder.write(file, `{ "edit": ${count++} }`), 100);
      try {
        expect(await Promise.race([once(watcher, "all"), setTimeout(8000, ["nothing"])])).toEqual(
          expect.arrayContaining(["change"]),
        );
      } finally {
        clearInterval(editor);
        await watcher.close();
      }
    },
    20_000,
  );
});
