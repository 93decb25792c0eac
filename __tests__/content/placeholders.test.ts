import { comparePlaceholders, findPlaceholders } from "../../src/checking/rules/placeholders";

const known = ["company.name", "company.city", "year"];

const find = (text: string) => findPlaceholders(text, known);

describe("the placeholders of a text", () => {
  it("are all that stands between braces, with their places", () => {
    expect(find("© {{year}} {{company.name}}.")).toEqual([
      { index: 2, name: "year", fault: undefined },
      { index: 11, name: "company.name", fault: undefined },
    ]);
    expect(find("no braces")).toEqual([]);
  });

  const spelling = "two braces on either side, no spaces. Braces have no other use in a text.";

  it.each([
    [
      "{{yaer}}",
      "year",
      "{{yaer}} is not a known placeholder. Did you mean {{year}}?",
      "Write {{year}}.",
    ],
    [
      "{{weather}}",
      undefined,
      "{{weather}} is not a known placeholder.",
      "Use one of these: {{company.name}}, {{company.city}}, {{year}}.",
    ],
    [
      "{{ year }}",
      "year",
      "{{ year }} is not a complete placeholder. Did you mean {{year}}?",
      `Write {{year}}: ${spelling}`,
    ],
    [
      "{company.cty}",
      "company.city",
      "{company.cty} is not a complete placeholder. Did you mean {{company.city}}?",
      `Write {{company.city}}: ${spelling}`,
    ],
    [
      "{{company.city and so on",
      "company.city",
      "{{company.city is not a complete placeholder. Did you mean {{company.city}}?",
      `Write {{company.city}}: ${spelling}`,
    ],
    [
      "{{  year. A new sentence",
      "year",
      "{{  year. is not a complete placeholder. Did you mean {{year}}?",
      `Write {{year}}: ${spelling}`,
    ],
    ["}}", undefined, "}} is not a complete placeholder.", `Write {{company.name}}: ${spelling}`],
    [
      "{{{year}}}",
      "year",
      "{{{year}}} is not a complete placeholder. Did you mean {{year}}?",
      `Write {{year}}: ${spelling}`,
    ],
  ])("are explained when they are wrong: %s", (text, name, message, remedy) => {
    expect(find(text)).toEqual([{ index: 0, name, fault: { message, remedy } }]);
  });
});

describe("the placeholders of a text in two languages", () => {
  const compare = (own: string, reference: string) =>
    comparePlaceholders(find(own), find(reference));

  it("are the same in any order, and as often as one likes", () => {
    expect(compare("{{year}} {{company.name}}", "{{company.name}} {{year}} {{year}}")).toEqual({
      lost: [],
      extra: [],
    });
  });

  it("are told when one is lost or too many", () => {
    expect(compare("a {{company.city}}", "{{year}}")).toEqual({
      lost: ["year"],
      extra: [{ index: 2, name: "company.city", fault: undefined }],
    });
  });

  it("are not told again when their spelling is already", () => {
    expect(compare("{{company.ctiy}}", "{{year}} {{company.city}}")).toEqual({
      lost: ["year"],
      extra: [],
    });
    expect(compare("{{company.ctiy}}", "")).toEqual({ lost: [], extra: [] });
  });

  it("are not compared while one is in doubt", () => {
    const nothing = { lost: [], extra: [] };

    expect(compare("{{weather}} {{company.city}}", "{{year}}")).toEqual(nothing);
    expect(compare("{{company.city}}", "{{weather}} {{year}}")).toEqual(nothing);
  });
});
