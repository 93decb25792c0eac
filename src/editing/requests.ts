import type { Words } from "./words";

/** The input of GitHub's mutation `createCommitOnBranch`; the contents of files are base64. */
export type Commit = {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
};

const github = "https://api.github.com/";

/** Why a request fails, by the status of its answer and the type and message of its error. */
const reasons: [keyof Words["refusals"], RegExp][] = [
  ["offline", /^undefined/],
  ["limit", /rate.?limit|^429/i],
  ["singleSignOn", /SAML/],
  ["archived", /archived/],
  ["rules", /rule violation|protected branch|pull request/i],
  ["401", /^401/],
  ["403", /^403|FORBIDDEN/],
  ["404", /^404|NOT_FOUND/],
  ["409", /^409|STALE_DATA/],
  ["413", /^413/],
  ["500", /^5/],
];

/** Asks for the last commit, and for the same of it as a mutation that has made one. */
const lastCommit = `query($owner: String!, $name: String!, $branch: String!) { viewer { login }
  repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { ... on Commit {
    message parents(first: 1) { nodes { oid } } author { user { login } } ...made
  } } } } } fragment made on Commit `;

/**
 * Checks commits before they are sent. GitHub's refusals become words of the form, and errors without a
 * status: with one, the CMS would forget the token.
 */
export function watchRequests(
  { refusals }: Words,
  check: (commit: Commit, token: string) => Promise<string[]>,
): void {
  const { fetch } = window;

  /** @returns the answer to a mutation whose commit is the last of the branch */
  const answerTo = async (mutation: string, commit: Commit, options?: RequestInit) => {
    const { branch, expectedHeadOid, message } = commit;
    const [owner, name] = branch.repositoryNameWithOwner.split("/");
    const query = lastCommit + /(?<=commit )\{.*\}(?= \} \}\s*$)/.exec(mutation);
    const body = JSON.stringify({ query, variables: { owner, name, branch: branch.branchName } });
    const response = await window.fetch(`${github}graphql`, { ...options, body });
    const { repository, viewer } = (await response.json()).data;
    const { target } = repository.ref;
    const isOurs =
      target.parents.nodes[0]?.oid === expectedHeadOid &&
      target.message === message.headline &&
      target.author.user?.login === viewer.login;
    if (!isOurs) throw new Error("The commit has not been made.");
    return Response.json({ data: { createCommitOnBranch: { commit: target } } });
  };

  window.fetch = async (request, options) => {
    const { href } = new URL(request instanceof Request ? request.url : request, location.href);
    if (!href.startsWith(github)) return fetch(request, options);
    const call = href.endsWith("/graphql") ? JSON.parse(String(options?.body)) : undefined;
    const commit: Commit | undefined = call?.variables.input;
    const [, token = ""] = new Headers(options?.headers).get("Authorization")?.split(" ") ?? [];
    const faults = commit ? await check(commit, token) : [];
    if (faults.length > 0) throw new TypeError(faults.join("\n\n"));

    const send = () => fetch(request, options).catch(() => undefined);
    let response = await send();
    if (!response || response.status >= 500) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      // A commit may have been made, and only the answer lost.
      if (!commit) response = await send();
      else response = await answerTo(call.query, commit, options).catch(() => response);
    }
    if (response?.ok && !(call && (await response.clone().json()).errors)) return response;

    const answer = await response?.json().catch(() => undefined);
    const { type, message } = answer?.errors?.[0] ?? answer ?? {};
    const status = `${response?.status} ${type} ${message}`;
    const [reason = "422"] = reasons.find(([, pattern]) => pattern.test(status)) ?? [];
    // The CMS does not say why it cannot sign in with the token that it has kept.
    const isKept = token && localStorage.getItem("sveltia-cms.user")?.includes(token);
    if (isKept && href.endsWith("/user")) alert(refusals[reason]);
    throw new TypeError(refusals[reason]);
  };
}
