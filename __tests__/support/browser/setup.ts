import { incidents, unanswered } from "./openPage";

/** What Chrome reports when the policy blocks something, or when it cannot read a header. */
const aboutThePolicy =
  /Content[ -]Security[ -]Policy|Permissions-Policy|Cross-Origin-\w+-Policy|requires 'Trusted/;

// Closes every page of the test. The policy must not have blocked anything there, and each request
// that is not to the server of the tests must have been answered by the test.
afterEach(async () => {
  const contexts = sharedBrowser.contexts();
  const lines = await Promise.all(contexts.flatMap((each) => each.pages()).map(incidents));
  for (const context of contexts) {
    // A response may still be pending.
    await context.unrouteAll({ behavior: "ignoreErrors" });
    const name = expect.getState().currentTestName?.replace(/\W+/g, "-").slice(0, 100);
    if (process.env.TRACE) await context.tracing.stop({ path: `__tests__/traces/${name}.zip` });
    await context.close();
  }
  expect(lines.flat().filter((line) => aboutThePolicy.test(line))).toEqual([]);
  expect(unanswered.splice(0)).toEqual([]);
});
