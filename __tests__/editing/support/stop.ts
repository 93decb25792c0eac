import { stop } from "./start";

export default () => stop();
