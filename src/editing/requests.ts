import type { Words } from "./words";

/** The files that a commit adds, changes or deletes; their contents are base64. */
export type Changes = {
  additions: { path: string; contents: string }[];
  deletions?: { path: string }[];
};

const github = "https://api.github.com/";

/**
 * Lets the page ask GitHub's API and its own host only: Sveltia CMS would also ask whether there is a
 * newer version. The reasons for which GitHub refuses a request become words of the form.
 *
 * @param check finds the faults for which a commit is refused before it is sent
 */
export function limitRequests(
  { form, refusals }: Partial<Words>,
  check: (changes: Changes) => Promise<string[]>,
): void {
  const { fetch } = window;
  window.fetch = async (request, options) => {
    const { href, origin } = new URL(String(request), location.href);
    const isLocal = /^(?:blob|data):/.test(href) || origin === location.origin;
    if (!isLocal && !href.startsWith(github)) throw new TypeError("This host is not asked.");
    const changes: Changes | undefined =
      href === `${github}graphql` &&
      JSON.parse(String(options?.body)).variables?.input?.fileChanges;
    const faults = changes ? await check(changes) : [];
    if (faults.length > 0) return Response.json({ message: faults.join("\n\n") }, { status: 422 });
    const response = await fetch(request, options).catch((error) => {
      throw isLocal ? error : new TypeError(form?.offline ?? error.message);
    });
    const { status } = response;
    const message = refusals?.[Math.min(status, 500)];
    if (isLocal || response.ok || !message) return response;
    return Response.json({ message }, { status });
  };
}
