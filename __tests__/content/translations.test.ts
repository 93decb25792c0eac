import { checkContent } from "../../src/checking/check";
import { commit, type Fault, fileStart, finding, useContentCopy } from "./contentCopy";

const file = "content/locales/de/translation.json";

const faults: Omit<Fault, "file">[] = [
  {
    fault: "a misspelt name",
    replace: /"skip"/,
    by: '"skipp"',
    at: /"skipp"/,
    message: '"header.skipp" is not a known name. Did you mean "skip"?',
  },
  {
    fault: "a misspelt group",
    replace: /"notFound"/,
    by: '"notFuond"',
    at: /"notFuond"/,
    message: '"notFuond" is not a known name. Did you mean "notFound"?',
  },
  {
    fault: "an unknown name",
    replace: /(?="skip")/,
    by: '"banner": "Neu",\n',
    at: /"banner"/,
    message: '"header.banner" is not a known name.',
  },
  {
    fault: "a missing text",
    replace: /"skip": ".*",\s*/,
    by: "",
    at: /"header": \{/,
    message: '"header.skip" is missing',
  },
  {
    fault: "a missing group",
    replace: /"validation": \{[^}]*\},\s*/,
    by: "",
    at: /"contact": \{(?=\s*"title": ".*",\s*"subtitle")/,
    message: '"contact.validation" is missing',
  },
  {
    fault: "an empty text",
    replace: /"skip": ".*"/,
    by: '"skip": ""',
    at: /(?<="skip": )"/,
    message: '"header.skip" is empty',
  },
  {
    fault: "a blank text",
    replace: /"skip": ".*"/,
    by: '"skip": " \\n "',
    at: /(?<="skip": )"/,
    message: '"header.skip" is empty',
  },
  {
    fault: "a number instead of a text",
    replace: /"skip": ".*"/,
    by: '"skip": 7',
    at: /(?<="skip": )7/,
    message: '"header.skip" has the wrong kind of value',
  },
  {
    fault: "a text instead of a group",
    replace: /"validation": \{[^}]*\}/,
    by: '"validation": "Fehler"',
    at: /(?<="validation": )"/,
    message: '"contact.validation" has the wrong kind of value',
  },
  {
    fault: "a list instead of the whole content",
    replace: /[\s\S]*/,
    by: "[]\n",
    at: /\[/,
    message: "The content has the wrong kind of value",
  },
  {
    fault: "a misspelt placeholder",
    replace: /(?<="copyright": ".*)\{\{company\.name\}\}/,
    by: "{{company.nmae}}",
    at: /\{\{company\.nmae/,
    message: "{{company.nmae}} is not a known placeholder. Did you mean {{company.name}}?",
  },
  {
    fault: "an unknown placeholder",
    replace: /"skip": "/,
    by: '"skip": "{{weather}} ',
    at: /\{\{weather/,
    message: "{{weather}} is not a known placeholder.",
  },
  {
    fault: "an unknown company fact",
    replace: /"skip": "/,
    by: '"skip": "{{company.fax}} ',
    at: /\{\{company\.fax/,
    message: "{{company.fax}} is not a known placeholder.",
  },
  {
    fault: "a placeholder with single braces",
    replace: /\{\{year\}\}/,
    by: "{year}",
    at: /\{year\}/,
    message: "{year} is not a complete placeholder. Did you mean {{year}}?",
  },
  {
    fault: "a placeholder that is not closed",
    replace: /(?<="copyright": ".*)\{\{company\.name\}\}/,
    by: "{{company.name",
    at: /\{\{company\.name(?!\})/,
    message: "{{company.name is not a complete placeholder. Did you mean {{company.name}}?",
  },
  {
    fault: "a placeholder with spaces",
    replace: /\{\{year\}\}/,
    by: "{{ year }}",
    at: /\{\{ year \}\}/,
    message: "{{ year }} is not a complete placeholder. Did you mean {{year}}?",
  },
  {
    fault: "a brace behind an escaped character",
    replace: /"skip": "/,
    by: '"skip": "\\u201EZum\\u201C }',
    at: /(?<=u201C )\}/,
    message: "} is not a complete placeholder",
  },
  {
    fault: "a lost placeholder of the page",
    replace: /\{\{year\}\} ?/,
    by: "",
    at: /(?<="copyright": ")/,
    message: '"footer.copyright" lacks the placeholder {{year}}.',
  },
  {
    fault: "a lost company fact",
    replace: /(?<="copyright": ".*)\{\{company\.name\}\}/,
    by: "Firma",
    at: /(?<="copyright": ")/,
    message: "lacks the placeholder {{company.name}}, which the Bosnian text has",
  },
  {
    fault: "a company fact that the Bosnian text lacks",
    replace: /"skip": "/,
    by: '"skip": "{{company.vatId}} ',
    at: /\{\{company\.vatId\}\}/,
    message: "has the placeholder {{company.vatId}}, which the Bosnian text lacks",
  },
  {
    fault: "HTML in a text",
    replace: /"skip": "/,
    by: '"skip": "Zum <br>',
    at: /<br>/,
    message: "contains HTML: <br>",
  },
  {
    fault: "a script in a text",
    replace: /"skip": "/,
    by: '"skip": "<script src=x>',
    at: /<script/,
    message: "contains HTML: <script src=x>",
  },
  {
    fault: "the address of a script in a text",
    replace: /"skip": "/,
    by: '"skip": "javascript:open() ',
    at: /javascript:/,
    message: "contains a script",
  },
  {
    fault: "an HTML entity in a text",
    replace: /"skip": "/,
    by: '"skip": "Zum&nbsp;',
    at: /&nbsp;/,
    message: "contains HTML: &nbsp;",
  },
  {
    fault: "a text that calls another one",
    replace: /"skip": "/,
    by: '"skip": "$t(nav.home) ',
    at: /\$t\(/,
    message: "contains $t(",
  },
  {
    fault: "a line break in a text",
    replace: /"skip": "/,
    by: '"skip": "Zum\\n',
    at: /(?<="skip": "Zum)\\n/,
    message: "contains a line break",
  },
  {
    fault: "an invisible character in a text",
    replace: /"skip": "/,
    by: '"skip": "Zum \u202e',
    at: /\u202e/,
    message: "(U+202E)",
  },
  {
    fault: "half a character in a text",
    replace: /"skip": "/,
    by: '"skip": "Zum \\ud83d ',
    at: /\\ud83d/,
    message: "(U+D83D)",
  },
  {
    fault: "a text much longer than in the other languages",
    replace: /"learnMore": ".*"/,
    by: `"learnMore": "${Array(20).fill("Erfahren Sie hier mehr").join(" ")}"`,
    at: /(?<="learnMore": ")/,
    message: '"hero.learnMore" is much longer than in the other languages: 459 characters',
    severity: "warning",
  },
];

const claims = [
  ["bs", "Naš krevet liječi sve.", "liječi"],
  ["bs", "Kvalitet uz GARANCIJU.", "GARANCIJU"],
  ["bs", "Ništa vas ne boli, jamčimo.", "jamčimo"],
  ["de", "Ein Bett, das heilt.", "heilt"],
  ["de", "Garantiert schnell.", "Garantiert"],
  ["en", "It cures your back.", "cures"],
  ["en", "Sleep pain-free.", "pain-free"],
  ["en", "Delivery guaranteed.", "guaranteed"],
  ["bs", "Pitajte za cijenu.", "cijenu"],
  ["bs", "Već od 900\u00A0KM.", "900\u00A0KM"],
  ["de", "Zum kleinen Preis.", "Preis"],
  ["de", "Ab 1.200 € im Haus.", "1.200 €"],
  ["en", "Ask for our prices.", "prices"],
  ["en", "From €450 a bed.", "€450"],
] as const;

describe("the check of a translation", () => {
  const copy = useContentCopy();

  it.each(faults)("points at $fault", async (fault) => {
    const expected = commit(copy, { ...fault, file });

    expect(await checkContent(copy.root)).toEqual([expected]);
  });

  it.each(["bs", "de", "en"])("points at a missing text in %s", async (language) => {
    const expected = commit(copy, {
      fault: "a missing text",
      file: `content/locales/${language}/translation.json`,
      replace: /"skip": ".*",\s*/,
      by: "",
      at: /"header": \{/,
      message: '"header.skip" is missing',
    });

    expect(await checkContent(copy.root)).toEqual([expected]);
  });

  it("blames only the Bosnian text for a placeholder that is misspelt there", async () => {
    const expected = commit(copy, {
      fault: "a misspelt placeholder",
      file: "content/locales/bs/translation.json",
      replace: /\{\{company\.name\}\}/,
      by: "{{company.nam}}",
      at: /\{\{company\.nam\}\}/,
      message: "Did you mean {{company.name}}?",
    });

    expect(await checkContent(copy.root)).toEqual([expected]);
  });

  it.each(claims)("warns of a claim in %s: %s", async (language, text, word) => {
    const translation = `content/locales/${language}/translation.json`;
    const expected = commit(copy, {
      fault: "a claim",
      file: translation,
      replace: /(?<="subtitle": )".*"/,
      by: `"${text}"`,
      at: new RegExp(word),
      message: `"${word}"`,
      severity: "warning",
    });

    expect(await checkContent(copy.root)).toEqual([expected]);
  });

  it.each([
    ["bs", "Liječnik, bolnica i ljekar. Cijenimo povjerenje."],
    ["de", "Die heilige Stadt, weil es Teil davon ist. Preiselbeeren."],
    ["en", "Health care for those who are healthy and secure: priceless."],
  ])("sees no claim in %s: %s", async (language, text) => {
    copy.edit(`content/locales/${language}/translation.json`, /(?<="subtitle": )".*"/, `"${text}"`);

    expect(await checkContent(copy.root)).toEqual([]);
  });

  it.each([
    { first: "bs", later: "de", named: "Bosnian" },
    { first: "de", later: "en", named: "German" },
  ])(
    "points in $later at a text that stands in $first word for word",
    async ({ first, later, named }) => {
      const subtitle = /"subtitle": ".*"/;
      const expected = commit(copy, {
        fault: "an untranslated text",
        file: `content/locales/${later}/translation.json`,
        replace: subtitle,
        by: subtitle.exec(copy.read(`content/locales/${first}/translation.json`))?.[0] ?? "",
        at: /(?<="subtitle": ")/,
        message: `"contact.subtitle" is the same as in ${named}.`,
        severity: "warning",
      });

      expect(await checkContent(copy.root)).toEqual([expected]);
    },
  );

  it("points at words that are not those of the owner, which hold for English alone", async () => {
    const english = "content/locales/en/translation.json";
    const expected = commit(copy, {
      fault: "other words",
      file: english,
      replace: /(?<="returnHome": )".*"/,
      by: '"Go home"',
      at: /(?<="returnHome": ")/,
      message: '"notFound.returnHome" does not have the words',
    });
    copy.edit(file, /(?<="returnHome": )".*"/, '"Nach Hause"');

    expect(await checkContent(copy.root)).toEqual([
      { ...expected, remedy: 'Write "Return to Home".' },
    ]);
  });

  it("names a missing file", async () => {
    copy.remove(file);

    expect(await checkContent(copy.root)).toEqual([finding(file, fileStart, "missing")]);
  });

  it("accepts < and & that are no HTML", async () => {
    copy.edit(file, /"skip": "/, '"skip": "1 < 2 & 3 > 2; ');

    expect(await checkContent(copy.root)).toEqual([]);
  });
});
