import { incidents } from "./openPage";

/** What Chrome reports when the policy blocks something, or when it cannot read a header. */
const aboutThePolicy =
  /Content[ -]Security[ -]Policy|Permissions-Policy|Cross-Origin-\w+-Policy|requires 'Trusted/;

// No test measures time: on a busy machine one may take a minute.
jest.setTimeout(120_000);

// Closes every page of the test. The policy must not have blocked anything there.
afterEach(async () => {
  const lines = await Promise.all(
    sharedBrowser.contexts().map(async (context) => {
      const found = await Promise.all(context.pages().map(incidents));
      // A response may still be pending.
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
      return found.flat();
    }),
  );
  expect(lines.flat().filter((line) => aboutThePolicy.test(line))).toEqual([]);
});
