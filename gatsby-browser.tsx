import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";

export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
export { onInitialClientRender, replaceHydrateFunction } from "./src/browser/hydrate";
export { onClientEntry, onRouteUpdate, shouldUpdateScroll } from "./src/browser/navigation";
