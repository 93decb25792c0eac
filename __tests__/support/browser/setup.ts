import { closeVisits, disconnect } from "./openPage";

jest.setTimeout(120_000);

afterEach(closeVisits);
afterAll(disconnect);
