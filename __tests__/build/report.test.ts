import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { showBuild } from "../report/build";
import { showHeaders } from "../report/headers";
import { faultsOf, figuresOf } from "../report/lighthouse";
import { type Measurement, mediansOf } from "../report/measurement";
import { showMeasurements } from "../report/measurements";
import { readResults } from "../report/results";
import { observatoryScore } from "../support/observatory";
import { publishedHeaders } from "../support/publishedHeaders";

const folder = mkdtempSync(join(tmpdir(), "report-"));

afterAll(() => rmSync(folder, { recursive: true }));

const assertion = (title: string, status: string, failureMessages: string[] = []) => ({
  ancestorTitles: ["the <form>"],
  title,
  status,
  failureMessages,
});

const file = (name: string, assertionResults: unknown[], message = "") => ({
  name: resolve(__dirname, "..", name),
  message,
  startTime: 0,
  endTime: 2000,
  assertionResults,
});

describe("the report of the tests", () => {
  const path = join(folder, "results.json");
  const testResults = [
    file("content/a.test.ts", [assertion("thanks", "passed"), assertion("waits", "pending")]),
    file("content/b.test.ts", [assertion("adds", "failed", ["1 < 2"])]),
    file("engines/c.test.ts", [], "Cannot be run"),
  ];
  writeFileSync(path, JSON.stringify({ startTime: 0, testResults }));
  const { summary, html } = readResults(path);

  it("counts what passed, failed and was skipped, a file that cannot be run as failed", () => {
    expect(summary).toBe("1 tests passed, 2 failed, 1 were skipped, on 1970-01-01 00:00 UTC.");
    expect(html).toContain('<th scope="row">content</th><td>1</td><td>1</td><td>1</td><td>4</td>');
  });

  it("names every sentence and what failed, as text", () => {
    expect(html).toContain("the &lt;form&gt; › thanks");
    expect(html).toContain("<pre>1 &lt; 2</pre>");
    expect(html).toContain("<pre>Cannot be run</pre>");
    expect(html).not.toContain("<form>");
  });

  it("opens the files in which something failed", () => {
    expect(html.match(/<details open>/g)).toHaveLength(2);
  });
});

describe("the report of what was measured", () => {
  const measured = join(folder, "measured");
  const keep = (name: string, content: unknown) =>
    writeFileSync(join(measured, name), JSON.stringify(content));
  const result: Measurement = {
    title: "Speed of <main>",
    conditions: { Browser: "Chromium 1", Rounds: 2 },
    medians: [
      { Page: "/", SEO: 98, "LCP, ms": 1500 },
      { Page: "not found", "LCP, ms": 1700 },
    ],
    remarks: ["not found: <main> is missing"],
    runs: [{ Page: "/", SEO: 98, "LCP, ms": 1499 }],
  };

  beforeEach(() => mkdirSync(measured));
  afterEach(() => rmSync(measured, { recursive: true }));

  it("has a table of medians, of conditions and of every run, as text", () => {
    keep("speed.json", result);
    const html = showMeasurements(measured);

    expect(html).toContain("<h3>Speed of &lt;main&gt;</h3>");
    expect(html).toContain('<th scope="col">Page</th><th scope="col">SEO</th>');
    expect(html).toContain('<th scope="row">/</th><td>98</td><td>1500</td>');
    expect(html).toContain('<th scope="row">not found</th><td>–</td><td>1700</td>');
    expect(html).toContain('<th scope="row">Browser</th><td>Chromium 1</td>');
    expect(html).toContain("<li>not found: &lt;main&gt; is missing</li>");
    expect(html).toMatch(/<summary>Every run<\/summary>.*<td>98<\/td><td>1499<\/td>/);
    expect(html).not.toContain("<main>");
  });

  it("says when nothing was measured", () => {
    expect(showMeasurements(measured)).toContain("npm run measure");
    expect(showMeasurements(join(measured, "nowhere"))).toContain("npm run measure");
  });

  it("takes no figures but those of the command", () => {
    keep("other.json", { performance: 100 });

    expect(() => showMeasurements(measured)).toThrow(/other\.json does not come from npm run/);
  });

  it("stands beside the weight and the headers of the build", () => {
    keep("speed.json", result);
    const parts = new Map(showBuild(measured));

    expect([...parts.keys()]).toEqual(["Weight", "Headers", "Measurements"]);
    expect(parts.get("Headers")).toBe(showHeaders(publishedHeaders()));
    expect(parts.get("Measurements")).toBe(showMeasurements(measured));
  });
});

describe("the medians of a measurement", () => {
  it("are of each thing by itself, whatever the order of its runs", () => {
    const runs = [
      { Press: "menu", When: "late", ms: 30 },
      { Press: "menu", When: "early", ms: 7 },
      { Press: "menu", When: "late", ms: 1000 },
      { Press: "menu", When: "early", ms: 9 },
      { Press: "menu", When: "late", ms: 4 },
    ];

    expect(mediansOf(runs, ["Press", "When"])).toEqual([
      { Press: "menu", When: "late", ms: 30 },
      { Press: "menu", When: "early", ms: 8 },
    ]);
  });
});

describe("what is taken from Lighthouse", () => {
  const audit = (score: number | null, numericValue?: number) => ({
    id: "",
    title: "Links have names",
    description: "",
    scoreDisplayMode: "numeric" as const,
    score,
    numericValue,
  });
  const category = (
    id: string,
    score: number,
    auditRefs: { id: string; weight: number }[] = [],
  ) => ({
    id,
    title: id,
    score,
    auditRefs,
  });
  const judgement = {
    categories: {
      performance: category("performance", 0.994, [{ id: "total-blocking-time", weight: 30 }]),
      accessibility: category("accessibility", 0.58, [
        { id: "link-name", weight: 7 },
        { id: "label", weight: 7 },
        { id: "meta-refresh", weight: 10 },
        { id: "identical-links", weight: 0 },
      ]),
    },
    audits: {
      "first-contentful-paint": audit(1, 800.4),
      "largest-contentful-paint": audit(1, 1500.6),
      "total-blocking-time": audit(0.5, 400),
      "cumulative-layout-shift": audit(1, 0.012345),
      "total-byte-weight": audit(1, 250_000),
      "link-name": audit(0),
      label: audit(1),
      "meta-refresh": audit(null),
      "identical-links": audit(0),
    },
  };

  it("are scores of 100, and figures without what is below their noise", () => {
    expect(figuresOf("/", judgement)).toEqual({
      Page: "/",
      Performance: 99,
      Accessibility: 58,
      "FCP, ms": 800,
      "LCP, ms": 1501,
      "TBT, ms": 400,
      CLS: 0.012,
      Bytes: 250_000,
    });
  });

  it("is what costs points, and nothing that does not", () => {
    expect(faultsOf("/", judgement)).toEqual(["/: Links have names (link-name)"]);
  });

  it("is never a page that was not judged", () => {
    const runtimeError = { code: "NO_FCP", message: "The page painted nothing" };
    const { "total-byte-weight": _bytes, ...audits } = judgement.audits;

    expect(() => figuresOf("/", { ...judgement, runtimeError })).toThrow(
      "/: The page painted nothing",
    );
    expect(() => figuresOf("/", { ...judgement, audits })).toThrow(/nothing of Bytes/);
  });
});

describe("the report of the headers", () => {
  const headersFile = [
    "/*",
    "  Content-Security-Policy: default-src 'none'; img-src 'self' https://a.example; frame-ancestors 'none'",
    "  Strict-Transport-Security: max-age=63072000",
    "  X-Content-Type-Options: nosniff",
    "",
    "/fonts/*",
    "  Cache-Control: public",
  ].join("\n");
  const headers = publishedHeaders(headersFile);

  it("has the policy by its directives, and every other header that goes with every answer", () => {
    const html = showHeaders(headers);

    expect(html).toContain("<th scope=\"row\">default-src</th><td>'none'</td>");
    expect(html).toContain("<th scope=\"row\">img-src</th><td>'self' https://a.example</td>");
    expect(html).toContain('<th scope="row">x-content-type-options</th><td>nosniff</td>');
    expect(html).not.toContain('<th scope="row">content-security-policy</th>');
    expect(html).not.toContain("cache-control");
  });

  it("computes the score of the headers that there are", () => {
    const { "content-security-policy": _policy, ...others } = headers;

    expect(showHeaders(headers)).toContain(`<p>${observatoryScore(headers)} points`);
    expect(showHeaders(others)).toContain(`<p>${observatoryScore(others)} points`);
    expect(observatoryScore(others)).toBeLessThan(observatoryScore(headers));
  });
});

describe("npm run measure", () => {
  const root = resolve(__dirname, "../..");
  const site = join(folder, "site");

  beforeAll(() => {
    for (const part of ["__tests__/report", "__tests__/support", "src", "content"]) {
      cpSync(join(root, part), join(site, part), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(site, "node_modules"), "junction");
  });

  const measure = (...options: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "__tests__/report/measure.ts", ...options], {
      cwd: site,
      encoding: "utf8",
    });

  it("fails where there is no build, and says what to do", () => {
    const { status, stderr } = measure();

    expect(stderr).toBe('There is no build in public/. Run "npm run build" first.\n');
    expect(status).toBe(1);
  });

  it.each([
    ["--runs", "0"],
    ["--presses", "many"],
    ["--cpu", "fast"],
    ["--speed", "4"],
  ])("shows its options when it is given %s %s", (...options) => {
    const { status, stderr } = measure(...options);

    expect(stderr).toContain("--runs N");
    expect(status).toBe(1);
  });
});
