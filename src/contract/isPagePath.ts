/** @returns whether a path of the site is that of a page: the path of a file ends with an extension */
export const isPagePath = (path: string) => path.startsWith("/") && !/\.\w+$/.test(path);
