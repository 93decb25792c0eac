const { projects } = require("./jest.config");

/** The one project, named by JEST_PROJECT, that Stryker runs: it can't tell projects apart. */
const { displayName, ...project } = projects.find(
  ({ displayName }) => displayName === process.env.JEST_PROJECT,
);

/** @type {import("jest").Config} */
module.exports = project;
