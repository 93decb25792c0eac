import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/checking/check";
import { companySchema } from "../../src/contract/company";
import { commit, type Fault, fileStart, finding, projectRoot, useContentCopy } from "./contentCopy";

const file = "content/site/company.json";

const faults: Omit<Fault, "file">[] = [
  {
    fault: "an e-mail address without @",
    replace: /"email": ".*"/,
    by: '"email": "kontakt.example.com"',
    at: /(?<="email": )"/,
    message: '"email" is not written as it has to be: "kontakt.example.com"',
  },
  {
    fault: "a name that the header has no room for",
    replace: /"name": ".*"/,
    by: '"name": "Specijalizovana trgovina medicinskih kreveta 1"',
    at: /(?<="name": )"/,
    message: '"name" is too long: 46 characters.',
  },
  {
    fault: "a phone number without the country",
    replace: /"phone": ".*"/,
    by: '"phone": "033 000 000"',
    at: /(?<="phone": )"/,
    message: '"phone" is not written as it has to be: "033 000 000"',
  },
  {
    fault: "a phone number that is too short",
    replace: /"phone": ".*"/,
    by: '"phone": "+387 33 00"',
    at: /(?<="phone": )"/,
    message: '"phone" is not written as it has to be',
  },
  {
    fault: "a phone number that is too long",
    replace: /"phone": ".*"/,
    by: '"phone": "+387 33 000 000 000 00"',
    at: /(?<="phone": )"/,
    message: '"phone" is not written as it has to be',
  },
  {
    fault: "no years",
    replace: /"years": ".*"/,
    by: '"years": "0+"',
    at: /(?<="years": )"/,
    message: '"years" is not written as it has to be',
  },
  {
    fault: "a country name missing in one language",
    replace: /"de": ".*",\s*/,
    by: "",
    at: /"country"/,
    message: '"country.de" is missing',
  },
  {
    fault: "a wording of another fact missing in one language",
    replace: /(?<="court": \{\s*"bs": ".*"),\s*"de": ".*"/,
    by: "",
    at: /"court"/,
    message: '"court.de" is missing',
  },
  {
    fault: "hours between quotes",
    replace: /"responseHours": \d+/,
    by: '"responseHours": "24"',
    at: /(?<="responseHours": )"/,
    message: '"responseHours" has the wrong kind of value',
  },
  {
    fault: "hours that are not above zero",
    replace: /"responseHours": \d+/,
    by: '"responseHours": 0',
    at: /(?<="responseHours": )0/,
    message: '"responseHours" is too small',
  },
  {
    fault: "years without the plus sign",
    replace: /"years": ".*"/,
    by: '"years": "many"',
    at: /(?<="years": )"/,
    message: '"years" is not written as it has to be',
  },
  {
    fault: "an empty fact",
    replace: /"vatId": ".*"/,
    by: '"vatId": ""',
    at: /(?<="vatId": )"/,
    message: '"vatId" is empty',
  },
  {
    fault: "HTML in a fact",
    replace: /"street": "/,
    by: '"street": "<b>',
    at: /<b>/,
    message: "HTML: <b>",
  },
  {
    fault: "the sign of headlines in a fact",
    replace: /"street": "/,
    by: '"street": "A | ',
    at: /\| /,
    message: "contains |",
  },
  {
    fault: "a placeholder in a fact",
    replace: /"legalForm": "/,
    by: '"legalForm": "{{company.name}} ',
    at: /\{\{company/,
    message: "company fact contains a brace",
  },
  {
    fault: "a misspelt fact",
    replace: /"vatId"/,
    by: '"vatID"',
    at: /"vatID"/,
    message: 'Did you mean "vatId"?',
  },
];

describe("the company's facts", () => {
  it("are all asked for by the pages, which may name any of them", () => {
    const query = readFileSync(join(projectRoot, "src/company/useCompany.ts"), "utf8");

    for (const fact of Object.keys(companySchema.shape)) {
      expect(query).toMatch(new RegExp(`^ {8}${fact}$`, "m"));
    }
  });
});

describe("the check of the company's facts", () => {
  const copy = useContentCopy();

  it.each(faults)("points at $fault", async (fault) => {
    const expected = commit(copy, { ...fault, file });

    expect(await checkContent(copy.root)).toEqual([expected]);
  });

  it("names the missing file", async () => {
    copy.remove(file);

    expect(await checkContent(copy.root)).toEqual([finding(file, fileStart, "missing")]);
  });
});
