import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";

export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
export { onInitialClientRender, replaceHydrateFunction } from "./src/gatsby/browser/hydrate";
export {
  onClientEntry,
  onRouteUpdate,
  onRouteUpdateDelayed,
  shouldUpdateScroll,
} from "./src/gatsby/browser/navigation";

if (process.env.NODE_ENV === "development") {
  import("./src/gatsby/develop/contentErrors").then(({ showContentErrors }) => showContentErrors());
}
