import { didYouMean, nearest } from "../../src/checking/nearest";

describe("the name that was probably meant", () => {
  it.each([
    ["skipp", "skip"],
    ["SKIP", "skip"],
    ["ksip", "skip"],
    ["sk", "skip"],
    ["title", "title"],
    ["titel", "title"],
    ["skipper", undefined],
    ["banner", undefined],
  ])("for %s is %s", (name, meant) => {
    expect(nearest(name, ["title", "skip"])).toBe(meant);
    expect(nearest(name, ["skip", "title"])).toBe(meant);
  });

  it.each([
    ["texx", ["tests", "text", "best"], "text"],
    ["text1", ["tex", "text"], "text"],
    ["besst", ["tests", "text", "best"], "best"],
    ["de", ["bs"], undefined],
    ["d", ["de"], "de"],
  ])("for %s among %j is the one that is more similar than all others", (name, names, meant) => {
    expect(nearest(name, names)).toBe(meant);
    expect(nearest(name, [...names].reverse())).toBe(meant);
  });

  it("is asked for in a sentence of its own, or not at all", () => {
    expect(didYouMean("skipp", ["title", "skip"])).toBe(' Did you mean "skip"?');
    expect(didYouMean("banner", ["title", "skip"])).toBe("");
  });
});
