import { siteUrl } from "../../src/delivery/siteUrl";

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
