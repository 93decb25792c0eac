import { configure } from "@testing-library/react";

// Lazy imports take long on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(300_000);
