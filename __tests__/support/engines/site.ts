import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { createSiteServer } from "../../../src/delivery/server";

const build = resolve(__dirname, "../../../public");

/** The build being served, with a hand on its scripts. */
export type Site = {
  /** Without a slash at the end. */
  origin: string;
  /** From here on scripts wait until `letScriptsCome` is called. */
  holdScripts(): void;
  letScriptsCome(): void;
  /** From here on scripts are lost on the way, until `letScriptsCome` is called. */
  loseScripts(): void;
  stop(): void;
};

/** @returns the build, served on a free port of this machine */
export async function serveSite(): Promise<Site> {
  const site = createSiteServer(build);
  let waiting: (() => void)[] = [];
  let scripts: "come" | "wait" | "are lost" = "come";

  const server = createServer((request, response) => {
    const serve = () => site.emit("request", request, response);
    if (scripts === "come" || !request.url?.endsWith(".js")) serve();
    else if (scripts === "wait") waiting.push(serve);
    else request.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdScripts: () => {
      scripts = "wait";
    },
    loseScripts: () => {
      scripts = "are lost";
    },
    letScriptsCome: () => {
      scripts = "come";
      for (const serve of waiting) serve();
      waiting = [];
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
