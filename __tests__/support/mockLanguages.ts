/** Replaces the languages of the site by those of __tests__/fixtures/content. */
jest.mock("../../src/contract/languages", () => ({
  languages: ["bs", "de", "en"],
  defaultLanguage: "bs",
}));
