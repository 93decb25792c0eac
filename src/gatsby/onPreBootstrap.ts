import type { GatsbyNode } from "gatsby";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {};
