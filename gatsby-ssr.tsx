export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
export { onPreRenderHTML } from "./src/gatsby/ssr/onPreRenderHTML";
export { onRenderBody } from "./src/gatsby/ssr/onRenderBody";
