import { didYouMean, nearest } from "../../src/checking/nearest";

describe("the name that was probably meant", () => {
  it.each([
    ["skipp", "skip"],
    ["SKIP", "skip"],
    ["ksip", "skip"],
    ["sk", "skip"],
    ["title", "title"],
    ["titel", "title"],
  ])("for %s is %s", (name, meant) => {
    expect(nearest(name, ["title", "skip"])).toBe(meant);
    expect(nearest(name, ["skip", "title"])).toBe(meant);
  });

  it("is the most similar of several", () => {
    expect(nearest("texts", ["tests", "text", "best"])).toBe("tests");
    expect(nearest("texx", ["tests", "text", "best"])).toBe("text");
    expect(nearest("texx", ["text", "tests", "best"])).toBe("text");
    expect(nearest("text1", ["tex", "text"])).toBe("text");
    expect(nearest("text1", ["text", "tex"])).toBe("text");
    expect(nearest("besst", ["tests", "text", "best"])).toBe("best");
  });

  it.each([
    ["three letters too many", "skipper"],
    ["something else", "banner"],
  ])("is none for %s", (_what, name) => {
    expect(nearest(name, ["title", "skip"])).toBeUndefined();
  });

  it("is none where as many letters differ as the name has", () => {
    expect(nearest("de", ["bs"])).toBeUndefined();
    expect(nearest("d", ["de"])).toBe("de");
  });

  it("is asked for in a sentence of its own, or not at all", () => {
    expect(didYouMean("skipp", ["title", "skip"])).toBe(' Did you mean "skip"?');
    expect(didYouMean("banner", ["title", "skip"])).toBe("");
  });
});
