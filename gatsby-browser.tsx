import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import { keepPlaceOnResize } from "./src/language/readingPlace";

export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
export { onInitialClientRender, replaceHydrateFunction } from "./src/gatsby/browser/hydrate";
export { onClientEntry } from "./src/gatsby/browser/onClientEntry";

keepPlaceOnResize();
