import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../support/listen";
import { waitUntil } from "../support/waitUntil";

/** `npm run develop` in a folder, as an editor runs it. */
export class DevelopServer {
  /** Everything that it has written to the terminal. */
  terminal = "";
  private readonly program: ChildProcess;

  private constructor(
    root: string,
    readonly address: string,
    port: number,
  ) {
    this.program = spawn("npm", ["run", "develop", "--", "--port", String(port)], {
      cwd: root,
      // A group of its own, so that it ends with all that it has started.
      detached: true,
      env: { ...process.env, CI: "true", NODE_ENV: "", GATSBY_TELEMETRY_DISABLED: "1" },
    });
    const listen = (words: Buffer) => {
      this.terminal += words.toString();
    };
    this.program.stdout?.on("data", listen);
    this.program.stderr?.on("data", listen);
  }

  /**
   * @param root the project's folder
   * @returns the server, once it serves pages
   * @throws with its words when it ends before that
   */
  static async start(root: string): Promise<DevelopServer> {
    const port = await freePort();
    const server = new DevelopServer(root, `http://localhost:${port}`, port);
    const views = () => server.terminal.includes("You can now view");
    await waitUntil(
      "a server that serves pages",
      async () => views() || server.program.exitCode !== null,
      600,
    );
    if (!views()) throw new Error(server.terminal);
    return server;
  }

  stop(): void {
    if (this.program.pid && this.program.exitCode === null) process.kill(-this.program.pid);
  }
}
