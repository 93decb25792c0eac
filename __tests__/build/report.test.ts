import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { showHeaders } from "../report/headers";
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
