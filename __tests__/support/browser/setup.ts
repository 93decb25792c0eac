import { closeVisits } from "./openPage";

// No test measures time: on a busy machine one may take minutes.
jest.setTimeout(300_000);

afterEach(async () => {
  expect(await closeVisits()).toEqual([]);
});
