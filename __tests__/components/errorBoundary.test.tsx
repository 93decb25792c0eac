import { screen, within } from "@testing-library/react";
import type { PageProps, WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { wrapPageElement } from "../../src/app/wrappers";
import { languages } from "../../src/contract/languages";
import { chooseLanguage, renderOnSite, shownText } from "../support/components/renderOnSite";
import { watchConsole } from "../support/watchConsole";

function Broken({ error }: { error: unknown }): never {
  throw error;
}

const pageAt = (path: string, element: ReactElement) => {
  const props = { location: { pathname: path } } as PageProps;
  return <>{wrapPageElement({ element, props } as WrapPageElementBrowserArgs, { plugins: [] })}</>;
};

const renderPage = (element: ReactElement) => renderOnSite(pageAt("/", element));

const expectErrorScreen = () => {
  const alert = within(screen.getByRole("alert"));
  for (const language of languages) {
    const title = alert.getByText(shownText(language, "error.title"));
    expect(title).toBeVisible();
    expect(title.closest("[lang]")).toHaveAttribute("lang", language);
  }
  return alert;
};

describe("the error screen", () => {
  beforeEach(() => watchConsole("error"));

  it("shows its message in every language, the chosen one as the headline", async () => {
    renderPage(<Broken error={new Error("The bed is not there")} />);

    expectErrorScreen();
    for (const language of languages) {
      await chooseLanguage(language);
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
        shownText(language, "error.title"),
      );
    }
  });

  it.each([
    ["the message of an error", new Error("The bed is not there"), "The bed is not there"],
    ["the status of a response", { status: 503, statusText: "Unavailable" }, "503"],
    ["what was thrown as text", "out of order", "out of order"],
    ["that nothing was thrown", undefined, "undefined"],
  ])("shows %s", (_what, error, shown) => {
    renderPage(<Broken error={error} />);

    expect(expectErrorScreen().getByText(shown)).toBeVisible();
  });

  it("gives way to the next page", () => {
    const { rerender } = renderPage(<Broken error={new Error("The bed is not there")} />);
    rerender(pageAt("/imprint", <p>imprint</p>));

    expect(screen.getByText("imprint")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
