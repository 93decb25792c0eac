import { localBusiness } from "../../src/app/StructuredData";
import type { Company } from "../../src/contract/company";
import { daysOf } from "../../src/contract/weekdays";
import { filledTable } from "../../src/gatsby/node/fieldExtensions";
import { textOf } from "../support/checking/editedContent";

/** The frozen facts, none of which is optional. */
const required: Company = JSON.parse(textOf("content/site/company.json"));
const hours = [{ days: "Mo-We", opens: "08:00", closes: "16:00" }];

describe("the optional facts of the company", () => {
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
  ])("%s contains %j", (days, all) => expect(daysOf(days).all).toEqual(all));
});

it("the structured data contains the opening hours if there are any", () => {
  const about = { url: "", image: "" };
  const opening = (facts: Partial<Company>) =>
    JSON.parse(JSON.stringify(localBusiness({ ...required, ...facts } as never, about)));

  expect(opening({})).not.toHaveProperty("openingHours");
  expect(opening({ hours })).toMatchObject({ openingHours: ["Mo-We 08:00-16:00"] });
});
