import { findingsIn, sourceOf } from "../../src/checking/finding";
import { findPlaceholders } from "../../src/checking/rules/placeholders";

const known = ["company.name", "company.city", "year"];

describe("the placeholders of a text", () => {
  it("are all that stands between braces, with their first places", () => {
    const { places, faults } = findPlaceholders("© {{year}} {{company.name}}, {{year}}.", known);

    expect([...places]).toEqual([
      ["year", 2],
      ["company.name", 11],
    ]);
    expect(faults).toEqual([]);
    expect(findPlaceholders("no braces", known).places.size).toBe(0);
  });

  const spelling = "two braces on either side, no spaces. Braces have no other use in a text.";
  const all = "Use one of these: {{company.name}}, {{company.city}}, {{year}}.";
  const complete = "is not a complete placeholder.";

  it.each([
    ["{{yaer}}", "{{yaer}} is not a known placeholder. Did you mean {{year}}?", "Write {{year}}."],
    ["{{weather}}", "{{weather}} is not a known placeholder.", all],
    ["{{ year }}", `{{ year }} ${complete} Did you mean {{year}}?`, `Write {{year}}: ${spelling}`],
    [
      "{company.cty}",
      `{company.cty} ${complete} Did you mean {{company.city}}?`,
      `Write {{company.city}}: ${spelling}`,
    ],
    [
      "{{company.city and so on",
      `{{company.city ${complete} Did you mean {{company.city}}?`,
      `Write {{company.city}}: ${spelling}`,
    ],
    [
      "{{  year. A new sentence",
      `{{  year. ${complete} Did you mean {{year}}?`,
      `Write {{year}}: ${spelling}`,
    ],
    ["}}", `}} ${complete}`, `Write {{company.name}}: ${spelling}`],
    ["{{{year}}}", `{{{year}}} ${complete} Did you mean {{year}}?`, `Write {{year}}: ${spelling}`],
  ])("are explained when they are wrong: %s", (text, message, remedy) => {
    const { places, faults } = findPlaceholders(`a ${text}`, known);

    expect(findingsIn(sourceOf("x.json", `a ${text}`), faults)).toEqual([
      { file: "x.json", line: 1, column: 3, severity: "error", message, remedy },
    ]);
    expect(places.size).toBe(0);
  });
});
