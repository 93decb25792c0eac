import type { Compiler } from "webpack";

/**
 * Lets the scripts load further ones where the Content-Security-Policy asks for trusted types.
 * Gatsby takes no settings of webpack's output.
 */
export const trustedScripts = {
  apply({ options }: Compiler): void {
    options.output.trustedTypes = { policyName: "scripts" };
  },
};
