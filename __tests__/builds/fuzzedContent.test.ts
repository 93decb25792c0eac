import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { checkContent } from "../../src/checking/check";
import { readContentFiles } from "../../src/checking/contentFiles";
import type { Finding } from "../../src/checking/finding";
import { mutations } from "../fuzz/mutations";
import { SiteCopy } from "./siteCopy";

const seed = Number(process.env.FUZZ_SEED ?? 20_260_101);
const attempts = 600;

const isError = ({ severity }: Finding) => severity === "error";

const site = new SiteCopy();
afterAll(() => site.dispose());

it("content after many random changes builds if it passes the check", async () => {
  const before = readContentFiles(site.root);
  let files = new Map(before);
  let accepted = 0;
  for (const changes of fc.sample(mutations(before), { numRuns: attempts, seed })) {
    const next = new Map(files);
    for (const { apply } of changes) apply(next);
    if ((await checkContent(next)).some(isError)) continue;
    files = next;
    accepted += 1;
  }
  for (const file of before.keys()) if (!files.has(file)) site.remove(file);
  for (const [file, bytes] of files) site.write(file, bytes);

  expect(accepted).toBeGreaterThan(20);
  expect((await checkContent(readContentFiles(site.root))).filter(isError)).toEqual([]);
  site.build();
  expect(existsSync(join(site.root, "public/index.html"))).toBe(true);
});
