/** @returns the directory of a file, its name, and its name without the ending; also in browsers */
export function partsOf(file: string): { folder: string; name: string; stem: string } {
  const slash = file.lastIndexOf("/");
  const name = file.slice(slash + 1);
  return { folder: file.slice(0, slash), name, stem: name.replace(/\.[^.]*$/, "") };
}
