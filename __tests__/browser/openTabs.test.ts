import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { filesIn } from "../../src/delivery/filesIn";
import { writeHeaders } from "../../src/delivery/headers";
import { createSiteServer } from "../../src/delivery/server";
import { field } from "../support/browser/form";
import { delayRequests } from "../support/browser/interception";
import { chooseLanguage } from "../support/browser/language";
import {
  expectNothingStored,
  firstEvent,
  hydrated,
  openPage,
  openReadyPage,
  scriptsReady,
} from "../support/browser/openPage";
import { publishedFolder } from "../support/build";
import { legalPage } from "../support/content";
import { type ListeningServer, listen } from "../support/listen";
import { waitUntil } from "../support/waitUntil";

/** The title of the imprint, and its title in the next build. */
const oldTitle = legalPage("bs", "imprint").title;
const newTitle = "‹ next build ›";

const imprint = (page: Page) => page.getByRole("contentinfo").locator('a[href="/imprint"]');

/** @returns a function that returns how many documents the page has loaded since */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Hydrates the page and waits until the network is idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await scriptsReady(page);
  await page.waitForLoadState("networkidle");
}

const hashedScript = /(?<=-)[0-9a-f]{20}(?=\.js$)/;

const backwards = (text: string) => [...text].reverse().join("");

/**
 * Makes the next build from a copy of the current build, which is faster than a build: the imprint has a
 * new title, and every script and the compilation have a new hash.
 *
 * @returns the directory of the new build
 */
function makeNextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "next-build-"));
  cpSync(publishedFolder, folder, { recursive: true });
  const appData = JSON.parse(readFileSync(join(folder, "page-data/app-data.json"), "utf8"));
  const names = readdirSync(folder).flatMap((file) => hashedScript.exec(file)?.[0] ?? []);
  const hashes: string[] = [appData.webpackCompilationHash, ...names];
  const replaced = (text: string) =>
    hashes.reduce((result, hash) => result.replaceAll(hash, backwards(hash)), text);

  for (const file of filesIn(folder).filter((each) => /\.(?:html|js|json)$/.test(each))) {
    const path = join(folder, file);
    const text = replaced(readFileSync(path, "utf8"));
    const isImprint = /^(?:imprint\.html|page-data\/imprint\/)/.test(file);
    writeFileSync(path, isImprint ? text.replaceAll(oldTitle, newTitle) : text);
    renameSync(path, join(folder, replaced(file)));
  }
  writeHeaders(folder);
  return folder;
}

const site = mkdtempSync(join(tmpdir(), "site-"));
const nextBuild = makeNextBuild();
/** The current server. A deploy replaces it while pages are open. */
let server: Server;
let host: ListeningServer;

const serve = (build: string) => {
  server = createSiteServer(build);
};

/** Deploys a build on a host that keeps the files of the earlier build. */
const addToSite = (build: string) => {
  cpSync(build, site, { recursive: true });
  serve(site);
};

beforeAll(async () => {
  host = await listen(createServer((...exchange) => server.emit("request", ...exchange)));
  process.env.SITE_ORIGIN = host.origin;
});
afterAll(async () => {
  await host.stop();
  for (const folder of [nextBuild, site]) rmSync(folder, { recursive: true });
});

describe.each([
  ["keeps the files of the earlier build", true],
  ["has only the files of the new build", false],
])("a tab that is open during a deploy, on a host that %s", (_host, keeps) => {
  const deploy = (build: string) => (keeps ? addToSite(build) : serve(build));

  beforeEach(() => deploy(publishedFolder));

  it("opens the new pages with one load", async () => {
    const page = await openReadyPage("/");
    const loads = countLoads(page);
    deploy(nextBuild);
    await imprint(page).click();

    await page.getByRole("heading", { level: 1, name: newTitle, exact: true }).waitFor();
    await settle(page);
    expect(new URL(page.url()).pathname).toBe("/imprint");
    expect(loads()).toBe(1);
    await expectNothingStored(page);
  });

  it.each([
    ["has not arrived, hydrates with one more load", newTitle, 1],
    ["has arrived, hydrates as it is", oldTitle, 0],
  ])("whose data %s", async (_what, title, count) => {
    const { prepare, release } = delayRequests("**/*.json");
    const finished: string[] = [];
    const page = await openPage("/imprint", {
      prepare: async (each) => {
        each.on("requestfinished", (request) => finished.push(request.url()));
        await each.clock.install();
        await prepare(each);
      },
    });
    const arrived = (as: "script" | "fetch") =>
      waitUntil(`each ${as}`, async () => {
        const links = page.locator(`head > link[as=${as}]`);
        const files = await links.evaluateAll((all) =>
          all.map((link) => Reflect.get(link, "href")),
        );
        return files.length > 0 && files.every((file) => finished.includes(file));
      });
    await arrived("script");
    if (count === 0) {
      release();
      await arrived("fetch");
    }
    // Otherwise the page may hydrate before the deploy.
    await page.clock.pauseAt(Date.now() + 1000);
    const loads = countLoads(page);
    deploy(nextBuild);
    release();
    await page.clock.resume();
    await firstEvent(page);

    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    await settle(page);
    await chooseLanguage(page, "en");
    expect(loads()).toBe(count);
    await expectNothingStored(page);
  });
});

it("a page on which something is typed is not loaded again after a deploy", async () => {
  addToSite(publishedFolder);
  const { prepare, release } = delayRequests("**/*.js*");
  const page = await openPage("/", { prepare, waitUntil: "domcontentloaded" });
  await field(page, "name").fill("Amra");
  const loads = countLoads(page);
  addToSite(nextBuild);
  release();

  await hydrated(page);
  expect(await field(page, "name").inputValue()).toBe("Amra");
  expect(loads()).toBe(0);
});
