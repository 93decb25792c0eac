import { companySchema } from "../../src/contract/company";
import { fillHtml, fillText } from "../../src/contract/filling";
import { daysOf } from "../../src/contract/weekdays";
import { localBusiness } from "../../src/delivery/structuredData";
import { createSchemaCustomization } from "../../src/gatsby/node/createSchemaCustomization";
import { filledTable } from "../../src/gatsby/node/fieldExtensions";
import { company } from "../support/content";

const { whatsapp: _w, viber: _v, hours: _h, ...required } = company;
const hours = [{ days: "Mo-We", opens: "08:00", closes: "16:00" }];
const accepts = (facts: object) => companySchema.safeParse({ ...required, ...facts }).success;

describe("the optional facts of the company", () => {
  it("may be absent", () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ whatsapp: "+387 61 123 456", viber: "+387 61 123 456", hours })).toBe(true);
  });

  it.each([
    { whatsapp: "061 123 456" },
    { viber: "" },
    { hours: [] },
    { hours: [{ days: "Mo-Fr" }] },
    { hours: [{ days: "Mon-Fri", opens: "08:00", closes: "16:00" }] },
    { hours: [{ days: "Mo-Fr", opens: "8:00", closes: "16:00" }] },
    { hours: [{ days: "Mo-Fr", opens: "08:00", closes: "24:30" }] },
  ])("are refused as %j", (facts) => expect(accepts(facts)).toBe(false));

  it("may be named in a text; one that is absent leaves its placeholder", () => {
    const text = "{{company.whatsapp}} {{company.hours}}";

    expect(fillText(text, { ...required, whatsapp: "+387 61 1", hours }, "bs")).toBe(
      "+387 61 1 {{company.hours}}",
    );
    expect(fillText(text, required, "bs")).toBe(text);
  });

  it("are nullable in GraphQL, where the others are not", () => {
    const createTypes = jest.fn();
    const actions = { createTypes, createFieldExtension: jest.fn() };
    createSchemaCustomization?.({ actions } as never, { plugins: [] }, () => {});
    const [types] = createTypes.mock.calls[0];

    expect(types).toMatch(
      / phone: String! whatsapp: String viber: String hours: \[OpeningHours!\] /,
    );
  });

  it.each([
    ["absent", required, false],
    ["present", { ...required, whatsapp: "+387 61 1", viber: "+387 61 1", hours }, true],
  ])("%s: their texts are sent: %s", async (_name, facts, sent) => {
    const table = JSON.stringify({ contact: { title: "x", whatsapp: "w", viber: "v", hours: {} } });
    const context = {
      nodeModel: {
        findOne: async () => facts,
        findRootNodeAncestor: () => ({ relativeDirectory: "bs" }),
      },
      defaultFieldResolver: async () => table,
    };
    const filled = JSON.parse(await filledTable({} as never, {}, context as never, {} as never));

    expect(filled.contact.title).toBe("x");
    for (const key of ["whatsapp", "viber", "hours"]) expect(key in filled.contact).toBe(sent);
  });
});

describe("a range of days", () => {
  it.each([
    ["Mo-We", ["Mo", "Tu", "We"]],
    ["Sa", ["Sa"]],
    ["Sa-Mo", ["Sa", "Su", "Mo"]],
    ["Mo-Su", ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]],
  ])("%s holds %j", (days, all) => expect(daysOf(days).all).toEqual(all));
});

it("search engines learn the opening hours where there are some", () => {
  const about = { description: "", url: "", image: "" };
  const facts = { ...required, country: "BiH" } as never;

  expect(localBusiness(facts, about)).not.toHaveProperty("openingHoursSpecification");
  expect(localBusiness(facts, about, hours)).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: [
          "https://schema.org/Monday",
          "https://schema.org/Tuesday",
          "https://schema.org/Wednesday",
        ],
        opens: "08:00",
        closes: "16:00",
      },
    ],
  });
});

it("an address in a link keeps its words apart", () => {
  const html = '"?query=%7B%7Bcompany.street%7D%7D%2C%20%7B%7Bcompany.city%7D%7D"';
  const facts = { ...required, street: "Put mladih & starih 1/2", city: "Široki Brijeg" };

  expect(fillHtml(html, facts, "bs")).toBe(
    '"?query=Put%20mladih%20%26%20starih%201%2F2%2C%20%C5%A0iroki%20Brijeg"',
  );
});
