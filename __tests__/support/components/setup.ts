import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A busy machine takes its time to load what comes late.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(60_000);

// Browsers hide a popover until it opens; jsdom knows no popovers.
const browserStyles = document.createElement("style");
browserStyles.textContent = "[popover] { display: none }";
document.head.append(browserStyles);
