import { localBusiness } from "../../src/app/StructuredData";
import type { Company } from "../../src/contract/company";
import { daysOf } from "../../src/contract/weekdays";
import { readBuilt } from "../support/build";
import { textOf } from "../support/checking/editedContent";
import { company } from "../support/content";

/** The frozen facts, none of which is optional. */
const required: Company = JSON.parse(textOf("content/site/company.json"));
const hours = [{ days: "Mo-We", opens: "08:00", closes: "16:00" }];

it.each(["whatsapp", "viber", "hours"])(
  "the texts for %s are sent only if the company has it",
  (fact) => {
    const sent = readBuilt("page-data/index/page-data.json").includes(`\\"${fact}\\":`);
    expect(sent).toBe(fact in company);
  },
);

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
