import { isIgnored } from "../checking/isIgnored";

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Creates the stores of a new database. Of two that the CMS creates at once, one is missing (0.221). */
export async function prepare(database: string): Promise<void> {
  const stores = ["asset-thumbnails", "file-cache", "meta", "ui-settings"];
  const request = indexedDB.open(database);
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store);
  };
  (await resultOf(request)).close();
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
 * @returns the files of the content as texts, empty for pictures, from the cache of the CMS, which it brings
 *   up to date before it saves. It also has files such as .gitignore, of all directories
 */
export async function repositoryFiles(database: string): Promise<Map<string, string>> {
  const files = await readStore<{ text?: string }>(database, "file-cache");
  const content = Array.from(files).filter(
    ([path]) => path.startsWith("content/") && !path.split("/").some(isIgnored),
  );
  return new Map(content.map(([path, { text = "" }]) => [path, text]));
}

/** @returns the entries of which the CMS has kept what was not saved, such as `site,company` */
export const draftsIn = async (database: string): Promise<Set<string>> =>
  new Set((await readStore(database, "draft-backups")).keys());
