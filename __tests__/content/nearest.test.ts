import { nearest } from "../../src/checking/nearest";

describe("the name that was probably meant", () => {
  it.each([
    ["skipp", ["title", "skip"], "skip"],
    ["SKIP", ["title", "skip"], "skip"],
    ["ksip", ["title", "skip"], "skip"],
    ["sk", ["title", "skip"], "skip"],
    ["title", ["title", "skip"], "title"],
    ["titel", ["title", "skip"], "title"],
    ["skipper", ["title", "skip"], undefined],
    ["banner", ["title", "skip"], undefined],
    ["texx", ["tests", "text", "best"], "text"],
    ["text1", ["tex", "text"], "text"],
    ["besst", ["tests", "text", "best"], "best"],
    ["de", ["bs"], undefined],
    ["d", ["de"], "de"],
  ])("for %s among %j is %s", (name, names, meant) => {
    expect(nearest(name, names)).toBe(meant);
    expect(nearest(name, [...names].reverse())).toBe(meant);
  });
});
