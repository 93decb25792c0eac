import { createSiteServer } from "../../src/delivery/server";
import { publishedFolder } from "../support/build";
import { testHost } from "../support/hostTests";
import { listen } from "../support/listen";

describe("npm run serve", () => {
  testHost(() => listen(createSiteServer(publishedFolder)));

  it("does not serve a directory without a build", () => {
    expect(() => createSiteServer(__dirname)).toThrow("_headers");
  });
});
