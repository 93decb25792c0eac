import { createSiteServer } from "../../src/delivery/server";
import { publishedFolder } from "../support/build";
import { listen } from "../support/listen";
import { testHost } from "./testHost";

describe("npm run serve", () => {
  testHost(() => listen(createSiteServer(publishedFolder)));

  it("does not serve a directory without a build", () => {
    expect(() => createSiteServer(__dirname)).toThrow("npm run build");
  });
});
