import type { PictureReading } from "../checking/rules/pictures";

/**
 * Decodes a picture in a browser. Its format and weight are right: the CMS saves WebP, and the workflow has
 * checked what is in the repository.
 */
export async function readWithCanvas(bytes: Uint8Array): Promise<PictureReading> {
  const picture = await createImageBitmap(new Blob([bytes as BlobPart])).catch(() => undefined);
  if (!picture) return { fault: "pictureUnreadable" };
  const { width, height } = picture;
  return { size: { width, height } };
}
