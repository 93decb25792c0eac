import type { ParentSpanPluginArgs } from "gatsby";
import { siteUrl } from "../../src/delivery/siteUrl";
import { onPreInit } from "../../src/gatsby/node/onPreInit";

// The real module would delete the build that other tests read.
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

  it("stops with a message about a wrong address", () => {
    const { panic } = start("https://kreveti.example.org/bs", "production");

    expect(panic).toHaveBeenCalledWith(expect.stringMatching(/^SITE_URL is .*, but must be/));
  });

  it("warns in production without an address", () => {
    expect(start(undefined, "production").warn).toHaveBeenCalledWith(
      expect.stringContaining("SITE_URL is not set"),
    );
    expect(start(undefined, "development").warn).not.toHaveBeenCalled();
    expect(start("https://kreveti.example.org", "production").warn).not.toHaveBeenCalled();
  });
});

describe("the address of the site", () => {
  it("comes from the environment", () => {
    expect(siteUrl({ SITE_URL: "https://kreveti.example.org" })).toBe(
      "https://kreveti.example.org",
    );
  });

  it("has a default", () => {
    expect(siteUrl({})).toBe("https://www.example.com");
  });

  it.each([
    "",
    "kreveti.example.org",
    "http://kreveti.example.org",
    "https://kreveti.example.org/",
    "https://localhost",
    "https://kreveti.example.org/bs",
    "https://kreveti.example.org?a=b",
    "https://kreveti.example.org#a",
    "https://ime:tajna@kreveti.example.org",
    "https://Kreveti.example.org",
  ])('cannot be "%s"', (address) => {
    expect(() => siteUrl({ SITE_URL: address })).toThrow(`SITE_URL is "${address}"`);
  });
});
