import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that listens on this machine, to which alone it answers. */
export type ListeningServer = {
  port: number;
  /** Without a slash at the end. */
  origin: string;
  /** Closes every connection and the server. */
  stop(): Promise<void>;
};

/** Lets a server listen on a free port. */
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

/** @returns a port on which nothing listens, for a program that is told its port */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}
