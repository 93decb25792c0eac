import type { AddressInfo } from "node:net";
import { createSiteServer } from "../../src/delivery/server";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { gzipSize } from "../support/build";
import { text } from "../support/content";

const kilobyte = 1000;
const scriptBudget = 165 * kilobyte;

describe("a first view of the landing page", () => {
  it(`fetches ${scriptBudget / kilobyte} kB of scripts or less, every chunk counted`, async () => {
    const sizes = new Map<string, number>();
    const visit = await openReadyPage("/", {
      prepare: async (page) =>
        page.route("**/*.js", async (route) => {
          const response = await route.fetch();
          sizes.set(route.request().url(), gzipSize(await response.body()));
          await route.fulfill({ response });
        }),
    });
    await visit.page.waitForLoadState("networkidle");
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

    expect(sizes.size).toBeGreaterThan(1);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(scriptBudget);
  });

  it("downloads every script once, though it is fetched ahead", async () => {
    const asked: string[] = [];
    const server = createSiteServer("public");
    server.on("request", ({ url = "" }) => asked.push(url));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;

    const visit = await openReadyPage("/", { baseURL: `http://127.0.0.1:${port}` });
    await visit.page.waitForLoadState("networkidle");
    server.close();

    const scripts = asked.filter((url) => url.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts).toEqual([...new Set(scripts)]);
  });

  it("runs no script before the visitor gives a sign of life", async () => {
    const { page } = await openPage("/");
    await page.waitForLoadState("networkidle");

    expect(await page.locator("script[src]").count()).toBe(0);
  });

  it("answers a press on the language switcher that comes before the scripts", async () => {
    const { page } = await openPage("/", { waitUntil: "domcontentloaded" });
    await page.evaluate((language) => {
      document.querySelector<HTMLElement>(`header button[lang=${language}]`)?.click();
    }, "de");

    await page.getByRole("heading", { level: 1, name: text("de", "hero.title") }).waitFor();
  });
});
