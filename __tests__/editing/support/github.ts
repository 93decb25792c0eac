import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { paths } from "@octokit/openapi-types";
import type { BrowserContext, Route } from "playwright-core";
import { projectRoot } from "../../support/useFolder";
import user from "./user.json";

// Packages of the form.
const packages = createRequire(join(projectRoot, "src/editing/package.json"));
const { buildSchema, graphqlSync } = packages("graphql") as typeof import("graphql");
const schemaFile = join(
  packages.resolve("graphql"),
  "../../@octokit/graphql-schema/schema.graphql",
);
/** GitHub's own: what the form asks must be in it, and so must be each answer. */
const schema = buildSchema(readFileSync(schemaFile, "utf8"), { assumeValid: true });

/** An answer of the other API, by GitHub's description of it: `npm run types` compares. */
type RestAnswer<Path extends "/user" | "/repos/{owner}/{repo}/git/trees/{tree_sha}"> =
  paths[Path]["get"]["responses"][200]["content"]["application/json"];

const api = "https://api.github.com";
/** The token of the editor. */
export const token = "github_pat_1";
const avatars = "https://avatars.githubusercontent.com";

/** The author of each commit. */
const author = { name: "Editor", email: "editor@example.net", login: "editor", id: 1 };

/** The input of `createCommitOnBranch`. */
type CommitInput = {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: {
    additions?: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
};

type Commit = {
  oid: string;
  message: string;
  paths: string[];
  date: string;
};

/** How GitHub refuses requests: with a status, or with an error of GraphQL, which has status 200. */
export type Refusal = { status?: number; type?: string; message?: string };

const sha1 = (bytes: Buffer | string) => createHash("sha1").update(bytes).digest("hex");

/** @returns the name that git gives to a file */
const blobName = (bytes: Buffer) =>
  sha1(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));

/** The faults of requests and of answers, by GitHub's schema. */
export const invalid: string[] = [];

/** Answers like GitHub's API, for one repository with one branch. */
export class GitHub {
  readonly commits: Commit[] = [];
  /** How commits are answered from now on; `offline` answers nothing. */
  trouble: Refusal | "offline" | undefined;

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
    const number = this.commits.length;
    const date = new Date(Date.UTC(2026, 10, 1, 8, number)).toISOString();
    const oid = sha1(`${number} ${message}`);
    const commit = { oid, message, paths, date };
    this.commits.push(commit);
    return commit;
  }

  read(path: string): string {
    return this.files.get(path)?.toString() ?? "";
  }

  async answerIn(context: BrowserContext): Promise<void> {
    await context.route(`${api}/**`, (route) => this.answer(route));
    await context.route(`${avatars}/**`, (route) => route.fulfill({ status: 404 }));
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    const send = (json: unknown, status = 200) => route.fulfill({ status, headers, json });
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const path = new URL(request.url()).pathname;
    const call = path === "/graphql" ? request.postDataJSON() : undefined;
    const { trouble } = this;
    if (trouble && call?.query.includes("createCommitOnBranch")) {
      if (trouble === "offline") return route.abort("internetdisconnected");
      const { status = 200, type, message = "Refused" } = trouble;
      return send(
        status === 200 ? { data: null, errors: [{ type, message }] } : { message },
        status,
      );
    }
    const { accept = "", authorization } = request.headers();
    if (authorization !== `token ${token}`) return send({ message: "Bad credentials" }, 401);
    if (call) return send(this.graphQL(call));
    if (path === "/user") return send(user satisfies RestAnswer<"/user">);
    if (/\/collaborators\/editor$/.test(path)) return route.fulfill({ status: 204, headers });
    if (path.includes("/git/trees/")) {
      const tree: RestAnswer<"/repos/{owner}/{repo}/git/trees/{tree_sha}"> = this.tree();
      return send(tree);
    }
    const [, name] = /\/git\/blobs\/(\w+)$/.exec(path) ?? [];
    const body = this.blob(name);
    if (!body) return send({ message: "Not Found" }, 404);
    // GitHub answers with JSON if it is not asked for the content itself.
    const isRaw = /^application\/vnd\.github(\.v3)?\.raw(\+json)?$/.test(accept);
    if (!isRaw) invalid.push(`${path} as ${accept}`);
    const type = "application/octet-stream";
    return route.fulfill({ body, headers: { ...headers, "Content-Type": type } });
  }

  private blob(name: string | undefined): Buffer | undefined {
    return [...this.files.values()].find((bytes) => blobName(bytes) === name);
  }

  private tree() {
    const tree = Array.from(this.files, ([path, bytes]) => ({
      path,
      mode: "100644",
      type: "blob",
      sha: blobName(bytes),
      size: bytes.length,
    }));
    return { sha: this.head, truncated: false, tree };
  }

  /** Answers a query or mutation by GitHub's schema. */
  private graphQL({ query, variables }: { query: string; variables: Record<string, unknown> }) {
    const ref = { name: "main", target: () => this.commitNode(this.commits.at(-1)) };
    const repository = {
      defaultBranchRef: ref,
      ref: ({ qualifiedName }: { qualifiedName: string }) =>
        qualifiedName === "main" ? ref : null,
      object: ({ oid }: { oid: string }) => {
        const bytes = this.blob(oid);
        return bytes && { __typename: "Blob", text: bytes.toString(), isTruncated: false };
      },
    };
    const rootValue = {
      repository,
      createCommitOnBranch: ({ input }: { input: CommitInput }) => this.createCommit(input),
    };
    const result = graphqlSync({ schema, source: query, rootValue, variableValues: variables });
    invalid.push(...(result.errors ?? []).map(String));
    return result;
  }

  private commitNode(commit: Commit | undefined): unknown {
    if (!commit) return null;
    const { oid, message, date } = commit;
    const user = { ...author, databaseId: author.id };
    return {
      __typename: "Commit",
      oid,
      message,
      committedDate: date,
      author: { ...author, avatarUrl: `${avatars}/u/1`, user },
      file: ({ path }: { path: string }) => {
        const bytes = this.files.get(path);
        return bytes && { oid: blobName(bytes) };
      },
      history: ({ first, path }: { first: number; path?: string }) => {
        const commits = this.commits.filter(({ paths }) => !path || paths.includes(path));
        return {
          nodes: commits
            .reverse()
            .slice(0, first)
            .map((each) => this.commitNode(each)),
        };
      },
    };
  }

  private createCommit({ expectedHeadOid, message, fileChanges }: CommitInput) {
    if (expectedHeadOid !== this.head) {
      throw new Error(`Expected branch to point to "${this.head}" but it did not.`);
    }
    const { additions = [], deletions = [] } = fileChanges;
    const paths = [...additions, ...deletions].map(({ path }) => path);
    if (new Set(paths).size < paths.length) throw new Error("A path occurs twice.");
    const changes = [
      ...deletions.map(({ path }) => [path, undefined] as const),
      ...additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64")] as const),
    ];
    return { commit: this.commitNode(this.commit(message.headline, changes)) };
  }
}
