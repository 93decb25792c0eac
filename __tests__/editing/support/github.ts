import { createHash } from "node:crypto";
import type { BrowserContext, Route } from "playwright-core";

const api = "https://api.github.com";

/** A request to GitHub's GraphQL API. */
type Call = { query: string; variables: Record<string, string> & { input?: CommitInput } };

/** The input of `createCommitOnBranch`. */
type CommitInput = {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
};

export type Commit = { oid: string; message: string; paths: string[] };

const sha1 = (bytes: Buffer | string) => createHash("sha1").update(bytes).digest("hex");

/** @returns the name that git gives to a file */
const blobName = (bytes: Buffer) =>
  sha1(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));

const author = { name: "Amra", email: "amra@example.net", user: { id: 2, login: "amra" } };

/** Answers like GitHub's API, for one repository with one branch. */
export class GitHub {
  readonly commits: Commit[] = [];
  /** The paths of the requests to the API. */
  readonly requests: string[] = [];
  /** The status of each answer from now on, as when a token is refused; `offline` answers nothing. */
  trouble: number | "offline" | undefined;
  /** Whether only a commit is refused. */
  refusesCommitsOnly = false;

  constructor(readonly files: Map<string, Buffer>) {
    this.commit("First", [...files]);
  }

  get head(): string {
    return this.commits.at(-1)?.oid ?? "";
  }

  /** Adds a commit, as when someone else saves. */
  commit(
    message: string,
    changes: Iterable<readonly [path: string, bytes: Buffer | undefined]>,
  ): Commit {
    const paths: string[] = [];
    for (const [path, bytes] of changes) {
      paths.push(path);
      if (bytes) this.files.set(path, bytes);
      else this.files.delete(path);
    }
    const commit = { oid: sha1(`${this.commits.length} ${message}`), message, paths };
    this.commits.push(commit);
    return commit;
  }

  read(path: string): string {
    return this.files.get(path)?.toString() ?? "";
  }

  async answerIn(context: BrowserContext): Promise<void> {
    await context.route(`${api}/**`, (route) => this.answer(route));
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    const send = (json: unknown, status = 200) => route.fulfill({ status, headers, json });
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const path = new URL(request.url()).pathname;
    this.requests.push(path);
    const call: Call | undefined = path === "/graphql" ? request.postDataJSON() : undefined;
    const isCommit = call?.query.includes("createCommitOnBranch") ?? false;
    if (this.trouble && (isCommit || !this.refusesCommitsOnly)) {
      return this.trouble === "offline"
        ? route.abort("internetdisconnected")
        : send({ message: "Refused", documentation_url: "https://docs.github.com" }, this.trouble);
    }
    if (call) return send(this.graphQL(call));
    if (path === "/user") {
      return send({
        id: 1,
        login: "editor",
        name: "Editor",
        email: null,
        avatar_url: "",
        html_url: "",
      });
    }
    if (/\/collaborators\/editor$/.test(path)) return route.fulfill({ status: 204, headers });
    if (path.includes("/git/trees/"))
      return send({ sha: this.head, truncated: false, tree: this.tree() });
    const [, name] = /\/git\/blobs\/(\w+)$/.exec(path) ?? [];
    const body = [...this.files.values()].find((bytes) => blobName(bytes) === name);
    if (body)
      return route.fulfill({
        body,
        headers: { ...headers, "Content-Type": "application/octet-stream" },
      });
    return send({ message: "Not Found" }, 404);
  }

  private tree() {
    return Array.from(this.files, ([path, bytes]) => ({
      path,
      mode: "100644",
      type: "blob",
      sha: blobName(bytes),
      size: bytes.length,
    }));
  }

  private graphQL({ query, variables: { input } }: Call): unknown {
    if (input) return this.createCommit(query, input);
    const parts = query.matchAll(
      /(\w+_\d+):\s+(?:object\(oid: "(\w+)"\)|ref\(.*?path: "([^"]+)")/g,
    );
    const answers = Array.from(parts, ([, alias, oid, path]) => {
      const bytes = [...this.files.values()].find((each) => blobName(each) === oid);
      const history = { nodes: [{ author, committedDate: "2026-11-01T08:00:00Z" }] };
      return [
        alias,
        path ? { target: { history } } : { text: bytes?.toString(), isTruncated: false },
      ];
    });
    const last = { oid: this.head, message: this.commits.at(-1)?.message };
    const ref = { name: "main", target: { oid: this.head, history: { nodes: [last] } } };
    return { data: { repository: { ref, defaultBranchRef: ref, ...Object.fromEntries(answers) } } };
  }

  private createCommit(
    query: string,
    { expectedHeadOid, message, fileChanges }: CommitInput,
  ): unknown {
    if (expectedHeadOid !== this.head) {
      const type = "STALE_DATA";
      return {
        data: { createCommitOnBranch: null },
        errors: [{ type, message: `Expected branch to point to "${this.head}"` }],
      };
    }
    const { oid } = this.commit(message.headline, [
      ...fileChanges.additions.map(
        ({ path, contents }) => [path, Buffer.from(contents, "base64")] as const,
      ),
      ...(fileChanges.deletions ?? []).map(({ path }) => [path, undefined] as const),
    ]);
    const files = Array.from(
      query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g),
      ([, alias, path]) => [
        alias,
        { oid: blobName(this.files.get(path ?? "") ?? Buffer.alloc(0)) },
      ],
    );
    const commit = { oid, committedDate: "2026-11-27T12:00:00Z", ...Object.fromEntries(files) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
