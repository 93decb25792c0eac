const { projects } = require("./jest.config.js");

const { globalSetup, globalTeardown } = projects.find(
  ({ displayName }) => displayName === "browser",
);

/**
 * The tests that build the site again and again: minutes each, so apart from the others.
 * @type {import("jest").Config}
 */
module.exports = {
  ...projects[0],
  displayName: "builds",
  globalSetup,
  globalTeardown,
  rootDir: __dirname,
  testMatch: ["<rootDir>/__tests__/builds/**/*.test.ts"],
  testTimeout: 1_200_000,
};
