import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that listens on 127.0.0.1. */
export type ListeningServer = {
  port: number;
  /** Without a slash at the end. */
  origin: string;
  /** Closes every connection and the server. */
  stop(): Promise<void>;
};

/** Makes a server listen on a free port. */
export async function listen(server: Server): Promise<ListeningServer> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}

/** @returns a free port, for a program that takes its port as an option */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}
