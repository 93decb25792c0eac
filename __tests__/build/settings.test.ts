import type { GatsbyConfig, ParentSpanPluginArgs } from "gatsby";
import { siteUrl } from "../../src/delivery/siteUrl";
import { onPreInit } from "../../src/gatsby/node/onPreInit";

const { NODE_ENV } = process.env;
const environment: Record<string, string | undefined> = process.env;

const address = "https://kreveti.example.org";

afterEach(() => {
  delete environment.PREVIEW;
  delete environment.SITE_URL;
  environment.NODE_ENV = NODE_ENV;
});

/** Starts a build. */
function start(SITE_URL: string | undefined, mode = "production") {
  if (SITE_URL !== undefined) environment.SITE_URL = SITE_URL;
  environment.NODE_ENV = mode;
  const reporter = { warn: jest.fn(), panic: jest.fn() };
  onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
  return reporter;
}

describe("the start of a build", () => {
  it.each(["", "http://kreveti.example.org", `${address}/bs`, `${address}?a`, "https://a@b.ba"])(
    'stops with a message about the address "%s"',
    (address) => {
      const { panic } = start(address);
      expect(panic).toHaveBeenCalledWith(expect.stringMatching(/^SITE_URL is .*, but must be/));
    },
  );

  it.each([
    ["https://Kreveti.Example.org", address],
    [`${address}/`, address],
    ["https://www.krevetiš.ba", "https://www.xn--kreveti-wqb.ba"],
  ])("reads the address %s as a browser does", (SITE_URL, origin) => {
    expect(siteUrl({ SITE_URL })).toBe(origin);
    expect(start(SITE_URL).panic).not.toHaveBeenCalled();
  });

  it('stops with a message about PREVIEW="yes"', () => {
    environment.PREVIEW = "yes";
    expect(start(address).panic).toHaveBeenCalledWith(
      'PREVIEW is "yes", but must be true, for a site that search engines must not list, or not set. Set it to true, or delete it.',
    );
  });

  it.each(["true", "", undefined])("accepts PREVIEW=%s", (value) => {
    if (value !== undefined) environment.PREVIEW = value;
    expect(start(address).panic).not.toHaveBeenCalled();
  });

  it("warns in production without an address, for which there is a default", () => {
    expect(siteUrl({})).toBe("https://www.example.com");
    expect(start(undefined).warn).toHaveBeenCalledWith(
      expect.stringContaining("SITE_URL is not set"),
    );
    expect(start(undefined, "development").warn).not.toHaveBeenCalled();
    expect(start(address).warn).not.toHaveBeenCalled();
  });
});

it("a wrong setting does not keep Gatsby from reading its configuration, so that the message about it is the first", () => {
  environment.SITE_URL = "kreveti.example.org";
  environment.PREVIEW = "yes";
  jest.isolateModules(() => {
    const { default: config } = jest.requireActual<{ default: GatsbyConfig }>(
      "../../gatsby-config",
    );
    expect(config.plugins).toContain("gatsby-transformer-sharp");
  });
});
