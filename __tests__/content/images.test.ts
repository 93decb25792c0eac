import sharp from "sharp";
import { fileStart, finding, placeOf } from "./contentCopy";
import {
  checkEdited,
  contentWith,
  edit,
  expectTold,
  type FaultRow,
  itPointsAt,
  textOf,
} from "./editedContent";

const file = "content/site/images.json";
const formats = ["jpeg", "png", "webp", "avif"] as const;
const heroFile = /(?<="hero": \{\s*"file": )".*"/;

const faults: FaultRow[] = [
  [
    "a picture that is not there",
    heroFile,
    '▸"landscape-by-night.webp"',
    'There is no picture "landscape-by-night.webp" in content/images.',
  ],
  [
    "a picture whose name is misspelt",
    heroFile,
    '▸"herowide.webp"',
    'Did you mean "hero-wide.webp"?',
  ],
  [
    "a file that is no picture by its name",
    heroFile,
    '▸"../hero.pdf"',
    '"hero.file" is not written as it has to be',
  ],
  [
    "a picture for phones that is not there",
    /(?<="phone": \{\s*"file": )".*"/,
    '▸"tall.webp"',
    'no picture "tall.webp"',
  ],
  ["a point outside the picture", /(?<="x": )\d+/, "▸101", '"hero.focus.x" is too large'],
];

const addresses = [
  "http://example.com/a.jpg",
  "ftp://example.com/a.jpg",
  "//example.com/a.jpg",
  "data:image/png;base64,AA",
  "javascript:open()",
  "https://",
  "hero.webp",
];

describe("the check of the picture slots", () => {
  itPointsAt(file, faults);

  it.each(addresses)("points at the address %s", (url) =>
    expectTold(file, ["", /(?="focus")/, `"url": ▸"${url}",`, '"hero.url" is not written as it']),
  );

  it("accepts a picture on another host that is encrypted", async () => {
    const withUrl = edit(file, /(?="focus")/, '"url": "https://images.example.com/a.jpg",');

    expect(await checkEdited(contentWith({ [file]: withUrl }))).toEqual([]);
  });

  it("names the missing file", async () => {
    expect(await checkEdited(contentWith({ [file]: undefined }))).toEqual([
      finding(file, fileStart, "missing"),
    ]);
  });
});

describe("the check of the pictures", () => {
  it.each(formats)("accepts one as %s", async (format) => {
    expect(await checkHero(`garden.${format}`, await picture(format))).toEqual([]);
  });

  it("accepts a photograph with the film that a phone writes behind it", async () => {
    const film = Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0isommp42 and more", "latin1");

    expect(await checkHero("garden.jpg", Buffer.concat([await picture("jpeg"), film]))).toEqual([]);
  });

  it.each(formats)("points at one as %s that is cut off", async (format) => {
    const bytes = await picture(format);

    expect(await checkHero(`garden.${format}`, bytes.subarray(0, bytes.length * 0.7))).toEqual([
      finding(`content/images/garden.${format}`, fileStart, "cut off"),
    ]);
  });

  it.each(["png", "avif"] as const)("points at one as %s that is damaged", async (format) => {
    const bytes = await picture(format);
    bytes.fill(0x5a, bytes.length - 24, bytes.length - 16);

    expect(await checkHero(`garden.${format}`, bytes)).toEqual([
      finding(`content/images/garden.${format}`, fileStart, "damaged"),
    ]);
  });

  it.each(["heic", "mif1\0\0\0\0mif1heix"])(
    "names one as HEIC, also by another name (%j)",
    async (brand) => {
      const bytes = Buffer.from(`\0\0\0\x24ftyp${brand}\0\0\0\0mif1${"\0".repeat(40)}`, "latin1");

      expect(await checkHero("IMG_1234.jpg", bytes)).toEqual([
        {
          ...finding(
            "content/images/IMG_1234.jpg",
            fileStart,
            "is a HEIC picture, which browsers do",
          ),
          remedy: expect.stringContaining("Save it as JPEG"),
        },
      ]);
    },
  );

  it.each([
    ["a document", Buffer.from("%PDF-1.7 and more of the same")],
    ["nothing", Buffer.alloc(0)],
    [
      "a drawing",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>'),
    ],
    ["a film", Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0isommp42", "latin1")],
  ])("points at a picture file that holds %s", async (_what, bytes) => {
    expect(await checkHero("garden.jpg", bytes)).toEqual([
      finding("content/images/garden.jpg", fileStart, "is not a picture"),
    ]);
  });

  it.each([
    [1600, 899],
    [1599, 900],
  ])("points at the place for which one is too small, %i × %i", async (width, height) => {
    expect(await checkHero("garden.png", await picture("png", width, height))).toEqual([
      {
        ...finding(
          file,
          placeOf(textOf(file), heroFile),
          `small for this place: ${width} × ${height}`,
        ),
        remedy: expect.stringContaining("1600 pixels wide and 900 high"),
      },
    ]);
  });

  it("points at the place on phones for which one is too small", async () => {
    const small = contentWith({
      "content/images/hero-tall.webp": await picture("webp", 719, 2000),
    });
    const place = placeOf(textOf(file), /"hero-tall\.webp"/);

    expect(await checkEdited(small)).toEqual([finding(file, place, "719 × 2000 pixels")]);
  });

  it.each([
    [8001, 1000],
    [1600, 8001],
  ])("points at one with more pixels than any screen, %i × %i", async (width, height) => {
    expect(await checkHero("garden.png", await picture("png", width, height))).toEqual([
      finding("content/images/garden.png", fileStart, `too large: ${width} × ${height} pixels`),
    ]);
  });

  it.each([
    [8000, 900],
    [1600, 8000],
  ])("accepts one of %i × %i pixels", async (width, height) => {
    expect(await checkHero("garden.png", await picture("png", width, height))).toEqual([]);
  });

  it.each([
    ["accepts", 5_000_000, []],
    ["points at", 5_150_000, [finding("content/images/garden.jpg", fileStart, "heavy: 5.2 MB")]],
  ])("%s one of %i bytes", async (_what, weight, findings) => {
    const whole = await picture("jpeg");
    const heavy = Buffer.concat([whole, Buffer.alloc(weight - whole.length)]);

    expect(await checkHero("garden.jpg", heavy)).toEqual(findings);
  });

  it("warns of one that no place shows", async () => {
    const unused = contentWith({ "content/images/garden.png": await picture("png") });

    expect(await checkEdited(unused)).toEqual([
      finding("content/images/garden.png", fileStart, "No place on the site", "warning"),
    ]);
  });
});

function picture(format: (typeof formats)[number], width = 1600, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "white" } })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();
}

/** Checks the content with another picture in the first place. */
function checkHero(name: string, bytes: Buffer) {
  const [former] = heroFile.exec(textOf(file)) ?? [];
  return checkEdited(
    contentWith({
      [`content/images/${JSON.parse(former ?? "")}`]: undefined,
      [`content/images/${name}`]: bytes,
      [file]: edit(file, heroFile, JSON.stringify(name)),
    }),
  );
}
