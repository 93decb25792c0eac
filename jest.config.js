const { availableParallelism } = require("node:os");

// The sites of the tests are built without them.
delete process.env.PREVIEW;
delete process.env.SITE_URL;

const swc = [
  "@swc/jest",
  {
    jsc: {
      target: "es2023",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
  },
];

const support = "<rootDir>/__tests__/support";

const project = (displayName, settings) => ({
  displayName,
  testMatch: [`<rootDir>/__tests__/${displayName}/**/*.test.{ts,tsx}`],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache/",
    "<rootDir>/public/",
    "<rootDir>/__tests__/sites/",
  ],
  // The tests know the content of fixtures/, whatever languages the owner has.
  setupFiles: [`${support}/mockLanguages.ts`],
  testEnvironment: "node",
  transform: { "\\.[jt]sx?$": swc },
  // pixelmatch has ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!pixelmatch/)"],
  restoreMocks: true,
  ...settings,
});

const inBrowser = {
  testEnvironment: `${support}/browser/environment.ts`,
  globalSetup: `${support}/browser/start.ts`,
  globalTeardown: `${support}/browser/stop.ts`,
  setupFilesAfterEnv: [`${support}/browser/setup.ts`],
};

/** @type {import("jest").Config} */
module.exports = {
  // At least 3, also on two cores: the tests often wait for the browser.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // On a busy machine a test may take a minute.
  testTimeout: 120_000,
  projects: [
    project("content"),
    project("units"),
    project("build"),
    project("browser", inBrowser),
    project("hard", inBrowser),
    // They need the packages of src/editing, and no site.
    project("editing", {
      ...inBrowser,
      globalSetup: "<rootDir>/__tests__/editing/support/start.ts",
      globalTeardown: "<rootDir>/__tests__/editing/support/stop.ts",
      setupFilesAfterEnv: ["<rootDir>/__tests__/editing/support/setup.ts"],
    }),
    project("engines"),
    // The development server, which takes minutes.
    project("develop"),
    project("look", {
      ...inBrowser,
      // The screenshots are the snapshots of this group, which Jest knows nothing of.
      globals: { savesScreenshots: process.argv.includes("--updateSnapshot") },
    }),
  ],
};
