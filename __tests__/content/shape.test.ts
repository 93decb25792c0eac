import {
  checkEdited,
  checkWith,
  type FaultRow,
  itAccepts,
  itReports,
  table,
} from "./editedContent";

const company = "content/site/company.json";
const images = "content/site/images.json";
const launch = "content/site/launch.json";
const german = table("de");

/** The value of an entry. */
const valueIn = (name: string) => new RegExp(`(?<="${name}": )(?:".*"|\\{[^}]*\\}|[^\\s,]+)`);

const row = (name: string, value: string, message: string, remedy: string): FaultRow => [
  `${name} ${value}`,
  valueIn(name),
  `▸${value}`,
  message,
  "error",
  remedy,
];

const hours = (...groups: string[]) => {
  const entries = groups.map((group) => {
    const [days, opens, closes] = group.split(" ");
    return `{ "days": "${days}", "opens": "${opens}", "closes": "${closes}" }`;
  });
  return `"hours": [${entries.join(", ")}],`.replace('"▸', '▸"');
};

const closes = '"hours.1.closes" is not valid';
const midnight = "midnight is 23:59, and hours past midnight are two entries";

/** The tests insert optional facts before the representative. */
const place = /(?="representative":)/;

const three = ["Mo-Fr 08:00 16:00", "We 15:00 18:00", "Fr-Sa 12:00 13:00"];
const overlapping = hours(...three).replace("[", "▸[");
const digits = "in groups of digits with a space between them, such as +387 33 000 000";
const https = "beginning with https://";

describe("the comparison of a file with its schema", () => {
  itReports(company, [
    row("responseHours", '"24"', "expected number, received string", "Hours within which"),
    row("responseHours", "0", "expected number to be >0", "Hours within which"),
    row("responseHours", "2400", "longer than a week", "Hours within which"),
    row("city", "{}", "expected string, received object", "City of the company"),
    row("city", '" "', '"city" is not valid: no text in " "', "Expected: City of the company's"),
    row("city", '"71000 Sarajevo"', "the wrong format", "without its postal code"),
    row("email", '"a.ba"', 'the wrong format "a.ba"', "such as name@example.com"),
    row("email", '"a@b.ba\u200B"', "the invisible character U+200B in", "such as name@"),
    row("phone", '"+387\u00A033 000 000"', "the invisible character U+00A0 in", digits),
    row("phone", '"033 000 000"', "the wrong format", digits),
    ...["+387 063 000 000", "+387063 000 000", "+49 0171 000000", "+43 0664 000000"].map((phone) =>
      row("phone", `"${phone}"`, "the wrong format", "without the zero before the area"),
    ),
    row("years", '"250+"', "the wrong format", "199 at most"),
    row("postalCode", '"710"', "the wrong format", "such as 71000"),
    row("postalCode", '"71000 Sarajevo"', "the wrong format", "without the city"),
    row("vatId", '"12-34"', "the wrong format", "8 to 12 digits"),
    row("vatId", '"4201843960007"', "the wrong format", "(JIB) without its first digit"),
    ...["www.njega.ba", "WWW.NJEGA.BA x", "https://njega.ba", "a@njega.ba"].map((name) =>
      row("name", `"${name}"`, "the wrong format", "without www."),
    ),
    row("legalForm", '""', 'no text in ""', "such as d.o.o."),
    row("name", '"Njega d.o.o."', "contains the legal form", "without its legal form"),
    row("name", `"${"Njega ".repeat(8)}"`, "the header has no room", "at most 45 characters"),
    ["a missing wording", /("court": )(\{[^}]*)"de": ".*",/, "▸$1$2", '"court.de" is missing.'],
    ["an optional number", place, '"viber": ▸"061 1",', "the wrong format", "error", digits],
    ["an unknown day", place, hours("▸Mon 08:00 12:00"), "the wrong format"],
    ...["Mo 00:00 ▸24:00", "Mo 20:00 ▸02:00", "Mo 08:00 ▸16", "Mo 16:00 ▸08:00"].map(
      (written): FaultRow => [written, place, hours(written), closes, "error", midnight],
    ),
    ["a time without its zero", place, hours("Mo ▸9:00 16:00", "Mo 10:00 12:00"), "wrong format"],
    ["hours that overlap", place, overlapping, "time in Mo-Fr and We, Mo-Fr and Fr-Sa."],
  ]);
  itAccepts(company, [
    ...["Njega24.ba", "NJEGA.BA", "njega.health", "Njega 2 d.b.", "Njega Sv.Ana"].map(
      (name) => [`the name ${name}`, valueIn("name"), `"${name}"`] as const,
    ),
    ...["1010", "8001", "BA-71000", "111 22", "SW1A 1AA"].map(
      (code) => [`the postal code ${code}`, valueIn("postalCode"), `"${code}"`] as const,
    ),
    ...["+38761 000 000", "+4930 123456", "+39 06 000 0000", "+43 1 058 1234"].map(
      (phone) => [`the number ${phone}`, valueIn("phone"), `"${phone}"`] as const,
    ),
    ["a VAT number with its country", valueIn("vatId"), '"BA201843960007"'],
    ["hours that follow each other", place, hours("Mo 08:00 12:00", "Mo 12:00 16:00")],
  ]);

  itReports(images, [
    row("x", "101", "expected number to be <=100", "From the left edge"),
    row("focus", '"50 50"', "expected object, received string", "The point that must stay"),
    ...["http://a.ba/a.jpg", "//a.ba/a.jpg", "data:image/png;base64,AA", "hero.webp"].map(
      (url): FaultRow => [url, /(?="focus")/, `"url": ▸"${url}",`, "wrong format", "error", https],
    ),
  ]);
  itReports(launch, [
    row("formSendsNothingConfirmed", '"yes"', "expected boolean", "true when the owner"),
  ]);

  const header = /("header": \{\s*)"skip": ".*",/;
  const fixed = "The layout of the page is made for exactly four steps";
  itReports(german, [
    ["unknown names", /(?="skip")/, '▸"a": "a", "b": "b",', 'known name: "header.a", "header.b".'],
    ["a fifth step", /(?="talk":)/, '▸"call": {}, ', 'name: "process.steps.call"', "error", fixed],
    ["a missing text", header, "▸$1", 'skip" is missing.', "error", "Link for keyboard"],
    ["a missing group", /^\{([\s\S]*)"nav": \{[^}]*\},/, "▸{$1", '"nav" is missing.'],
    ["a list instead of all", /[\s\S]*/, "▸[]\n", "not valid", "error", "earlier version"],
    ["a long link", valueIn("process"), '▸"So läuft die Lieferung ab"', "one line of the header"],
    ["a long button", valueIn("learnMore"), `▸"${"So ".repeat(14)}"`, "one line on a phone"],
  ]);

  it("reports every entry that is wrong, and each once", async () => {
    const three = /"phone": ".*",([\s\S]*)"responseHours": 24/;
    const wrong = '"phone": 1,$1"fax": "", "responseHours": -1.5';
    const names = (await checkEdited(company, three, wrong)).map(
      ({ message }) => message.split('"')[1],
    );

    expect(names).toEqual(["phone", "fax", "responseHours"]);
  });

  it("reports a group that is closed too late where its entries follow", async () => {
    const late = /("openMenu": [^}]*)\}(,\s*)("nav": [\s\S]*)\}/;
    const findings = await checkEdited(german, late, "$1$2$3}}");
    const unknown = findings.filter(({ message }) => message.startsWith("Not a known name"));

    expect(unknown).toEqual([
      expect.objectContaining({ message: expect.stringContaining('"header.nav", "header.hero"') }),
    ]);
    expect(unknown[0]?.remedy).toContain("close the group above it with a brace");
  });

  it("accepts content without the optional file", async () => {
    expect(await checkWith({ [launch]: undefined })).toEqual([]);
  });
});
