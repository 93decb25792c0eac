const checking = "src/checking";

/**
 * What is mutated, and the jest project with those of its tests that are about it: a mutant that
 * no test notices meets them all.
 */
export const rooms = {
  texts: {
    project: "content",
    tests: "^(company|contract|placeholders|texts|translations|typography)\\.",
    mutate: [`${checking}/rules/{placeholders,plainText,texts}.ts`],
  },
  proofreading: {
    project: "content",
    tests: "^(legal|texts|translations|typography)\\.",
    mutate: [`${checking}/proofreading/*.ts`],
  },
  legal: {
    project: "content",
    tests: "^(contract|legal|typography)\\.",
    mutate: [`${checking}/rules/{legal*,markdown}.ts`],
  },
  pictures: {
    project: "content",
    tests: "^(contract|images)\\.",
    mutate: [`${checking}/rules/images.ts`],
  },
  shape: {
    project: "content",
    tests: "^(company|contract|folders|images|json|shape|translations)\\.",
    mutate: [`${checking}/rules/{folders,shape}.ts`],
  },
  reading: {
    project: "content",
    tests: "^(contract|json|legal|shape)\\.",
    mutate: [`${checking}/reading/*.ts`],
  },
  reports: {
    project: "content",
    // That of the repository asks git, which knows nothing of Stryker's copy.
    tests: "^(?!repository)",
    // The commands are tried as commands, where a mutant does not reach.
    mutate: [`${checking}/*.ts`, `!${checking}/*ommand.ts`],
  },
  visit: {
    project: "components",
    tests: "",
    // What only the HTML renderer meets, or a whole page, is tried by the tests of build and browser.
    mutate: [
      "src/language/{LanguageProvider,ReadersPlace,useText}.{ts,tsx}",
      "src/sections/Contact/contactSchema.ts",
    ],
  },
  delivery: {
    project: "build",
    tests: "^(headers|hosts|siteUrl)",
    mutate: ["src/delivery/{contentSecurityPolicy,headers,server,siteUrl}.ts"],
  },
};

const { project, tests, mutate } = rooms[process.env.ROOM ?? "texts"];
process.env.JEST_PROJECT = project;
process.env.JEST_TESTS = tests;

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate,
  testRunner: "jest",
  // The one test file requires the others in a way that jest cannot trace.
  jest: { configFile: "jest.mutation.config.js", enableFindRelatedTests: false },
  // The hosts are started for all tests together: any of these may meet a mutant.
  coverageAnalysis: project === "build" ? "all" : "perTest",
  concurrency: 2,
  // A mutant in what is worked out once for all, such as a schema, meets every test: too much here.
  ignoreStatic: project === "content",
  ignorePatterns: ["/.cache"],
  // TypeScript 7 has no JavaScript interface, by which Stryker would read it.
  tsconfigFile: "none",
  disableTypeChecks: false,
  reporters: ["clear-text", "json"],
  thresholds: { high: 90, low: 85, break: 85 },
};
