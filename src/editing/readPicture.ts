import type { PictureReading } from "../checking/rules/pictures";

/** Decodes a picture in the browser. The CMS has made a WebP file of it that is not too large. */
export async function readPicture(bytes: Uint8Array): Promise<PictureReading> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)])).catch(() => undefined);
  if (!picture) return { fault: "pictureUnreadable" };
  const side = 16;
  const canvas = new OffscreenCanvas(side, side).getContext("2d");
  canvas?.drawImage(picture, 0, 0, side, side);
  const pixels = canvas?.getImageData(0, 0, side, side).data ?? [];
  const isTransparent = pixels.some((value, index) => index % 4 === 3 && value < 255);
  const size = { width: picture.width, height: picture.height };
  return isTransparent ? { size, fault: "pictureTransparent" } : { size };
}
