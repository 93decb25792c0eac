import type { Words } from "./words";

/** The input of GitHub's mutation `createCommitOnBranch`; the contents of files are base64. */
export type Commit = {
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
};

const github = "https://api.github.com/";

/** Why a request fails, by the status of its answer and the type and message of its error. */
const reasons: [keyof Words["refusals"], RegExp][] = [
  ["offline", /^undefined/],
  ["limit", /^429|rate.?limit/i],
  ["401", /^401/],
  ["403", /^403|FORBIDDEN/],
  ["404", /^404|NOT_FOUND/],
  ["500", /^5/],
];

/**
 * Checks each commit before it is sent, and puts GitHub's refusals into the words of the form. These errors have
 * no status, because for some statuses the CMS would forget the token.
 *
 * @param check returns why a commit is not sent; nothing if it is
 */
export function watchRequests(
  { refusals }: Words,
  check: (commit: Commit) => Promise<string[]>,
): void {
  const { fetch } = window;
  window.fetch = async (request, options) => {
    const url = String(request);
    if (!url.startsWith(github)) return fetch(request, options);
    const call = url.endsWith("/graphql") ? JSON.parse(String(options?.body)) : undefined;
    const commit: Commit | undefined = call?.variables.input;
    const faults = commit ? await check(commit) : [];
    if (faults.length > 0) throw new TypeError(faults.join("\n\n"));

    const response = await fetch(request, options).catch(() => undefined);
    if (response?.ok && !(call && (await response.clone().json()).errors)) return response;
    const answer = await response?.json().catch(() => undefined);
    const { type, message = "" } = answer?.errors?.[0] ?? answer ?? {};
    const status = `${response?.status} ${type} ${message}`;
    const [reason = "other"] = reasons.find(([, pattern]) => pattern.test(status)) ?? [];
    throw new TypeError(refusals[reason].replace("{message}", message));
  };
}
