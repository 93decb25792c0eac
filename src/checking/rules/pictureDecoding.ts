import sharp from "sharp";
import { isPictureFile } from "../../contract/images";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding } from "../finding";
import { inspectPicture } from "./pictureFormat";

const folder = "content/images/";

/**
 * Decodes every picture as the build will, which takes its time.
 *
 * @returns a finding for each that looks whole but is damaged inside
 */
export async function checkPictureDecoding(files: ContentFiles): Promise<Finding[]> {
  const pictures = [...files].filter(
    ([file, bytes]) =>
      file.startsWith(folder) &&
      isPictureFile(file.slice(folder.length)) &&
      inspectPicture(bytes) === "sound",
  );
  const findings = await Promise.all(
    pictures.map(async ([file, bytes]) => ((await canBeDecoded(bytes)) ? [] : [damaged(file)])),
  );
  return findings.flat();
}

async function canBeDecoded(bytes: Buffer): Promise<boolean> {
  const picture = sharp(bytes).resize(16).raw();
  try {
    await picture.toBuffer();
    return true;
  } catch {
    return false;
  }
}

function damaged(file: string): Finding {
  return fileFinding(file, {
    message: "The picture is damaged: it cannot be shown as a whole.",
    remedy: "Put the picture into content/images again, saved as JPEG, PNG, WebP or AVIF.",
  });
}
