export { onPreRenderHTML } from "./src/app/onPreRenderHTML";
export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
