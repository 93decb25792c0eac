/** What is mutated, and the jest project whose tests a mutant meets: quick ones, without a build. */
const rooms = {
  contract: { project: "content", mutate: ["src/content/**/*.ts"] },
  visit: {
    project: "components",
    mutate: ["src/language/**/*.{ts,tsx}", "src/sections/Contact/*.{ts,tsx}"],
  },
};

const { project, mutate } = rooms[process.env.ROOM ?? "contract"];
process.env.JEST_PROJECT = project;

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate,
  testRunner: "jest",
  jest: { configFile: "jest.mutation.config.js" },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  ignorePatterns: ["/public", "/.cache"],
  // TypeScript 7 has no JavaScript interface, by which Stryker would read it.
  tsconfigFile: "none",
  reporters: ["clear-text", "json"],
  thresholds: { high: 90, low: 85, break: 85 },
};
