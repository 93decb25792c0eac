import { readBuilt } from "./build";

/**
 * @param headersFile what hosts read, by default that of the build
 * @returns the headers that it gives to every answer, by their names in small letters
 */
export function publishedHeaders(headersFile = readBuilt("_headers")): Record<string, string> {
  const rule = headersFile.split("\n\n").find((each) => each.startsWith("/*\n")) ?? "";
  return Object.fromEntries(
    [...rule.matchAll(/^ {2}(.+?): (.+)$/gm)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value,
    ]),
  );
}
