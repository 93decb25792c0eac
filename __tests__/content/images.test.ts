import sharp, { type FormatEnum } from "sharp";
import { fileStart, finding, placeOf } from "./contentCopy";
import { checkWith, edit, itReports, textOf } from "./editedContent";

const file = "content/site/images.json";
const formats = ["jpeg", "png", "webp", "avif"] as const;
const heroFile = /(?<="hero": \{\s*"file": )".*"/;
const phoneFile = /(?<="phone": \{\s*"file": )".*"/;

type Format = keyof FormatEnum;
type Size = [width: number, height: number];

function picture(format: Format, [width, height]: Size = [1600, 900]): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "white" } })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();
}

/** The header of an ISO base media file, the format of videos and HEIC pictures. */
const container = (brand: string) =>
  Buffer.from(`\0\0\0\x24ftyp${brand}\0\0\0\0mif1${"\0".repeat(40)}`, "latin1");

/** A portrait photograph that is stored in landscape, with an EXIF rotation. */
const rotated = async () =>
  sharp(await picture("jpeg", [1080, 720]))
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Checks the content with another picture in a slot. */
function checkPicture(name: string, bytes: Buffer, place = heroFile) {
  const [former = ""] = place.exec(textOf(file)) ?? [];
  return checkWith({
    [`content/images/${JSON.parse(former)}`]: undefined,
    [`content/images/${name}`]: bytes,
    [file]: edit(file, place, JSON.stringify(name)),
  });
}

describe("the check of the picture slots", () => {
  itReports(file, [
    ["a missing picture", heroFile, '"▸night.webp"', 'no picture "night.webp" in content/images.'],
    ["a name that is none of a picture", heroFile, '▸"../hero.pdf"', "wrong format"],
    ["a missing picture for phones", phoneFile, '"▸tall.webp"', 'no picture "tall.webp"'],
  ]);

  it.each<[size: Size, place: RegExp, message: string, remedy: string]>([
    [[1600, 899], heroFile, "too small for this place: 1600 × 899", "1600 × 900 px"],
    [[1599, 900], heroFile, "too small for this place: 1599 × 900", "1600 × 900 px"],
    [[719, 2000], phoneFile, "too small for this place: 719 × 2000", "720 × 1080 px"],
    [[1600, 1800], heroFile, "cuts a wide strip out of this tall picture", "take a wide picture"],
    [[1600, 1080], phoneFile, "cuts a tall strip out of this wide picture", "take a tall picture"],
  ])("report a picture of %j pixels that does not fit", async (size, place, message, remedy) => {
    const named = edit(file, place, '"garden.png"');
    const severity = message.startsWith("cuts") ? "warning" : "error";

    expect(await checkPicture("garden.png", await picture("png", size), place)).toEqual([
      finding(file, placeOf(named, /garden.png/), message, severity, remedy),
    ]);
  });

  it("measure a photograph as it is shown, after its rotation", async () => {
    expect(await checkPicture("garden.jpg", await rotated(), phoneFile)).toEqual([]);
    expect((await checkPicture("garden.jpg", await rotated()))[0]?.message).toContain("720 × 1080");
  });
});

type PictureRow = [what: string, name: string, bytes: () => Promise<Buffer> | Buffer];

const cut = async (format: Format) => {
  const bytes = await picture(format);
  return bytes.subarray(0, bytes.length * 0.7);
};
const damaged = async (format: Format) => {
  const bytes = await picture(format);
  return bytes.fill(0x5a, bytes.length - 24, bytes.length - 16);
};
const withWeight = async (weight: number) => {
  const bytes = await picture("jpeg");
  return Buffer.concat([bytes, Buffer.alloc(weight - bytes.length)]);
};
const withFilm = async () => Buffer.concat([await picture("jpeg"), container("mp42")]);
const transparent = (format: Format) =>
  sharp({ create: { width: 1600, height: 900, channels: 4, background: "#fff8" } })
    .toFormat(format)
    .toBuffer();
const moving = () => {
  const frames = Buffer.alloc(1600 * 1800 * 3).fill(255, 1600 * 900 * 3);
  const raw = { width: 1600, height: 1800, channels: 3, pageHeight: 900 } as const;
  return sharp(frames, { raw }).webp().toBuffer();
};
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>';

const accepted: PictureRow[] = [
  ...formats.map((each): PictureRow => [`one as ${each}`, `a.${each}`, () => picture(each)]),
  ["a photograph with the video that a phone appends to it", "a.jpg", withFilm],
  ["one of 10000 × 900 pixels", "a.png", () => picture("png", [10_000, 900])],
  ["one of 5 MB", "a.jpg", () => withWeight(5_000_000)],
];

const faults: [...PictureRow, message: string][] = [
  ["a JPEG that is cut off", "a.jpg", () => cut("jpeg"), "cut off or damaged"],
  ["a WebP that is cut off", "a.webp", () => cut("webp"), "cut off or damaged"],
  ["a damaged AVIF", "a.avif", () => damaged("avif"), "cut off or damaged"],
  ["a HEIC picture named JPEG", "a.jpg", () => container("heic"), "not a picture"],
  ["a GIF picture named JPEG", "a.jpg", () => picture("gif"), "is a GIF picture"],
  ["an SVG drawing named PNG", "a.png", () => Buffer.from(drawing), "is a SVG picture"],
  ["a transparent PNG", "a.png", () => transparent("png"), "is a transparent picture"],
  ["a moving WebP", "a.webp", moving, "is a moving picture"],
  ["10001 pixels", "a.png", () => picture("png", [10_001, 1000]), "large: 10001 × 1000 px"],
  ["more than 5 MB", "a.jpg", () => withWeight(5_150_000), "too large: 5.2 MB"],
];

describe("the check of the pictures", () => {
  it.each(accepted)("accepts %s", async (_what, name, bytes) => {
    expect(await checkPicture(name, await bytes())).toEqual([]);
  });

  it.each(faults)("reports %s", async (_what, name, bytes, message) => {
    expect(await checkPicture(name, await bytes())).toEqual([
      finding(`content/images/${name}`, fileStart, message),
    ]);
  });
});
