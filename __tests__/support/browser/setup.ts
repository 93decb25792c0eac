import { closePages } from "./openPage";

// No test measures time: on a busy machine one may take a minute.
jest.setTimeout(120_000);

afterEach(async () => {
  expect(await closePages()).toEqual([]);
});
