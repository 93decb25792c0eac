const { projects } = require("./jest.config");

/** The project in JEST_PROJECT. Stryker does not support several projects. */
const { displayName, ...project } = projects.find(
  ({ displayName }) => displayName === process.env.JEST_PROJECT,
);

/** @type {import("jest").Config} */
module.exports = { ...project, testMatch: ["<rootDir>/__tests__/support/quickTests.ts"] };
