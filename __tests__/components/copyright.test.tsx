import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Footer } from "../../src/components/Footer/Footer";
import { staticQueryAnswers } from "../support/components/gatsby";
import { onSite, shownText } from "../support/components/renderOnSite";
import { watchConsole } from "../support/watchConsole";

const copyright = (year: string) => shownText("bs", "footer.copyright", { year });

describe("the copyright line of a build from December", () => {
  const { BuildYear } = staticQueryAnswers;
  let container: HTMLElement;

  beforeEach(() => {
    staticQueryAnswers.BuildYear = { site: { year: "2030" } };
    jest.useFakeTimers({ now: new Date(2031, 0, 2), doNotFake: ["queueMicrotask"] });
    container = document.createElement("div");
    document.body.append(container);
  });

  afterEach(() => {
    staticQueryAnswers.BuildYear = BuildYear;
    jest.useRealTimers();
    container.remove();
  });

  it("names the year of the build in the static HTML and the current one in January, without a word of complaint from React", async () => {
    const error = watchConsole("error");
    const warn = watchConsole("warn");
    const onRecoverableError = jest.fn();
    container.innerHTML = renderToString(onSite(<Footer />));
    screen.getByText(copyright("2030"));

    const root = await act(async () =>
      hydrateRoot(container, onSite(<Footer />), { onRecoverableError }),
    );

    screen.getByText(copyright("2031"));
    expect(screen.queryByText(copyright("2030"))).toBeNull();
    expect([error, warn, onRecoverableError].flatMap((spy) => spy.mock.calls)).toEqual([]);
    act(() => root.unmount());
  });
});
