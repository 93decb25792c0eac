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
      [german, 15, 13],
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
    const linked = { [page("de")]: edit(page("de"), end, "\n\n[x](/gdpr#prava)\n") };
    const findings = await checkWith({ ...linked, [page("bs")]: text });

    expect(findings.map(({ place }) => place.file)).toEqual([page("bs")]);
  });

  it.each(["/gdpr#cookies", "#cookies"])("to %s is answered by all pages", async (address) => {
    const changed = edit(page("de"), end, `\n\n[x](${address})\n`);
    const [error] = await checkWith({ [page("de")]: changed });

    expect(error?.values.addresses).toMatch(/^\/, \/gdpr, \/gdpr#kontrolor-podataka, /);
    expect(error?.values.addresses).toMatch(/\/gdpr#kolacici, \/imprint, \/terms-of-service$/);
  });

  it("can lead to each section by plain letters that no other has", () => {
    const ids = headingIds(["Kola\u00ADčići", "Đački & Größe", "Cookies!", "Cookies", "Ж"]);

    expect(ids.join(" ")).toBe("kolacici dacki-grosse cookies cookies-4 section-5");
    expect(headingIds(["Ja", "Mi"], ["Ich", "Wir", "Ja"])).toEqual(["ja", "mi", "ja-3"]);
    expect(headingIds(["Ja", "Mi"], ["Ich"])).toEqual(["ja"]);
  });

  it("are in the footer for all that are required", () => {
    const linked = legalNavigation.map(({ to }) => to.slice(1));

    expect([...linkedLegalPages].sort()).toEqual(linked.sort());
  });
});
