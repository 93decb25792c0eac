/** Replaces the list of languages of the site by that of __tests__/fixtures/content. */
jest.mock("../../src/contract/languages", () => ({
  ...jest.requireActual("../../src/contract/languages"),
  languages: ["bs", "de", "en"],
}));
