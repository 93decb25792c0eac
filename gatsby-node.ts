export { createPages } from "./src/gatsby/createPages";
export { createSchemaCustomization } from "./src/gatsby/createSchemaCustomization";
export { onCreateDevServer } from "./src/gatsby/onCreateDevServer";
export { onCreateNode } from "./src/gatsby/onCreateNode";
export { onCreateWebpackConfig } from "./src/gatsby/onCreateWebpackConfig";
export { onPostBuild } from "./src/gatsby/onPostBuild";
export { onPreBootstrap } from "./src/gatsby/onPreBootstrap";
export { onPreInit } from "./src/gatsby/onPreInit";
