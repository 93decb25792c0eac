import { configure } from "@testing-library/react";

// A busy machine takes its time to load what comes late.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(60_000);
