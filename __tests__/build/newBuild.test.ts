import { rmSync } from "node:fs";
import { join } from "node:path";
import { createSiteServer } from "../../src/delivery/server";
import { ask } from "../support/ask";
import { listen } from "../support/listen";
import { useFolder } from "../support/useFolder";

describe("a server during a new build", () => {
  const folder = useFolder();

  const build = (name: string) => {
    folder.write("index.html", `<p>${name}</p>`);
    folder.write("404.html", `<p>${name} has no such page</p>`);
    folder.write(`app-${name}.js`, name);
    folder.write("_headers", `/*\n  X-Build: ${name}\n`);
  };

  it("serves the pages, files and headers of the new build, and responds with 503 until it is complete", async () => {
    build("first");
    const { port, stop } = await listen(createSiteServer(folder.root));
    const body = async (path: string) => (await ask(port, path)).body.toString();
    try {
      expect(await body("/")).toBe("<p>first</p>");

      rmSync(join(folder.root, "_headers"));
      const { status, headers } = await ask(port, "/");
      expect({ status, keep: headers["cache-control"] }).toEqual({ status: 503, keep: "no-store" });
      expect(await body("/")).toContain("being built");

      rmSync(join(folder.root, "app-first.js"));
      build("second and longer");
      expect(await body("/")).toBe("<p>second and longer</p>");
      expect(await body("/nope")).toBe("<p>second and longer has no such page</p>");
      expect((await ask(port, "/")).headers["x-build"]).toBe("second and longer");
      expect((await ask(port, "/app-first.js")).status).toBe(404);
    } finally {
      await stop();
    }
  });
});
