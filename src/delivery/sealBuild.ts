import { writeFileSync } from "node:fs";
import path from "node:path";
import { compressFiles } from "./compressFiles";
import { securityHeaders } from "./headers";
import { headersFile } from "./headersFile";

/**
 * The last step of a build: compresses its files and writes how Netlify and Cloudflare Pages
 * are to serve them.
 *
 * @param folder the output of the build, such as `public`
 * @throws when hosts would not take the rules
 */
export async function sealBuild(folder: string): Promise<void> {
  const everywhere = securityHeaders(folder);
  await compressFiles(folder);
  writeFileSync(path.join(folder, "_headers"), headersFile(folder, everywhere));
}
