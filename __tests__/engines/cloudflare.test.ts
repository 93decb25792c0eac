import { chromium } from "../support/engines/engines";
import { makeJourneys } from "../support/engines/makeJourneys";
import { startCloudflare } from "../support/hosts";
import type { ListeningServer } from "../support/listen";
import { journeys } from "./journeys";
import { lateScripts } from "./journeys/lateScripts";

let host: ListeningServer;
beforeAll(async () => {
  host = await startCloudflare();
}, 60_000);
afterAll(() => host?.stop());

const notHere = () => {
  throw new Error("This host keeps no script back");
};

makeJourneys(
  { ...chromium, name: "Chromium, from the engine of Cloudflare Pages" },
  journeys.filter((journey) => journey !== lateScripts),
  async () => ({
    origin: host.origin,
    holdScripts: notHere,
    letScriptsCome: notHere,
    loseScripts: notHere,
    stop: async () => {},
  }),
);
