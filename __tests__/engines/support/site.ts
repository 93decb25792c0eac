import { createServer, type ServerResponse } from "node:http";
import { publishedFolder } from "../../support/build";
import { listen } from "../../support/listen";
import { createTestServer } from "../../support/serve";

/** What may become of a request on the way. */
const fail = {
  refused: (response: ServerResponse) => response.destroy(),
  unavailable: (response: ServerResponse) => response.writeHead(503).end(),
  missing: (response: ServerResponse) => response.writeHead(404).end(),
  "answered by a captive portal": (response: ServerResponse) =>
    response
      .writeHead(200, { "Content-Type": "text/html" })
      .end("<title>Welcome to the hotel</title>"),
  "never answered": () => {},
};

export type Failure = keyof typeof fail;

/** The served build. A test can delay or drop its files, and replace them. */
export type Site = Awaited<ReturnType<typeof serveSite>>;

const ownServer = createTestServer(publishedFolder);

/** Serves the build on a free port as `npm run serve` does. */
export async function serveSite() {
  const waiting: (() => unknown)[] = [];
  const delays = new Map<string, number>();
  const failures = new Map<string, { how: Failure; times: number }>();
  const replaced = new Map<string, string>();
  let scripts: "respond" | "wait" | "dropped" | "missing" = "respond";

  const server = createServer((request, response) => {
    const serve = () => ownServer.emit("request", request, response);
    const [, failure] = [...failures].find(([path]) => request.url?.startsWith(path)) ?? [];
    if (failure && failure.times-- > 0) return fail[failure.how](response);
    const [, delay] = [...delays].find(([path]) => request.url?.startsWith(path)) ?? [];
    if (replaced.has(`${request.url}`)) response.end(replaced.get(`${request.url}`));
    else if (delay) setTimeout(serve, delay);
    else if (scripts === "respond" || !request.url?.endsWith(".js")) serve();
    else if (scripts === "wait") waiting.push(serve);
    else if (scripts === "missing") response.writeHead(404).end();
    else request.destroy();
  });

  return {
    ...(await listen(server)),

    /** Answers requests for these paths after some milliseconds from now on. */
    delay: (path: string, milliseconds: number) => delays.set(path, milliseconds),

    /** Lets requests for these paths fail from now on, the first or all, or no longer. */
    fail: (path: string, how?: Failure, times = Number.POSITIVE_INFINITY) => {
      if (how) failures.set(path, { how, times });
      else failures.delete(path);
    },

    /** Serves a text at this path from now on, without the headers of the site. */
    replace: (path: string, text: string) => replaced.set(path, text),

    /** Answers requests for scripts in this way from now on, also those that have waited. */
    answerScripts: (how: typeof scripts) => {
      scripts = how;
      for (const serve of waiting.splice(0)) serve();
    },
  };
}
