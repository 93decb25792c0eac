import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { replaceHydrateFunction } from "../../src/gatsby/browser/replaceHydrateFunction";

jest.mock("react", () => ({ ...jest.requireActual("react"), startTransition: jest.fn() }));
jest.mock("react-dom/client", () => ({ hydrateRoot: jest.fn() }));

it("a page hydrates in a transition", () => {
  replaceHydrateFunction?.({} as never, { plugins: [] })("page", document.body);
  expect(hydrateRoot).not.toHaveBeenCalled();

  jest.mocked(startTransition).mock.calls[0]?.[0]();
  expect(hydrateRoot).toHaveBeenCalledWith(document.body, "page");
});
