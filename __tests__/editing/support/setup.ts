import { elsewhere } from "./form";
import { invalid } from "./github";

// One run of CI saw the CMS not open again, in two tests; the cause is not known. The log has both tries.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Closes every page of the test. None may have asked another host.
afterEach(async () => {
  for (const context of sharedBrowser.contexts()) {
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
  expect(elsewhere.splice(0)).toEqual([]);
  expect(invalid.splice(0)).toEqual([]);
});
