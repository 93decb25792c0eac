const { projects } = require("./jest.config");

/** The project, named by JEST_PROJECT, whose tests Stryker runs: it can't tell projects apart. */
const { displayName, ...project } = projects.find(
  ({ displayName }) => displayName === process.env.JEST_PROJECT,
);

/** @type {import("jest").Config} */
module.exports = { ...project, testMatch: ["<rootDir>/__tests__/support/quickTests.ts"] };
