import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Footer } from "../../src/components/Footer/Footer";
import { staticQueryAnswers } from "../support/components/gatsby";
import { onSite, shownText } from "../support/components/renderOnSite";
import { watchConsole } from "../support/watchConsole";

const copyright = (year: string) => shownText("bs", "footer.copyright", { year });

it("the copyright line has the year of the build in the static HTML and the current one after hydration, without an error of React", () => {
  jest.replaceProperty(staticQueryAnswers, "BuildYear", { site: { year: "2030" } });
  jest.spyOn(Date.prototype, "getFullYear").mockReturnValue(2031);
  const onRecoverableError = jest.fn();
  const reports = [watchConsole("error"), watchConsole("warn"), onRecoverableError];
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(onSite(<Footer />));
  screen.getByText(copyright("2030"));

  render(onSite(<Footer />), { container, hydrate: true, onRecoverableError });

  screen.getByText(copyright("2031"));
  expect(screen.queryByText(copyright("2030"))).toBeNull();
  expect(reports.flatMap((spy) => spy.mock.calls)).toEqual([]);
});
