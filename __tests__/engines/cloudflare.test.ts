import { request as ask, type RequestListener } from "node:http";
import { chromium } from "../support/engines/engines";
import { serveSite } from "../support/engines/site";
import { startCloudflare } from "../support/hosts";
import type { ListeningServer } from "../support/listen";
import { makeJourneys } from "./journeys";
import { anchors } from "./journeys/anchors";
import { landingPage } from "./journeys/landingPage";
import { notFound } from "./journeys/notFound";

let host: ListeningServer;
beforeAll(async () => {
  host = await startCloudflare();
}, 60_000);
afterAll(() => host?.stop());

/** Answers as Cloudflare does. */
const forward: RequestListener = ({ method, url, headers }, response) => {
  const question = ask(host.origin + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(response);
  });
  question.on("error", () => response.destroy()).end();
};

makeJourneys(
  { ...chromium, name: "Chromium, from the engine of Cloudflare Pages" },
  // A host has a hand in what is loaded; it sends the same bytes as our own server.
  [landingPage, anchors, notFound],
  () => serveSite(forward),
);
