import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { legalPage, text } from "../content";
import { headline, headlineNamed } from "./headline";
import { chooseLanguage, documentLanguage } from "./language";
import { startHost } from "./nextBuild";
import {
  expectNothingStored,
  openPage,
  openReadyPage,
  scriptsReady,
  startScripts,
} from "./openPage";
import { sendForm } from "./states";

/** The title of a page, and what it is in the next builds. */
export const oldTitle = legalPage("bs", "imprint").title;
export const newTitle = "Podaci o izdavaču";

const imprint = (page: Page) => page.getByRole("contentinfo").locator('a[href="/imprint"]');

/** Counts the documents that the page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Gives signs of life until the page has nothing left to do. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await scriptsReady(page);
  await page.waitForLoadState("networkidle");
}

/** As where no moment is idle. */
export const preventPrefetch = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = (address, options) =>
      options?.priority === "low" ? Promise.reject(new Error("busy")) : ask(address, options);
  });

type Host = Awaited<ReturnType<typeof startHost>>;

/**
 * Folders of builds: the present one, and next ones in which the page has its new title; in one of
 * them the scripts differ as well.
 */
export type Builds = { present: string; wordsChanged: string; codeChanged: string };

/**
 * Describes tabs that are open while a next build takes the place of the present one.
 *
 * @param makeBuilds makes the builds; the next ones are removed at the end
 * @returns the host of the tests, for more of them
 */
export function describeOpenTabs(makeBuilds: () => Builds): () => Host {
  const site = mkdtempSync(join(tmpdir(), "site-"));
  let host: Host;
  let builds: Builds;

  beforeAll(async () => {
    builds = makeBuilds();
    host = await startHost(builds.present);
    process.env.SITE_ORIGIN = host.origin;
  });
  afterAll(async () => {
    await host.stop();
    for (const folder of [builds.wordsChanged, builds.codeChanged, site]) {
      rmSync(folder, { recursive: true });
    }
  });

  describe.each([
    ["keeps the files of the earlier build", true],
    ["has the files of the new build alone", false],
  ])("a tab that is open while the site is published anew, on a host that %s", (_host, keeps) => {
    const deploy = (build: string) => {
      // As it is on a host that keeps what earlier deploys had, their hashed files stay.
      if (keeps) cpSync(build, site, { recursive: true });
      host.serve(keeps ? site : build);
    };

    beforeEach(() => deploy(builds.present));

    it("reaches the new pages with one load", async () => {
      const visit = await openReadyPage("/");
      const { page } = visit;
      const loads = countLoads(page);
      deploy(builds.codeChanged);
      await imprint(page).click();

      await headlineNamed(page, newTitle).waitFor();
      await settle(page);
      expect(new URL(page.url()).pathname).toBe("/imprint");
      expect(loads()).toBe(1);
      await expectNothingStored(visit);

      await page
        .getByRole("banner")
        .getByRole("link", { name: text("bs", "nav.process") })
        .click();
      await page.getByRole("heading", { name: text("bs", "process.title") }).waitFor();
      await chooseLanguage(page, "de");
      expect(loads()).toBe(1);
    });

    it("goes on with the language and the form where it is", async () => {
      const { page } = await openReadyPage("/");
      await page.waitForLoadState("networkidle");
      const loads = countLoads(page);
      deploy(builds.codeChanged);

      await chooseLanguage(page, "de");
      await sendForm(page, "de");
      expect(loads()).toBe(0);
    });

    it("goes on without a load where only words have changed", async () => {
      const { page } = await openReadyPage("/");
      await chooseLanguage(page, "de");
      const loads = countLoads(page);
      deploy(builds.wordsChanged);
      await imprint(page).click();

      await headline(page, "de", "/imprint").waitFor();
      await chooseLanguage(page, "bs");
      await headlineNamed(page, newTitle).waitFor();
      expect(loads()).toBe(0);
    });

    it.each([
      ["had fetched its scripts", true],
      ["had not fetched its scripts", false],
    ])("comes to life with one more load when it %s", async (_when, fetched) => {
      const visit = await openPage("/imprint", {
        // Without an idle moment nothing is fetched ahead.
        prepare: (page) => (fetched ? Promise.resolve() : preventPrefetch(page)),
      });
      const { page } = visit;
      if (fetched) await page.waitForLoadState("networkidle");
      const loads = countLoads(page);
      deploy(builds.codeChanged);
      await startScripts(page);

      await headlineNamed(page, newTitle).waitFor();
      await settle(page);
      await chooseLanguage(page, "en");
      expect(loads()).toBe(1);
      await expectNothingStored(visit);
    });

    it("goes back to a page of the earlier build", async () => {
      const { page } = await openReadyPage("/imprint");
      await page
        .getByRole("banner")
        .getByRole("link", { name: text("bs", "nav.home"), exact: true })
        .click();
      await headline(page, "bs", "/").waitFor();
      const loads = countLoads(page);
      deploy(builds.codeChanged);
      await page.goBack();

      await headlineNamed(page, newTitle).or(headlineNamed(page, oldTitle)).first().waitFor();
      await chooseLanguage(page, "de");
      expect(await documentLanguage(page)).toBe("de");
      expect(loads()).toBeLessThanOrEqual(1);
    });
  });

  return () => host;
}
