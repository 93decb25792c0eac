const { projects } = require("./jest.config.js");

/**
 * The tests that build copies of the site. They are separate because each takes minutes.
 * @type {import("jest").Config}
 */
module.exports = {
  ...projects[0],
  displayName: "builds",
  rootDir: __dirname,
  testMatch: ["<rootDir>/__tests__/builds/**/*.test.ts"],
  maxWorkers: 1,
  testTimeout: 1_200_000,
};
