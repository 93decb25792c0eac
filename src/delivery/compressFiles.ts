import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "./filesIn";

const text = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Less than this fits the first packet as it is. */
const leastBytes = 1024;

const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts a brotli and a gzip file beside each text file of a build, in place of those of an earlier
 * build.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesIn(folder).map((file) => path.join(folder, file));
  await Promise.all(files.filter((file) => /\.(?:br|gz)$/.test(file)).map((file) => rm(file)));
  await Promise.all(
    files
      .filter((file) => text.test(file))
      .map(async (file) => {
        const bytes = await readFile(file);
        if (bytes.length < leastBytes) return;
        for (const [ending, encode] of Object.entries(encodings)) {
          await writeFile(`${file}.${ending}`, await encode(bytes));
        }
      }),
  );
}
