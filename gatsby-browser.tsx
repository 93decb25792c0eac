import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import { keepPlaceOnResize } from "./src/language/ScrollAnchor";

export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
export { onClientEntry } from "./src/gatsby/browser/onClientEntry";
export { onInitialClientRender } from "./src/gatsby/browser/onInitialClientRender";
export { replaceHydrateFunction } from "./src/gatsby/browser/replaceHydrateFunction";

keepPlaceOnResize();
