import { headlineNamed } from "../support/browser/headline";
import { makeNextBuild } from "../support/browser/nextBuild";
import { openPage, startScripts } from "../support/browser/openPage";
import {
  countLoads,
  describeOpenTabs,
  newTitle,
  oldTitle,
  preventPrefetch,
} from "../support/browser/openTabs";
import { publishedFolder } from "../support/build";

// Made of the build, so that it takes no minute; `npm run test:builds` tries the same with real ones.
const host = describeOpenTabs(() => ({
  present: publishedFolder,
  codeChanged: makeNextBuild([oldTitle, newTitle], true),
  wordsChanged: makeNextBuild([oldTitle, newTitle], false),
}));

describe("a page whose scripts are gone for good", () => {
  beforeEach(() => host().serve(publishedFolder));

  it("is loaded again once, and stays readable", async () => {
    const { page } = await openPage("/imprint", {
      prepare: async (each) => {
        await preventPrefetch(each);
        await each.route("**/*.js", (route) => route.fulfill({ status: 404 }));
      },
    });
    const loads = countLoads(page);
    await startScripts(page);
    await page.waitForEvent("load");

    for (let sign = 0; sign < 3; sign += 1) {
      await startScripts(page);
      await page.waitForLoadState("networkidle");
    }
    expect(loads()).toBe(1);
    expect(await headlineNamed(page, oldTitle).isVisible()).toBe(true);
  });
});
