/** Hidden files, and those that text editors, git, Windows and macOS leave behind: also in .gitignore. */
const leftover = /^(?:[.#]|~\$)|(?:~|#|\.orig|\.swp)$|^(?:ehthumbs|thumbs)\.db$|^desktop\.ini$/i;

/**
 * @param file the path of a file or directory
 * @returns whether the check, the build, the development server and the form ignore it, by its name
 */
export const isIgnored = (file: string): boolean => leftover.test(file.replace(/.*[\\/]/, ""));
