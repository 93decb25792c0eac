import { screen, waitFor } from "@testing-library/react";
import { PageAnnouncer } from "../../src/app/PageAnnouncer";
import { chooseLanguage, renderOnSite } from "../support/components/renderOnSite";

it("the announcer of pages waits for a title that comes late", async () => {
  renderOnSite(<PageAnnouncer />);
  document.title = "";
  await chooseLanguage("de");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole("status").textContent).toBe("");

  document.title = "Impressum";
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Impressum"));
});
