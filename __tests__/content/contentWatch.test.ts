import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { watchFiles } from "../../src/gatsby/develop/contentWatch";
import { useFolder } from "../support/useFolder";

describe("the watch over the content", () => {
  const folder = useFolder();

  it.each(["plain", "[site] (new)", "{a,b}"])(
    "sees a change in a project at %s",
    async (name) => {
      const file = `${name}/content/site/company.json`;
      folder.write(file, "{}");
      const watcher = watchFiles(`${folder.root}/${name}`);
      // It says that it is ready before it sees everything.
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
