import type { Engine, EngineBrowser, EnginePage } from "../support/engine";
import { type Site, serveSite } from "../support/site";
import { createVisitor, type Visitor } from "../support/visitor";

type DefineTests = (journey: Journey) => void;

/** The argument of a journey. */
export type Journey = {
  /**
   * Opens a page and waits until it is hydrated.
   *
   * @param path the path of the page, with or without an anchor
   * @param width of the window: 1280 pixels, or less
   */
  arrive(path: string, width?: number): Promise<Visitor>;
  /** Opens a page without hydrating it. */
  open(path: string, width?: number): Promise<Visitor>;
  /** The served site. */
  site(): Site;
};

/**
 * Runs journeys in an engine. Without it they are skipped; in CI they fail.
 *
 * @param journeys those of one test file. They are in several files because Jest runs files at the same time
 */
export function makeJourneys(engine: Engine, journeys: DefineTests[]): void {
  const { program } = engine;
  const describeJourneys = program || process.env.CI ? describe : describe.skip;

  describeJourneys(`in ${engine.name}`, () => {
    let browser: EngineBrowser | undefined;
    let site: Site;
    let opened: EnginePage[] = [];

    beforeAll(async () => {
      if (!program)
        throw new Error(`${engine.name} is not installed; __tests__/README.md says how`);
      browser = await engine.start(program);
    });

    // A new server has a new port, for which the browser has nothing in its cache.
    beforeEach(async () => {
      site = await serveSite();
    });

    afterEach(async () => {
      await Promise.all(opened.map((page) => page.close()));
      opened = [];
      await site.stop();
    });

    afterAll(() => browser?.close());

    const open = async (path: string, width = 1280) => {
      if (!browser) throw new Error(`${engine.name} is not running`);
      const device = width < 768 ? engine.phone : {};
      const page = await browser.newPage({ ...device, viewport: { width, height: 800 } });
      opened.push(page);
      const visitor = createVisitor(page, site);
      await visitor.open(path);
      return visitor;
    };

    const arrive = async (path: string, width?: number) => {
      // The page must not write to the console before the driver of WebKit records it.
      site.answerScripts("wait");
      const visitor = await open(path, width);
      site.answerScripts("respond");
      await visitor.hydrate();
      return visitor;
    };

    for (const define of journeys) define({ arrive, open, site: () => site });
  });
}
