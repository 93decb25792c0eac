import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Header } from "../../src/components/Header/Header";
import { onSite, renderOnSite } from "../support/components/renderOnSite";

const scrollTo = (top: number) =>
  act(async () => {
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });

const isScrolled = () => screen.getByRole("banner").hasAttribute("data-scrolled");

describe("the header", () => {
  afterEach(() => scrollTo(0));

  it.each([
    [0, false],
    [9, false],
    [10, false],
    [11, true],
    [500, true],
  ])("at %i pixels knows whether the page is scrolled: %s", async (top, scrolled) => {
    renderOnSite(<Header />);
    await scrollTo(top);

    expect(isScrolled()).toBe(scrolled);
  });

  it("knows a page that was scrolled before the scripts came", async () => {
    await scrollTo(200);
    renderOnSite(<Header />);

    expect(isScrolled()).toBe(true);
  });

  it("is not scrolled in the static HTML, wherever the page stands", async () => {
    await scrollTo(200);

    expect(renderToString(onSite(<Header />))).not.toContain("data-scrolled");
  });
});
