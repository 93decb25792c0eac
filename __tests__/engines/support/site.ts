import { createServer, type ServerResponse } from "node:http";
import { publishedFolder } from "../../support/build";
import { listen } from "../../support/listen";
import { createTestServer } from "../../support/serve";

/** What may become of a request on the way. */
const fail = {
  refused: (response: ServerResponse) => response.destroy(),
  unavailable: (response: ServerResponse) => response.writeHead(503).end(),
  missing: (response: ServerResponse) => response.writeHead(404).end(),
};

export type Failure = keyof typeof fail;

/** The served build. A test can hold back, lose and replace its files. */
export type Site = Awaited<ReturnType<typeof serveSite>>;

const ownServer = createTestServer(publishedFolder);

/** Serves the build on a free port as `npm run serve` does. */
export async function serveSite() {
  const waiting: (() => unknown)[] = [];
  const failures = new Map<string, { how: Failure; times: number }>();
  const replaced = new Map<string, string>();
  let scripts: "respond" | "wait" = "respond";

  const server = createServer((request, response) => {
    const serve = () => ownServer.emit("request", request, response);
    const [, failure] = [...failures].find(([path]) => request.url?.startsWith(path)) ?? [];
    if (failure && failure.times-- > 0) return fail[failure.how](response);
    if (replaced.has(`${request.url}`)) response.end(replaced.get(`${request.url}`));
    else if (scripts === "wait" && request.url?.endsWith(".js")) waiting.push(serve);
    else serve();
  });

  return {
    ...(await listen(server)),

    /** Lets requests for these paths fail from now on: the first ones, or all. */
    fail: (path: string, how: Failure, times = Number.POSITIVE_INFINITY) =>
      failures.set(path, { how, times }),

    /** Serves a text at this path from now on, without the headers of the site. */
    replace: (path: string, text: string) => replaced.set(path, text),

    /** Answers requests for scripts in this way from now on, also those that have waited. */
    answerScripts: (how: typeof scripts) => {
      scripts = how;
      for (const serve of waiting.splice(0)) serve();
    },
  };
}
