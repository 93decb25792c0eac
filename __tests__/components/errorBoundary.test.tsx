import { screen, within } from "@testing-library/react";
import type { PageProps, WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { wrapPageElement } from "../../src/app/wrappers";
import { renderOnSite } from "../support/components/renderOnSite";
import { watchConsole } from "../support/watchConsole";

function Broken({ error }: { error: unknown }): never {
  throw error;
}

const pageAt = (path: string, element: ReactElement) => {
  const props = { location: { pathname: path } } as PageProps;
  return <>{wrapPageElement({ element, props } as WrapPageElementBrowserArgs, { plugins: [] })}</>;
};

describe("the error screen", () => {
  beforeEach(() => watchConsole("error"));

  it.each([
    ["the status of a response", { status: 503, statusText: "Unavailable" }, "503"],
    ["a thrown text", "out of order", "out of order"],
    ["a thrown undefined", undefined, "undefined"],
  ])("shows %s", (_what, error, shown) => {
    renderOnSite(pageAt("/", <Broken error={error} />));

    within(screen.getByRole("alert")).getByText(shown);
  });

  it("is replaced by the next page", () => {
    const { rerender } = renderOnSite(pageAt("/", <Broken error={new Error()} />));
    rerender(pageAt("/imprint", <p>imprint</p>));

    screen.getByText("imprint");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
