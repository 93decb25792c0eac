import { elsewhere } from "./form";

// No test measures time: on a busy machine one may take a minute.
jest.setTimeout(120_000);

// Closes every page of the test. None may have asked another host.
afterEach(async () => {
  for (const context of sharedBrowser.contexts()) {
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
  expect(elsewhere.splice(0)).toEqual([]);
});
