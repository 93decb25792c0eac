import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { createSiteServer } from "../../src/delivery/server";
import { pageMetadata, pagePaths, unknownPath } from "../support/content";

const titleIn = (html: string) => /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1];

describe("the server", () => {
  let server: Server;

  beforeAll(async () => {
    server = createSiteServer(resolve(__dirname, "../../public"));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const get = (path: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      redirect: "manual",
    });

  it.each(pagePaths)("answers %s with its page and without a redirect", async (path) => {
    const response = await get(path);

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(titleIn(await response.text())).toBe(pageMetadata("bs", path).title);
  });

  it.each(["/de", "/en", "/bs", "/de/imprint", unknownPath, `${unknownPath}.png`])(
    "answers %s with the not-found page",
    async (path) => {
      const response = await get(path);

      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toMatch(/^text\/html/);
      expect(titleIn(await response.text())).toBe(pageMetadata("bs", unknownPath).title);
    },
  );

  it("gives nothing away that lies outside the build", async () => {
    expect((await get("/..%2fpackage.json")).status).toBe(404);
    expect((await get("/%2e%2e/package.json")).status).toBe(404);
  });

  it("answers an address that is broken", async () => {
    expect((await get("/%E0%A4%A")).status).toBe(404);
  });
});
