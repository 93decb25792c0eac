/** @returns the result of a request to IndexedDB */
const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Creates the store of small pictures in a new database of the CMS, which fails when it creates that
 * store together with others: then no picture would be seen until the page is opened again.
 *
 * @param database the name of the CMS's database
 */
export async function prepare(database: string): Promise<void> {
  const request = indexedDB.open(database);
  request.onupgradeneeded = () => request.result.createObjectStore("asset-thumbnails");
  (await resultOf(request)).close();
}

/** Reads a folder as far as the check needs it: pictures only by their names. */
async function readFolder(folder: FileSystemDirectoryHandle, path: string) {
  const files: [string, string][] = [];
  for await (const [name, handle] of folder.entries()) {
    const file = `${path}/${name}`;
    if (handle instanceof FileSystemDirectoryHandle)
      files.push(...(await readFolder(handle, file)));
    else if (/\.(?:json|md)$/.test(name)) files.push([file, await (await handle.getFile()).text()]);
    else files.push([file, ""]);
  }
  return files;
}

/**
 * Reads the files of the content where Sveltia CMS keeps them: those of a local folder by its handle,
 * those on GitHub from its cache, which it brings up to date before it saves.
 *
 * @param database the name of the CMS's database, such as `github:owner/care-beds`
 * @returns the texts by their paths; pictures have none
 */
export async function repositoryFiles(database: string): Promise<Map<string, string>> {
  const { backendName } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}");
  const isLocal = backendName === "local";
  const store = isLocal ? "file-system-handles" : "file-cache";
  const connection = await resultOf(indexedDB.open(database));
  try {
    const files = connection.transaction(store).objectStore(store);
    if (isLocal) {
      const root: FileSystemDirectoryHandle = await resultOf(files.get("root_dir_handle"));
      return new Map(await readFolder(await root.getDirectoryHandle("content"), "content"));
    }
    const [paths, entries] = await Promise.all([
      resultOf(files.getAllKeys()),
      resultOf(files.getAll()),
    ]);
    return new Map(paths.map((path, index) => [String(path), entries[index].text ?? ""]));
  } finally {
    // An open connection would block an update of the database by the CMS.
    connection.close();
  }
}
