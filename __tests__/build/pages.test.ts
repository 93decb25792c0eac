/** @jest-environment jsdom */
import { builtFiles, builtPage, readBuilt } from "../support/build";
import { company, pageMetadata, pagePaths } from "../support/content";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

const pathOf = (file: string) => `/${file.replace(/(?:\/?index)?\.html$/, "")}`;

const description = (page: Document) =>
  page.querySelector<HTMLMetaElement>("meta[name=description]")?.content;

describe("the HTML of the build", () => {
  it("has a page for the landing page, each file in content/legal, what is not found, no more", () => {
    const paths = builtFiles(".html")
      .filter((file) => !/^(?:~|_|page-data\/)/.test(file))
      .map(pathOf);

    expect([...new Set(paths)].sort()).toEqual([...pagePaths, "/404"].sort());
  });

  it.each(pagePaths)("at %s is Bosnian, with a title and a description", (path) => {
    const page = parse(builtPage(path));
    const { title, description: summary } = pageMetadata("bs", path);

    expect(page.documentElement.lang).toBe("bs");
    expect(page.title).toBe(title);
    expect(description(page)).toBe(summary);
    expect(page.querySelectorAll("title, meta[name=description]")).toHaveLength(2);
    expect(page.querySelectorAll("h1")).toHaveLength(1);
  });

  it.each(pagePaths)("at %s leaves no placeholder unfilled", (path) => {
    expect(parse(builtPage(path)).documentElement.outerHTML).not.toMatch(/\{\{|%7B%7B/);
  });

  it("asks browsers and phones for the keyboards and the help that fit the form", () => {
    const fields = parse(builtPage("/")).querySelectorAll<HTMLInputElement>("form [name]");

    expect(
      Array.from(fields, (field) => [
        field.name,
        field.type,
        field.autocomplete,
        field.getAttribute("aria-required"),
      ]),
    ).toEqual([
      ["name", "text", "name", "true"],
      ["email", "email", "email", "true"],
      ["phone", "tel", "tel", null],
      ["message", "textarea", "", "true"],
    ]);
  });

  it("loads nothing from another origin", () => {
    for (const path of [...pagePaths, "/404"]) {
      const page = parse(builtPage(path));
      const addresses = [...page.querySelectorAll("[src], link[href]:not([rel=canonical])")].map(
        (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
      );
      expect(addresses.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([]);
    }
  });
});

it("the data of the pages carries every fact of the company", () => {
  const answers = builtFiles(".json")
    .filter((file) => file.startsWith("page-data/sq/"))
    .map((file) => JSON.parse(readBuilt(file)).data.company);

  expect(answers.filter((answer) => answer)).toContainEqual(company);
});
