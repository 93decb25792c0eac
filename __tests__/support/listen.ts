import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that listens on 127.0.0.1, and its origin without a slash at the end. */
export type ListeningServer = Awaited<ReturnType<typeof listen>>;

/** Makes a server listen on a free port. `stop` closes every connection and the server. */
export async function listen(server: Server) {
  server.listen(0, "127.0.0.1");
  // A test that fails before it stops its server must not keep Jest running.
  server.unref();
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
  };
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}

/** @returns a free port, for a program that takes its port as an option */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}
