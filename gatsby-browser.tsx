import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";

export { onClientEntry } from "./src/app/onClientEntry";
export { onInitialClientRender } from "./src/app/onInitialClientRender";
export { shouldUpdateScroll } from "./src/app/shouldUpdateScroll";
export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
