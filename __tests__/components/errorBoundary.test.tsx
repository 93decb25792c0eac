import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageProps, WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { Layout } from "../../src/app/Layout";
import { wrapPageElement } from "../../src/app/wrappers";
import { languages } from "../../src/contract/languages";
import { chooseLanguage, renderOnSite, shownText } from "../support/components/renderOnSite";
import { company, pageMetadata } from "../support/content";
import { watchConsole } from "../support/watchConsole";

const metadata = languages.map((language) => ({ language, ...pageMetadata(language, "/") }));

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

  it("says what it is in the words of the specification", () => {
    renderPage(<Broken error={new Error("The bed is not there")} />);

    expect(screen.getByText("Unexpected Application Error")).toBeVisible();
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

  it("offers the phone, the e-mail and a way to load the page again", () => {
    renderPage(<Broken error={new Error("The bed is not there")} />);
    const alert = expectErrorScreen();

    expect(alert.getByRole("link", { name: company.phone })).toHaveAttribute(
      "href",
      `tel:${company.phone.replaceAll(" ", "")}`,
    );
    expect(alert.getByRole("link", { name: company.email })).toHaveAttribute(
      "href",
      `mailto:${company.email}`,
    );
    expect(alert.getByRole("button", { name: shownText("bs", "error.reload") })).toBeVisible();
  });

  it("gives way to the next page", () => {
    const { rerender } = renderPage(<Broken error={new Error("The bed is not there")} />);
    rerender(pageAt("/imprint", <p>imprint</p>));

    expect(screen.getByText("imprint")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("a section that throws", () => {
  beforeEach(() => watchConsole("error"));

  it("leaves the header, the footer and the other sections on the page", () => {
    renderPage(
      <Layout metadata={metadata}>
        <p>first section</p>
        <Broken error={new Error("The bed is not there")} />
        <p>third section</p>
      </Layout>,
    );

    expectErrorScreen();
    expect(screen.getByText("first section")).toBeVisible();
    expect(screen.getByText("third section")).toBeVisible();
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });

  it("leaves the language switcher at work", async () => {
    renderPage(
      <Layout metadata={metadata}>
        <Broken error={new Error("The bed is not there")} />
      </Layout>,
    );
    const header = within(screen.getByRole("banner"));
    await userEvent.click(
      header.getByRole("button", { name: new RegExp(shownText("de", "language.name")) }),
    );

    expect(screen.getByRole("heading", { name: shownText("de", "error.title") })).toBeVisible();
    expect(document.title).toBe(shownText("de", "home.title"));
  });
});
