import { parseArgs } from "node:util";
import { requireBuild } from "../support/build";
import { measureWithLighthouse } from "./lighthouse";
import { keepMeasurement } from "./measurement";
import { measurePresses } from "./presses";

const usage = `npm run measure -- [options]
  --runs N      rounds of Lighthouse (5)
  --presses N   presses on each button (9)
  --cpu N       by how much a phone is slower than this machine (4)`;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { runs: { type: "string" }, presses: { type: "string" }, cpu: { type: "string" } },
    });
    const { runs, presses, cpu } = { runs: "5", presses: "9", cpu: "4", ...values };
    const isCount = (text: string) => /^[1-9]\d*$/.test(text);
    if (isCount(runs) && isCount(presses) && Number(cpu) >= 1) {
      return { runs: Number(runs), presses: Number(presses), cpu: Number(cpu) };
    }
  } catch {
    // What it does not know is a matter for the usage.
  }
  throw new Error(usage);
}

async function measure(): Promise<void> {
  const { runs, presses, cpu } = readOptions();
  requireBuild();
  keepMeasurement("lighthouse", await measureWithLighthouse(runs, cpu));
  keepMeasurement("presses", await measurePresses(presses, cpu));
}

measure().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
