import { dataCache } from "../../src/sections/Contact/dataCache";

describe("the data cache", () => {
  it("tries nothing again and fetches nothing when the window gains focus", () => {
    const { queries, mutations } = dataCache.getDefaultOptions();

    expect(queries).toMatchObject({ retry: 0, refetchOnWindowFocus: false });
    expect(mutations).toMatchObject({ retry: 0 });
  });
});
