import { createServer } from "node:http";
import { createSiteServer } from "../../../src/delivery/server";
import { publishedFolder } from "../build";
import { listen } from "../listen";

/** The served build. A test can delay or drop its scripts. */
export type Site = {
  /** Without a slash at the end. */
  origin: string;
  /** Delays scripts until `releaseScripts` is called. */
  delayScripts(): void;
  releaseScripts(): void;
  /** Drops requests for scripts until `releaseScripts` is called. */
  blockScripts(): void;
  stop(): Promise<void>;
};

const ownServer = createSiteServer(publishedFolder);

/** Serves the build on a free port as `npm run serve` does. */
export async function serveSite(): Promise<Site> {
  let waiting: (() => unknown)[] = [];
  let scripts: "respond" | "wait" | "fail" = "respond";

  const server = createServer((request, response) => {
    const serve = () => ownServer.emit("request", request, response);
    if (scripts === "respond" || !request.url?.endsWith(".js")) serve();
    else if (scripts === "wait") waiting.push(serve);
    else request.destroy();
  });
  const { origin, stop } = await listen(server);

  return {
    origin,
    delayScripts: () => {
      scripts = "wait";
    },
    blockScripts: () => {
      scripts = "fail";
    },
    releaseScripts: () => {
      scripts = "respond";
      for (const serve of waiting) serve();
      waiting = [];
    },
    stop,
  };
}
