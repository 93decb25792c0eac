export { createPages } from "./src/gatsby/node/createPages";
export { createSchemaCustomization } from "./src/gatsby/node/createSchemaCustomization";
export { onCreateWebpackConfig } from "./src/gatsby/node/onCreateWebpackConfig";
export { onPluginInit } from "./src/gatsby/node/onPluginInit";
export { onPostBuild } from "./src/gatsby/node/onPostBuild";
export { onPreBootstrap } from "./src/gatsby/node/onPreBootstrap";
export { onPreInit } from "./src/gatsby/node/onPreInit";
