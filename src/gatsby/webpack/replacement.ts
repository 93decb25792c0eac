import type { Compiler } from "webpack";

/**
 * Lets `file` stand in for what modules ask for by a name. Where none asks for it any more, as after
 * an update of a package, the build fails.
 */
export const replacement = (request: RegExp, file: string) => ({
  apply(compiler: Compiler): void {
    const { NormalModuleReplacementPlugin, WebpackError } = compiler.webpack;
    let isAskedFor = false;
    const replace = (resource: { request: string }) => {
      isAskedFor = true;
      resource.request = file;
    };
    new NormalModuleReplacementPlugin(request, replace).apply(compiler);
    compiler.hooks.thisCompilation.tap("replacement", ({ errors, hooks }) => {
      hooks.finishModules.tap("replacement", () => {
        if (isAskedFor || compiler.options.mode === "development") return;
        errors.push(new WebpackError(`No module asks for ${request}, which ${file} replaces.`));
      });
    });
  },
});
