import { rememberScrollAnchor } from "../../src/language/ScrollAnchor";

/** Sets the positions of the blocks of text in the window; jsdom has no layout. */
function layOut(...tops: number[]): void {
  document.querySelectorAll("main p").forEach((block, index) => {
    const top = tops[index] ?? 0;
    const height = block.textContent ? 100 : 0;
    block.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
  });
}

describe("the scroll anchor", () => {
  let scrollBy: jest.SpyInstance;

  beforeEach(() => {
    document.body.innerHTML = "<main><p>a</p><p></p><p>b</p><p>c</p></main><p>d</p>";
    document.documentElement.style.scrollPaddingTop = "80px";
    scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(() => {});
    Object.assign(window, { scrollY: 500 });
  });
  afterEach(() => {
    document.documentElement.style.scrollPaddingTop = "";
    Object.assign(window, { scrollY: 0 });
  });

  const scrolledBy = () => scrollBy.mock.calls;

  it.each([
    [
      "the first block that the header does not cover",
      "80px",
      [-20, 90, 95, 300],
      [-50, 120, 145, 350],
      50,
    ],
    ["a block that is partly visible", "80px", [-19, 90, 90, 300], [-50, 140, 140, 350], -31],
    [
      "the block at the edge of the viewport without a header",
      "",
      [-99, 90, 90, 300],
      [-90, 140, 140, 350],
      9,
    ],
  ])("is %s", (_what, covered, before, after, top) => {
    document.documentElement.style.scrollPaddingTop = covered;
    layOut(...before);
    const goBack = rememberScrollAnchor();
    layOut(...after);
    goBack();

    expect(scrolledBy()).toEqual([[{ top, behavior: "instant" }]]);
  });

  it("does nothing at the top of the page, and without blocks", () => {
    layOut(100, 200, 200, 300);
    const atTop = rememberScrollAnchor();
    Object.assign(window, { scrollY: 0 });
    layOut(150, 250, 250, 350);
    atTop();

    Object.assign(window, { scrollY: 500 });
    layOut(-900, -800, -700, -600);
    rememberScrollAnchor()();
    layOut(100, 200, 200, 300);
    const gone = rememberScrollAnchor();
    document.body.innerHTML = "";
    gone();

    expect(scrolledBy()).toEqual([]);
  });
});
