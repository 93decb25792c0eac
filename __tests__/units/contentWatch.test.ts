import { EventEmitter } from "node:events";
import { type FSWatcher, watch } from "chokidar";
import type { Reporter } from "gatsby";
import { watchContent } from "../../src/gatsby/develop/contentWatch";
import { useFolder } from "../support/useFolder";

jest.mock("chokidar");

describe("the development server", () => {
  const folder = useFolder();

  it("goes on when the content can no longer be watched, and says so", () => {
    const watcher = new EventEmitter();
    jest.mocked(watch).mockReturnValue(watcher as FSWatcher);
    const reporter = { warn: jest.fn(), setErrorMap: jest.fn(), panicOnBuild: jest.fn() };
    void watchContent(folder.root, reporter as unknown as Reporter);
    watcher.emit("error", new Error("EMFILE: too many open files"));
    expect(reporter.warn).toHaveBeenCalledWith(expect.stringMatching(/develop again.*EMFILE/s));
  });
});
