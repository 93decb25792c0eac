/** Replaces a console method for one test. */
export const watchConsole = (method: "log" | "warn" | "error") =>
  jest.spyOn(console, method).mockImplementation(() => {});
