const checking = "src/checking";

/**
 * The files to mutate, and the tests to run for them. A mutant survives if all these tests pass.
 */
export const groups = {
  texts: {
    project: "content",
    tests: "^(company|contract|translations)\\.",
    mutate: [`${checking}/rules/{characters,company,lengths,placeholders,translations}.ts`],
  },
  proofreading: {
    project: "content",
    tests: "^(legal|translations|typography)\\.",
    mutate: [`${checking}/rules/{typography,untranslated,wrongLanguage}.ts`],
  },
  legal: {
    project: "content",
    tests: "^(contract|legal|typography)\\.",
    mutate: [`${checking}/rules/{legal,markdown,outline}.ts`],
  },
  pictures: {
    project: "content",
    tests: "^(contract|images)\\.",
    mutate: [`${checking}/rules/images.ts`],
  },
  shape: {
    project: "content",
    tests: "^(company|contract|folders|images|json|lists|shape|translations)\\.",
    mutate: [`${checking}/rules/{folders,shape}.ts`],
  },
  reading: {
    project: "content",
    tests: "^(contract|json|legal|lists|shape|translations)\\.",
    mutate: [`${checking}/reading/*.ts`],
  },
  reports: {
    project: "content",
    // The test of the repository needs git, and Stryker's copy has no repository.
    tests: "^(?!repository)",
    // The tests run commands in other processes, in which no mutant is active.
    mutate: [`${checking}/*.ts`, `!${checking}/*ommand.ts`],
  },
  visit: {
    project: "components",
    tests: "",
    // The tests of build and browser cover the files that run only in the HTML renderer or a browser.
    mutate: [
      "src/language/{LanguageProvider,ScrollAnchor,useText}.{ts,tsx}",
      "src/sections/Contact/contactSchema.ts",
    ],
  },
  delivery: {
    project: "build",
    tests: "^(headers|hosts|siteUrl)",
    mutate: ["src/delivery/{contentSecurityPolicy,headers,server,siteUrl}.ts"],
  },
};

const { project, tests, mutate } = groups[process.env.GROUP ?? "texts"];
process.env.JEST_PROJECT = project;
process.env.JEST_TESTS = tests;

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate,
  testRunner: "jest",
  // quickTests.ts requires the tests dynamically, so jest cannot find related tests.
  jest: { configFile: "jest.mutation.config.js", enableFindRelatedTests: false },
  // The tests of delivery share their servers, so that coverage per test is not known.
  coverageAnalysis: project === "build" ? "all" : "perTest",
  concurrency: 2,
  // A mutant in code that runs on import, such as a schema, would run all tests, which takes too long.
  ignoreStatic: project === "content",
  ignorePatterns: ["/.cache"],
  // Stryker reads tsconfig.json through TypeScript's JavaScript API, which TypeScript 7 does not have.
  tsconfigFile: "none",
  disableTypeChecks: false,
  reporters: ["clear-text", "json"],
  thresholds: { high: 90, low: 85, break: 85 },
};
