import { legalNavigation } from "../../src/components/LinkList";
import { headingIds, linkedLegalPages } from "../../src/contract/legal";
import { checkWith, edit, end, page, table } from "./editedContent";

const german = table("de");
const company = "content/site/company.json";

describe("the check of the content", () => {
  it("accepts the frozen content", async () => {
    expect(await checkWith({})).toEqual([]);
  });

  it("reports faults by file, line and column", async () => {
    const terms = page("de", "terms-of-service");
    const findings = await checkWith({
      [german]: edit(german, /(?<="skip": )".*"/, '""'),
      [company]: edit(company, /(?<="phone": )".*"/, '"033 000 000"'),
      [terms]: edit(terms, /\n.*\{\{[\s\S]*/, "\na {{x}} b <br>\n"),
    });

    expect(findings.map(({ place }) => [place.file, place.line, place.column])).toEqual([
      [terms, 6, 3],
      [terms, 6, 11],
      [german, 12, 13],
      [company, 13, 12],
    ]);
  });

  it("reports a group that is closed too late where its entries follow", async () => {
    const late = /("openMenu": [^}]*)\}(,\s*)("nav": [\s\S]*)\}/;
    const findings = await checkWith({ [german]: edit(german, late, "$1$2$3}}") });
    const unknown = findings.filter(({ id }) => id === "unknownName");

    expect(unknown.map(({ values }) => values.names)).toEqual([
      expect.stringContaining('"header.nav", "header.hero"'),
    ]);
  });
});

describe("the links of a legal page", () => {
  it.each(["", undefined])("may lead to a page that is missing or unreadable", async (text) => {
    const imprint = page("de", "imprint");
    const linked = { [imprint]: edit(imprint, end, "\n\n[x](/gdpr#section-cookies)\n") };
    const findings = await checkWith({ ...linked, [page("de")]: text });

    expect(findings.map(({ place }) => place.file)).toEqual([page("de")]);
  });

  it.each(["/gdpr#cookies", "#section-cookies", "/gdpr#section-kolačići"])(
    "to %s is answered by all pages in its language",
    async (address) => {
      const changed = edit(page("de"), end, `\n\n[x](${address})\n`);
      const [error] = await checkWith({ [page("de")]: changed });

      expect(error?.values.addresses).toMatch(/^\/, \/gdpr, \/gdpr#section-verantwortlicher, /);
      expect(error?.values.addresses).toMatch(/#section-cookies, \/imprint, \/terms-of-service$/);
    },
  );

  it.each(["/gdpr#section-kolačići", "/gdpr#section-kola%C4%8Di%C4%87i"])(
    "can lead to a section in its language: %s",
    async (address) => {
      const changed = edit(page("bs"), end, `\n\n[x](${address})\n`);

      expect(await checkWith({ [page("bs")]: changed })).toEqual([]);
    },
  );

  it("can lead to each of two sections with the same heading", () => {
    expect(headingIds(["Cookies!", "Cookies"])).toEqual(["section-cookies", "section-cookies-1"]);
  });

  it("are in the footer for all that are required", () => {
    const linked = legalNavigation.map(({ to }) => to.slice(1));

    expect([...linkedLegalPages].sort()).toEqual(linked.sort());
  });
});
