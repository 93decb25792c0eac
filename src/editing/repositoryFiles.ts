const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A file of the content: its text, which is empty for a picture, and what changes with it. */
type StoredFile = { text: string; version?: string };

/** Creates the stores of a new database. Of two that the CMS creates at once, one is missing (0.221). */
export async function prepare(database: string): Promise<void> {
  const stores = ["asset-thumbnails", "file-cache", "meta", "ui-settings"];
  const request = indexedDB.open(database);
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store);
  };
  (await resultOf(request)).close();
}

/** @returns whether the form edits a folder of this computer */
export const isLocal = (): boolean =>
  /"backendName":"local"/.test(localStorage.getItem("sveltia-cms.user") ?? "");

/** Reads a folder as far as the check needs it: pictures only by their names. */
async function readFolder(folder: FileSystemDirectoryHandle, path: string) {
  const files: [string, StoredFile][] = [];
  for await (const [name, handle] of folder.entries()) {
    const file = `${path}/${name}`;
    if (handle instanceof FileSystemDirectoryHandle) {
      files.push(...(await readFolder(handle, file)));
    } else {
      const content = await handle.getFile();
      const text = /\.(?:json|md)$/.test(name) ? await content.text() : "";
      files.push([file, { text, version: `${content.lastModified} ${content.size}` }]);
    }
  }
  return files;
}

/** @returns what a store of the CMS's database has, by its keys; nothing without that store */
async function readStore<T>(database: string, store: string): Promise<Map<string, T>> {
  const connection = await resultOf(indexedDB.open(database));
  try {
    if (!connection.objectStoreNames.contains(store)) return new Map();
    const records = connection.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([
      resultOf(records.getAllKeys()),
      resultOf<T[]>(records.getAll()),
    ]);
    return new Map(values.map((value, index) => [String(keys[index]), value]));
  } finally {
    // An open connection would block an update of the database by the CMS.
    connection.close();
  }
}

/**
 * Reads the files of the content where Sveltia CMS keeps them: those of a local folder by its handle,
 * those on GitHub from its cache, which it brings up to date before it saves.
 */
export async function repositoryFiles(database: string): Promise<Map<string, StoredFile>> {
  if (isLocal()) {
    const handles = await readStore<FileSystemDirectoryHandle>(database, "file-system-handles");
    const content = await handles.get("root_dir_handle")?.getDirectoryHandle("content");
    return new Map(content && (await readFolder(content, "content")));
  }
  const files = await readStore<{ text?: string; sha: string }>(database, "file-cache");
  return new Map(Array.from(files, ([path, { text = "", sha }]) => [path, { text, version: sha }]));
}

/** @returns the entries of which the CMS has kept what was not saved, such as `site,company` */
export const draftsIn = async (database: string): Promise<Set<string>> =>
  new Set((await readStore(database, "draft-backups")).keys());
