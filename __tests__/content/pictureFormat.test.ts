import sharp from "sharp";
import { inspectPicture, measurePicture } from "../../src/checking/rules/pictureFormat";

const picture = (format: "jpeg" | "png" | "webp" | "avif") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "white" } })
    .toFormat(format)
    .toBuffer();

/** A box of an ISO media file, of which AVIF and MP4 are made: its size, its kind, its data. */
function box(kind: string, data: string, size = 8 + data.length): Buffer {
  const bytes = Buffer.alloc(8 + data.length);
  bytes.writeUInt32BE(size);
  bytes.write(kind + data, 4, "latin1");
  return bytes;
}

/** A file in the container of WebP and of sounds: its kind stands after its length. */
function riff(kind: string, data: string): Buffer {
  const bytes = Buffer.from(`RIFF....${kind}${data}`, "latin1");
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

const avifStart = box("ftyp", "avif\0\0\0\0mif1");

describe("a picture by its bytes", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "is sound as %s, and cut off without its last byte",
    async (format) => {
      const bytes = await picture(format);

      expect(inspectPicture(bytes)).toBe("sound");
      // A PNG's end is a mark of several bytes.
      expect(inspectPicture(bytes.subarray(0, format === "png" ? -8 : -1))).toBe("cut off");
    },
  );

  it("is cut off where only the small picture inside a JPEG has an end", async () => {
    const small = await picture("jpeg");
    const whole = await picture("jpeg");

    expect(
      inspectPicture(Buffer.concat([whole.subarray(0, 20), small, whole.subarray(20, -2)])),
    ).toBe("cut off");
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["less than any picture needs", Buffer.from("ffd8ff0102ffd9", "hex")],
    ["a document", Buffer.from("%PDF-1.7 and more of the same")],
    ["a sound", riff("WAVE", "fmt of a sound")],
    ["the name of a format in another place", Buffer.from("XXXX....WEBP and more")],
    ["a film", box("ftyp", "isom\0\0\0\0mp41")],
    [
      "a film that speaks of avif later",
      Buffer.concat([box("ftyp", "isom\0\0\0\0"), box("free", "avif")]),
    ],
    ["a box of another kind", box("free", "avif\0\0\0\0mif1")],
  ])("is not one that holds %s", (_what, bytes) => {
    expect(inspectPicture(bytes)).toBe("not a picture");
  });

  it.each([
    ["that is the least one", Buffer.from("RIFF\x08\0\0\0WEBPVP8 ", "latin1"), "sound"],
    [
      "with a box that reaches to its end",
      Buffer.concat([avifStart, box("mdat", "data", 0)]),
      "sound",
    ],
    ["with an empty last box", Buffer.concat([avifStart, box("free", "")]), "sound"],
    [
      "with a last box that is longer",
      Buffer.concat([avifStart, box("mdat", "data", 99)]),
      "cut off",
    ],
    ["with a box without a length", Buffer.concat([avifStart, box("free", "", 1)]), "sound"],
  ])("%s is judged by its lengths", (_what, bytes, state) => {
    expect(inspectPicture(bytes)).toBe(state);
  });

  it("tells its size, if its bytes do", async () => {
    expect(measurePicture(await picture("webp"))).toMatchObject({ width: 40, height: 30 });
    expect(measurePicture(Buffer.from("no picture at all"))).toBeUndefined();
  });
});
