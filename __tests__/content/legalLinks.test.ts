import { explainLink } from "../../src/checking/rules/legalLinks";

const slugs = ["imprint", "gdpr"];
const addresses = "/, /#home, /#process, /#quality, /#service, /#contact, /imprint, /gdpr";

describe("where a link of a legal page leads", () => {
  it.each([
    "/",
    "/#contact",
    "/gdpr",
    "https://example.com/imprnt",
    "HTTP://example.com",
    "mailto:info@example.com",
    "tel:+38733000000",
  ])("may be %s", (target) => {
    expect(explainLink(target, slugs)).toBeUndefined();
  });

  it.each([
    ["javascript:alert(1)", "javascript"],
    [" \tJavaScript:alert(1)", "javascript"],
    ["ms-word.v2+x:a", "ms-word.v2+x"],
  ])("must not begin as %s", (target, scheme) => {
    expect(explainLink(target, slugs)).toEqual({
      message: `A link must not begin with "${scheme}:".`,
      remedy: expect.stringContaining("https://, mailto:, tel:"),
    });
  });

  it.each([
    ["/imprnt", " Did you mean /imprint?"],
    ["imprint", " Did you mean /imprint?"],
    ["/#contacts", " Did you mean /#contact?"],
    ["www.example.com", ""],
    ["www.example.com/mailto:us", ""],
    ["", ""],
  ])("is not %j", (target, question) => {
    expect(explainLink(target, slugs)).toEqual({
      message: `The link to "${target}" leads nowhere.${question}`,
      remedy: `Pages of this site are ${addresses}; an outside address begins with https://.`,
    });
  });
});
