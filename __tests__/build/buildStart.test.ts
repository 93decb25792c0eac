import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { requireWritable } from "../../src/delivery/requireWritable";
import { onPreInit } from "../../src/gatsby/node/onPreInit";
import { useFolder } from "../support/useFolder";

// It would discard what the tests of the built site read.
jest.mock("../../src/gatsby/node/buildCache");

describe("the start of a build", () => {
  const { SITE_URL, NODE_ENV } = process.env;
  const environment: Record<string, string | undefined> = process.env;

  afterEach(() => {
    for (const [name, value] of Object.entries({ SITE_URL, NODE_ENV })) {
      if (value === undefined) delete environment[name];
      else environment[name] = value;
    }
  });

  function start(address: string | undefined, mode: string) {
    if (address === undefined) delete environment.SITE_URL;
    else environment.SITE_URL = address;
    environment.NODE_ENV = mode;
    const reporter = { warn: jest.fn(), panic: jest.fn() };
    onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
    return reporter;
  }

  it("stops with its own message where the address is wrong", () => {
    const { panic } = start("https://kreveti.example.org/bs", "production");

    expect(panic).toHaveBeenCalledWith(expect.stringMatching(/^SITE_URL is .*, but must be/));
  });

  it("warns where a build for visitors has no address", () => {
    expect(start(undefined, "production").warn).toHaveBeenCalledWith(
      expect.stringContaining("SITE_URL is not set"),
    );
    expect(start(undefined, "development").warn).not.toHaveBeenCalled();
    expect(start("https://kreveti.example.org", "production").warn).not.toHaveBeenCalled();
  });
});

describe("a directory to write into", () => {
  const folder = useFolder();

  it("is made where there is none", () => {
    expect(() => requireWritable(join(folder.root, "public"))).not.toThrow();
    expect(() => requireWritable(join(folder.root, "public"))).not.toThrow();
  });

  // What may not be written to may, for an administrator: so a file stands in the way here.
  it("is asked for with advice where nothing can be written", () => {
    folder.write("public", "x");

    expect(() => requireWritable(join(folder.root, "public"))).toThrow(
      /^Nothing can be written into .*public\/\. Delete it/,
    );
  });
});
