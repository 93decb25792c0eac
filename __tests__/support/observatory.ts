import type { IncomingHttpHeaders } from "node:http";

const broad = /^(?:\*|(?:ftp|https?):(?:\/\/\*(?:\.\*)?)?|data:|'unsafe-inline')$/;
const halfAYear = 15_768_000;

/** @returns the directives of a content security policy, and what each of them allows */
export const directives = (policy: string) =>
  new Map(
    policy.split(";").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

function policyPoints(policy: string | undefined): number {
  if (!policy) return -25;
  const rules = directives(policy);
  const sources = (name: string) => {
    const all = rules.get(name) ?? rules.get("default-src") ?? ["*"];
    // Browsers ignore it beside a hash.
    return all.some((source) => source.startsWith("'sha256-"))
      ? all.filter((source) => source !== "'unsafe-inline'")
      : all;
  };
  const [scripts, objects, styles] = ["script-src", "object-src", "style-src"].map(sources);
  const isBroad = (source: string) => broad.test(source);
  if (scripts?.some(isBroad) || objects?.some(isBroad)) return -20;
  if ([...rules.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if ([scripts, styles].flat().includes("'unsafe-eval'")) return -10;
  if (styles?.some(isBroad)) return 0;
  return rules.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function framePoints(policy: string | undefined, header: string | undefined): number {
  if (directives(policy ?? "").has("frame-ancestors")) return 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? "") ? 0 : -20;
}

function transportPoints(header: string | undefined): number {
  const age = /^max-age=(\d+)/.exec(header ?? "")?.[1];
  if (age === undefined) return -20;
  return Number(age) < halfAYear ? -10 : 0;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/;
  return isPrivate.test(header) ? 5 : -5;
}

function resourcePoints(header: string | undefined): number {
  if (header === undefined || header === "cross-origin") return 0;
  return /^same-(?:origin|site)$/.test(header) ? 10 : -5;
}

/**
 * Computes what the Mozilla Observatory gives a site for its headers, by the rules and the table of
 * https://github.com/mdn/mdn-http-observatory (src/analyzer/tests, src/grader/charts.js). What
 * depends on the host is taken to be in order: a certificate, and http redirected to https.
 * Later points for the opener and the embedder policy are not counted.
 *
 * @param headers of a page, by their names in small letters
 * @returns the points; 100 and more is its best grade
 */
export function observatoryScore(headers: IncomingHttpHeaders): number {
  const header = (name: string) => headers[name]?.toString();
  const policy = header("content-security-policy");
  const points = [
    policyPoints(policy),
    framePoints(policy, header("x-frame-options")),
    transportPoints(header("strict-transport-security")),
    referrerPoints(header("referrer-policy")),
    resourcePoints(header("cross-origin-resource-policy")),
    header("x-content-type-options") === "nosniff" ? 0 : -5,
    header("access-control-allow-credentials") ? -50 : 0,
    header("set-cookie") ? -20 : 0,
  ];
  const sum = (some: number[]) => some.reduce((total, each) => total + each, 100);
  const withoutCredit = sum(points.filter((each) => each < 0));
  return withoutCredit >= 90 ? sum(points) : withoutCredit;
}
