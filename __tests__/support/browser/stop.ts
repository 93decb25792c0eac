export { teardown as default } from "./start";
