import { type BinaryLike, createHash } from "node:crypto";
import { launchSchema } from "../contract/launch";
import { siteUrl } from "../delivery/siteUrl";
import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding, fileFinding } from "./finding";
import { findOpenWords, invented } from "./launchWords";
import { readContent } from "./reading/content";

/**
 * @param files the content
 * @param checksums those of pictures that are not the owner's
 * @param env the environment that the site is built in
 * @returns everything that must be written or confirmed before the site is launched
 */
export function findOpenPoints(
  files: ContentFiles,
  checksums: string,
  env = process.env,
): Finding[] {
  const content = readContent(files);
  const { illustrationsConfirmed = false } =
    launchSchema.safeParse(content.launch?.value).data ?? {};
  const checksum = (bytes: BinaryLike = "") => createHash("sha256").update(bytes).digest("hex");
  const pictures = [...files.keys()].filter((file) =>
    checksums.includes(checksum(files.get(file))),
  );
  const shown = illustrationsConfirmed ? [] : pictures;
  const foreign = shown.map((file) => fileFinding(file, "illustration"));
  const found = [...findOpenWords(content), ...foreign].sort(compareFindings);
  return [...found, ...findOpenAddress(env)];
}

/** The build takes the address from the environment. */
function findOpenAddress(env: NodeJS.ProcessEnv): Finding[] {
  try {
    if (!siteUrl(env).match(invented)) return [];
  } catch {
    // It is not valid.
  }
  return [fileFinding("SITE_URL", "openAddress", { address: env.SITE_URL ?? "" })];
}
