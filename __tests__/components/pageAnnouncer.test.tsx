import { screen, waitFor } from "@testing-library/react";
import { PageAnnouncer } from "../../src/app/PageAnnouncer";
import { chooseLanguage, renderOnSite } from "../support/components/renderOnSite";

it("the page announcer waits for a late title", async () => {
  renderOnSite(<PageAnnouncer />);
  document.title = "";
  await chooseLanguage("de");
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole("status").textContent).toBe("");

  document.title = "Impressum";
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Impressum"));
});
