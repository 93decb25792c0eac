import { closeVisits, disconnect } from "./openPage";

jest.setTimeout(120_000);

afterEach(async () => {
  expect(await closeVisits()).toEqual([]);
});
afterAll(disconnect);
