import { checkContent } from "../../src/checking/check";
import { readContentFiles } from "../../src/checking/contentFiles";
import { commit, type Fault, projectRoot, useContentCopy } from "./contentCopy";

describe("the content contract", () => {
  const copy = useContentCopy();

  it("accepts the content of the site without a finding", async () => {
    expect(await checkContent(projectRoot)).toEqual([]);
  });

  it("accepts files with the line ends of Windows", async () => {
    for (const file of readContentFiles(copy.root).keys()) {
      if (/\.(?:json|md)$/.test(file)) copy.write(file, copy.read(file).replace(/\r?\n/g, "\r\n"));
    }

    expect(await checkContent(copy.root)).toEqual([]);
  });

  it("tells several faults in several files in one run, errors before warnings", async () => {
    const faults: Fault[] = [
      {
        fault: "a list that is longer than in Bosnian",
        file: "content/legal/de/gdpr.md",
        replace: /^- /m,
        by: "- Neu\n- ",
        at: /^- Neu/m,
        message: "list",
        severity: "warning",
      },
      {
        fault: "a misspelt placeholder",
        file: "content/legal/en/imprint.md",
        replace: /\{\{company\.street\}\}/,
        by: "{{company.stret}}",
        at: /\{\{company\.stret\}\}/,
        message: "{{company.street}}",
      },
      {
        fault: "an empty text",
        file: "content/locales/de/translation.json",
        replace: /"skip": ".*?"/,
        by: '"skip": ""',
        at: /(?<="skip": )""/,
        message: '"header.skip" is empty',
      },
      {
        fault: "a comma too many",
        file: "content/locales/en/translation.json",
        replace: /\s*\}\s*$/,
        by: ",\n}\n",
        at: /,\s*\}\s*$/,
        message: "comma",
      },
      {
        fault: "a phone number without its country",
        file: "content/site/company.json",
        replace: /"phone": ".*?"/,
        by: '"phone": "033 000 000"',
        at: /(?<="phone": )"/,
        message: '"phone"',
      },
    ];
    const [warning, ...errors] = faults.map((fault) => commit(copy, fault));

    expect(await checkContent(copy.root)).toEqual([...errors, warning]);
  });
});
