import { spawn } from "node:child_process";
import { once } from "node:events";
import { testHost } from "../build/testHost";
import { ask } from "../support/ask";
import { publishedFolder } from "../support/build";
import { freePort, type ListeningServer } from "../support/listen";
import { Folder } from "../support/useFolder";
import { waitUntil } from "../support/waitUntil";

/** Serves the build with wrangler, the engine of Cloudflare Pages. */
async function startCloudflare(): Promise<ListeningServer> {
  const [port, inspector] = [await freePort(), await freePort()];
  const settings = new Folder();
  const options = {
    ip: "127.0.0.1",
    port,
    "inspector-port": inspector,
    "compatibility-date": "2026-01-01",
    "persist-to": settings.root,
  };
  const wrangler = spawn(
    process.execPath,
    [
      require.resolve("wrangler/bin/wrangler.js"),
      ...["pages", "dev", publishedFolder],
      ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ],
    {
      // Otherwise wrangler checks for updates and writes settings to the home directory.
      env: {
        ...process.env,
        CI: "1",
        NODE_OPTIONS: "",
        WRANGLER_SEND_METRICS: "false",
        XDG_CONFIG_HOME: settings.root,
      },
      cwd: settings.root,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const ended = once(wrangler, "exit");
  const output = wrangler.stderr.toArray();
  await waitUntil("a response of wrangler", async () => {
    if (wrangler.exitCode !== null) throw new Error(`wrangler ended: ${await output}`);
    return ask(port, "/");
  });
  const stop = async () => {
    wrangler.kill();
    await ended;
    settings.remove(".");
  };
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}

describe("Cloudflare Pages", () => testHost(startCloudflare));
