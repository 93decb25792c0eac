import { isIgnored } from "../checking/isIgnored";

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * @returns the files of the content as texts, empty for pictures, from the cache of the CMS, which it brings
 *   up to date before it saves. It also has files such as .gitignore, of all directories
 */
export async function repositoryFiles(database: string): Promise<Map<string, string>> {
  const connection = await resultOf(indexedDB.open(database));
  try {
    const records = connection.transaction("file-cache").objectStore("file-cache");
    const [paths, files] = await Promise.all([
      resultOf(records.getAllKeys()),
      resultOf<{ text?: string }[]>(records.getAll()),
    ]);
    const content = paths.map((path, index) => [String(path), files[index]?.text ?? ""] as const);
    return new Map(
      content.filter(([path]) => path.startsWith("content/") && !path.split("/").some(isIgnored)),
    );
  } finally {
    // An open connection would block an update of the database by the CMS.
    connection.close();
  }
}
