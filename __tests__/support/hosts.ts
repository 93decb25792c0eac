import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { securityHeaders } from "../../src/delivery/headers";
import { nginxConfiguration } from "../../src/delivery/nginx";
import { createSiteServer } from "../../src/delivery/server";
import { publishedFolder } from "./build";
import { freePort, listen } from "./listen";

/** A server that serves the build. */
export type Host = { port: number; stop: () => Promise<void> };

/** Serves the build as `npm run serve` does. */
export const startOwnServer = (): Promise<Host> => listen(createSiteServer(publishedFolder));

const modules = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules"];
const brotli = "ngx_http_brotli_static_module.so";
const programs = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"];

const program = programs.find((file) => existsSync(file));
const brotliModule = modules.map((folder) => join(folder, brotli)).find((file) => existsSync(file));

/** Whether nginx is here, with its module for brotli files. */
export const hasNginx = program !== undefined && brotliModule !== undefined;

const settings = (folder: string, port: number, site: string) => `
load_module ${brotliModule};
daemon off;
worker_processes 1;
user root;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    ${site}
  }
}
`;

/**
 * Serves the build by nginx, as it is served once it is published.
 *
 * @param site what stands in the server block for it, if not that
 * @throws with nginx's words when it does not take the configuration
 */
export async function startNginx(
  site = nginxConfiguration(publishedFolder, securityHeaders(publishedFolder)),
): Promise<Host & { reload: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), settings(folder, port, site));
  const nginx = spawn(program ?? "", ["-e", "stderr", "-c", join(folder, "nginx.conf")]);
  let words = "";
  nginx.stderr.on("data", (data) => {
    words += data;
  });
  const ended = new Promise<void>((done) => nginx.once("exit", () => done()));
  const stop = async () => {
    nginx.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const reload = () => void nginx.kill("SIGHUP");
  const answers = () => ask(port, "/").then(Boolean, () => false);
  while (!(await answers())) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not start:\n${words}`);
  }
  return { port, stop, reload };
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = { method?: string; headers?: Record<string, string> };

/** Asks for a path exactly as it is written, and leaves the answer as it comes. */
export const ask = (port: number, path: string, question: Question = {}): Promise<Answer> =>
  new Promise((answered, failed) => {
    const options = { host: "127.0.0.1", port, path, agent: false, ...question };
    const asked = request(options, async (response) => {
      const parts = await response.toArray().catch(failed);
      const { statusCode: status = 0, headers } = response;
      if (parts) answered({ status, headers, body: Buffer.concat(parts) });
    });
    asked.on("error", failed).end();
  });
