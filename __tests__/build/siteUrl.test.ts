import type { ParentSpanPluginArgs } from "gatsby";
import { siteUrl } from "../../src/delivery/siteUrl";
import { onPreInit } from "../../src/gatsby/node/onPreInit";

const { NODE_ENV } = process.env;
const environment: Record<string, string | undefined> = process.env;

afterEach(() => {
  delete environment.PREVIEW;
  delete environment.SITE_URL;
  environment.NODE_ENV = NODE_ENV;
});

describe("the start of a build", () => {
  function start(address: string | undefined, mode = "production") {
    if (address !== undefined) environment.SITE_URL = address;
    environment.NODE_ENV = mode;
    const reporter = { warn: jest.fn(), panic: jest.fn() };
    onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
    return reporter;
  }

  it.each([
    "",
    "kreveti.example.org",
    "http://kreveti.example.org",
    "https://kreveti.example.org/",
    "https://kreveti.example.org/bs",
    "https://ime:tajna@kreveti.example.org",
  ])('stops with a message about the address "%s"', (address) => {
    const { panic } = start(address);
    expect(panic).toHaveBeenCalledWith(expect.stringMatching(/^SITE_URL is .*, but must be/));
  });

  it.each(["True", "1", "yes", "false", " "])(
    'stops with a message about PREVIEW="%s"',
    (value) => {
      environment.PREVIEW = value;
      const { panic } = start("https://kreveti.example.org");
      expect(panic).toHaveBeenCalledWith(
        `PREVIEW is "${value}", but must be true, for a site that search engines must not list, or not set. Set it to true, or delete it.`,
      );
    },
  );

  it.each(["true", "", undefined])("accepts PREVIEW=%s", (value) => {
    if (value !== undefined) environment.PREVIEW = value;
    expect(start("https://kreveti.example.org").panic).not.toHaveBeenCalled();
  });

  it("warns in production without an address, for which there is a default", () => {
    expect(siteUrl({})).toBe("https://www.example.com");
    expect(start(undefined).warn).toHaveBeenCalledWith(
      expect.stringContaining("SITE_URL is not set"),
    );
    expect(start(undefined, "development").warn).not.toHaveBeenCalled();
    expect(start("https://kreveti.example.org").warn).not.toHaveBeenCalled();
  });
});
