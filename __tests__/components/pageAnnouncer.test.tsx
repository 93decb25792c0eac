import { screen, waitFor } from "@testing-library/react";
import { PageAnnouncer } from "../../src/app/PageAnnouncer";
import { chooseLanguage, renderOnSite } from "../support/components/renderOnSite";

const status = () => screen.getByRole("status");

describe("the announcer of pages", () => {
  it("says nothing of the first page", () => {
    document.title = "Impresum";
    renderOnSite(<PageAnnouncer />);

    expect(status()).toBeEmptyDOMElement();
  });

  it("says the title in every language that is chosen, and never that of the one before", async () => {
    renderOnSite(<PageAnnouncer />);
    document.title = "Impressum";
    await chooseLanguage("de");
    await waitFor(() => expect(status()).toHaveTextContent("Impressum"));

    document.title = "Legal notice";
    await chooseLanguage("en");
    expect(status()).not.toHaveTextContent("Impressum");
    await waitFor(() => expect(status()).toHaveTextContent("Legal notice"));
  });

  it("waits for a title that comes late", async () => {
    renderOnSite(<PageAnnouncer />);
    document.title = "";
    await chooseLanguage("de");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(status()).toBeEmptyDOMElement();

    document.title = "Impressum";
    await waitFor(() => expect(status()).toHaveTextContent("Impressum"));
  });
});
