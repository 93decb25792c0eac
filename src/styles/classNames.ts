/** @returns the names that are given, as an element's class attribute lists them */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
