import { openReadyPage } from "../support/browser/openPage";
import { gzipSize } from "../support/build";

const kilobyte = 1000;
const scriptBudget = 165 * kilobyte;

describe("a first view of the landing page", () => {
  it(`fetches ${scriptBudget / kilobyte} kB of scripts or less, every chunk counted`, async () => {
    const sizes = new Map<string, number>();
    const visit = await openReadyPage("/", {
      prepare: async (page) =>
        page.route("**/*.js", async (route) => {
          const response = await route.fetch();
          sizes.set(route.request().url(), gzipSize(await response.body()));
          await route.fulfill({ response });
        }),
    });
    await visit.page.waitForLoadState("networkidle");
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

    expect(sizes.size).toBeGreaterThan(1);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(scriptBudget);
  });

  it("gets every file that it asks for, and asks once", async () => {
    const answers: string[] = [];
    const visit = await openReadyPage("/", {
      prepare: async (page) =>
        page.on("response", (response) => answers.push(`${response.status()} ${response.url()}`)),
    });
    await visit.page.waitForLoadState("networkidle");

    expect(answers.filter((answer) => !answer.startsWith("200 "))).toEqual([]);
    expect(answers).toEqual([...new Set(answers)]);
    expect(answers.length).toBeGreaterThan(5);
  });
});
