import { elsewhere } from "./form";
import { invalid } from "./github";

// Closes every page of the test. None may have asked another host.
afterEach(async () => {
  for (const context of sharedBrowser.contexts()) {
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
  expect(elsewhere.splice(0)).toEqual([]);
  expect(invalid.splice(0)).toEqual([]);
});
