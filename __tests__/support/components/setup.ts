import "@testing-library/jest-dom";

// Browsers hide a popover until it opens; jsdom knows no popovers.
const browserStyles = document.createElement("style");
browserStyles.textContent = "[popover] { display: none }";
document.head.append(browserStyles);
