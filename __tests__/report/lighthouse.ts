import type { Result } from "lighthouse";
import puppeteer from "puppeteer-core";
import { createSiteServer } from "../../src/delivery/server";
import { findBrowser } from "../support/browser/findBrowser";
import { flags } from "../support/browser/start";
import { publishedFolder } from "../support/build";
import { pagePaths, unknownPath } from "../support/content";
import { listen } from "../support/listen";
import { circumstances, type Measurement, median, mediansOf, type Row } from "./measurement";

const categories: [column: string, id: string][] = [
  ["Performance", "performance"],
  ["Accessibility", "accessibility"],
  ["Best practices", "best-practices"],
  ["SEO", "seo"],
];

const audits: [column: string, id: string, decimals: number][] = [
  ["FCP, ms", "first-contentful-paint", 0],
  ["LCP, ms", "largest-contentful-paint", 0],
  ["TBT, ms", "total-blocking-time", 0],
  ["CLS", "cumulative-layout-shift", 3],
  ["Bytes", "total-byte-weight", 0],
];

type Judgement = Pick<Result, "categories" | "audits" | "runtimeError">;

/**
 * @param page what Lighthouse has judged
 * @returns its scores, of 100, and its figures
 * @throws when Lighthouse could not judge it
 */
export function figuresOf(page: string, { categories: scores, ...result }: Judgement): Row {
  if (result.runtimeError) throw new Error(`${page}: ${result.runtimeError.message}`);
  const figures: [column: string, value: number][] = [
    ...categories
      .filter(([, id]) => id in scores)
      .map(([column, id]): [string, number] => [
        column,
        Math.round((scores[id]?.score ?? Number.NaN) * 100),
      ]),
    ...audits.map(([column, id, decimals]): [string, number] => [
      column,
      Number((result.audits[id]?.numericValue ?? Number.NaN).toFixed(decimals)),
    ]),
  ];
  const unknown = figures.find(([, value]) => Number.isNaN(value));
  if (unknown) throw new Error(`${page}: Lighthouse says nothing of ${unknown[0]}`);
  return { Page: page, ...Object.fromEntries(figures) };
}

/** @returns what cost a page points, figures aside, each as one line */
export const faultsOf = (page: string, { categories: scores, audits: results }: Judgement) =>
  Object.values(scores)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (results[id]?.score ?? 1) < 1)
    .map(({ id }) => `${page}: ${results[id]?.title} (${id})`);

/** Judges one page in a browser of its own. */
async function judge(address: string, path: string, cpu: number) {
  const { default: lighthouse, defaultConfig } = await import("lighthouse");
  const isPage = path !== unknownPath;
  const browser = await puppeteer.launch({ executablePath: await findBrowser(), args: flags });
  try {
    const judged = await lighthouse(address, {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: "error",
      // What is not found is no page to be indexed, and rightly has the status 404.
      onlyCategories: categories.map(([, id]) => id).filter((id) => isPage || id !== "seo"),
      ignoreStatusCode: !isPage,
      throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: cpu },
    });
    if (!judged) throw new Error(`${path}: Lighthouse gave no result`);
    return { ...judged.lhr, browser: await browser.version() };
  } finally {
    await browser.close();
  }
}

/**
 * Lets Lighthouse judge every page of the build, and the not-found page, as it judges a phone by
 * default.
 *
 * @param rounds how often; one round has every page once, so that a busy moment of the machine
 *   does not fall on one page alone
 * @param cpu by how much it takes a phone to be slower than this machine
 */
export async function measureWithLighthouse(rounds: number, cpu: number): Promise<Measurement> {
  const site = await listen(createSiteServer(publishedFolder));
  const judged: { page: string; result: Awaited<ReturnType<typeof judge>> }[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const path of [...pagePaths, unknownPath]) {
        console.log(`Lighthouse, round ${round} of ${rounds}: ${path}`);
        const page = path === unknownPath ? "not found" : path;
        judged.push({ page, result: await judge(`${site.origin}${path}`, path, cpu) });
      }
    }
  } finally {
    await site.stop();
  }
  const runs = judged.map(({ page, result }) => figuresOf(page, result));
  const results = judged.map(({ result }) => result);
  const { browser, lighthouseVersion, configSettings } = results[0] ?? {};
  const { rttMs, throughputKbps } = configSettings?.throttling ?? {};
  return {
    title: "Lighthouse",
    conditions: {
      ...circumstances(browser ?? ""),
      Lighthouse: lighthouseVersion ?? "",
      Rounds: rounds,
      "CPU slowdown": cpu,
      Network: `${configSettings?.throttlingMethod}: ${rttMs} ms, ${throughputKbps} kbit/s`,
      "Benchmark of the machine": Math.round(
        median(results.map(({ environment }) => environment.benchmarkIndex)),
      ),
    },
    medians: mediansOf(runs, ["Page"]),
    remarks: [...new Set(judged.flatMap(({ page, result }) => faultsOf(page, result)))],
    runs,
  };
}
