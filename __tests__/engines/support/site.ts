import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { createSiteServer } from "../../../src/delivery/server";
import { publishedFolder } from "../../support/build";
import { formCode, formScript } from "../../support/formScript";
import { listen } from "../../support/listen";

/** The served build. A test can delay or drop its scripts, and receive the messages of its form. */
export type Site = {
  /** Without a slash at the end. */
  origin: string;
  /** Delays scripts until `releaseScripts` is called. */
  delayScripts(): void;
  releaseScripts(): void;
  /** Drops requests for scripts, or answers them with 404. */
  loseScripts(how: "dropped" | "missing"): void;
  /**
   * Makes the form of pages opened from now on post its messages here. They wait for an answer while
   * it is "late", and then get its status.
   */
  answerMessages(next: number | "late"): void;
  /** The messages received so far. */
  messages: unknown[];
  stop(): Promise<void>;
};

const messagesPath = "/messages";

/** Runs in the page. */
async function post(path: string, values: object): Promise<void> {
  const { ok, status } = await fetch(path, { method: "POST", body: JSON.stringify(values) });
  if (!ok) throw new Error(`The endpoint answered ${status}`);
}

/** The script of the form, but it posts a valid message instead of logging it. */
const postingScript = formCode.replaceAll("console.log(", `(${post})("${messagesPath}",`);

const ownServer = createSiteServer(publishedFolder);

/** Serves the build on a free port as `npm run serve` does. */
export async function serveSite(): Promise<Site> {
  let waiting: (() => unknown)[] = [];
  let scripts: "respond" | "wait" | "dropped" | "missing" = "respond";
  const messages: unknown[] = [];
  const unanswered: ServerResponse[] = [];
  let answer: number | "late" | undefined;

  const respond = () => {
    if (typeof answer !== "number") return;
    for (const response of unanswered.splice(0)) response.writeHead(answer).end();
  };

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    messages.push(await json(request));
    unanswered.push(response);
    respond();
  };

  const server = createServer((request, response) => {
    if (answer && request.url === messagesPath) return receive(request, response);
    if (answer && request.url === `/${formScript}`) {
      return response.setHeader("Content-Type", "text/javascript").end(postingScript);
    }
    const serve = () => ownServer.emit("request", request, response);
    if (scripts === "respond" || !request.url?.endsWith(".js")) serve();
    else if (scripts === "wait") waiting.push(serve);
    else if (scripts === "missing") response.writeHead(404).end();
    else request.destroy();
  });
  const { origin, stop } = await listen(server);

  return {
    origin,
    delayScripts: () => {
      scripts = "wait";
    },
    loseScripts: (how) => {
      scripts = how;
    },
    releaseScripts: () => {
      scripts = "respond";
      for (const serve of waiting) serve();
      waiting = [];
    },
    answerMessages: (next) => {
      answer = next;
      respond();
    },
    messages,
    stop,
  };
}
