import sharp from "sharp";
import { fileStart, finding, placeOf } from "./contentCopy";
import { checkWith, edit, expectFinding, type FaultRow, itReports, textOf } from "./editedContent";

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
  itReports(file, faults);

  it.each(addresses)("reports the address %s", (url) =>
    expectFinding(file, [
      "",
      /(?="focus")/,
      `"url": ▸"${url}",`,
      '"hero.url" is not written as it',
    ]),
  );

  it("accepts a picture on another host that is encrypted", async () => {
    const withUrl = edit(file, /(?="focus")/, '"url": "https://images.example.com/a.jpg",');

    expect(await checkWith({ [file]: withUrl })).toEqual([]);
  });

  it("names the missing file", async () => {
    expect(await checkWith({ [file]: undefined })).toEqual([finding(file, fileStart, "missing")]);
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

  it.each(formats)("reports one as %s that is cut off", async (format) => {
    const bytes = await picture(format);

    expect(await checkHero(`garden.${format}`, bytes.subarray(0, bytes.length * 0.7))).toEqual([
      finding(`content/images/garden.${format}`, fileStart, "cut off"),
    ]);
  });

  it.each(["png", "avif"] as const)("reports one as %s that is damaged", async (format) => {
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
          ...finding("content/images/IMG_1234.jpg", fileStart, "is a HEIC picture"),
          remedy: expect.stringContaining("save it as JPEG"),
        },
      ]);
    },
  );

  it.each([
    ["a document", Buffer.from("%PDF-1.7 and more of the same")],
    ["nothing", Buffer.alloc(0)],
    ["a film", Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0isommp42", "latin1")],
  ])("reports a picture file that holds %s", async (_what, bytes) => {
    expect(await checkHero("garden.jpg", bytes)).toEqual([
      finding("content/images/garden.jpg", fileStart, "not a picture"),
    ]);
  });

  it.each([
    [1600, 899],
    [1599, 900],
  ])("reports the place for which one is too small, %i × %i", async (width, height) => {
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

  it("reports the place on phones for which one is too small", async () => {
    const small = { "content/images/hero-tall.webp": await picture("webp", 719, 2000) };
    const place = placeOf(textOf(file), /"hero-tall\.webp"/);

    expect(await checkWith(small)).toEqual([finding(file, place, "719 × 2000 pixels")]);
  });

  it.each([
    ["gif", "GIF"],
    ["tiff", "TIFF"],
  ] as const)("names one as %s, also by another name", async (format, name) => {
    const bytes = await sharp(await picture("png"))
      .toFormat(format)
      .toBuffer();

    expect(await checkHero("garden.jpg", bytes)).toEqual([
      finding("content/images/garden.jpg", fileStart, `is a ${name} picture`),
    ]);
  });

  it("names a drawing as SVG, also by another name", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>';

    expect(await checkHero("garden.png", Buffer.from(svg))).toEqual([
      finding("content/images/garden.png", fileStart, "is a SVG picture"),
    ]);
  });

  it("measures a photograph as it is shown, after its rotation", async () => {
    const lying = await sharp(await picture("jpeg", 1080, 720))
      .withMetadata({ orientation: 6 })
      .toBuffer();

    expect(
      await checkWith({
        "content/images/phone.jpg": lying,
        "content/images/hero-tall.webp": undefined,
        [file]: textOf(file).replace("hero-tall.webp", "phone.jpg"),
      }),
    ).toEqual([]);
    expect(await checkHero("garden.jpg", lying)).toEqual([
      expect.objectContaining({ message: expect.stringContaining("720 × 1080 pixels") }),
    ]);
  });

  it.each([
    [8001, 1000],
    [1600, 8001],
  ])("reports one with more pixels than any screen, %i × %i", async (width, height) => {
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
    ["reports", 5_150_000, [finding("content/images/garden.jpg", fileStart, "heavy: 5.2 MB")]],
  ])("%s one of %i bytes", async (_what, weight, findings) => {
    const whole = await picture("jpeg");
    const heavy = Buffer.concat([whole, Buffer.alloc(weight - whole.length)]);

    expect(await checkHero("garden.jpg", heavy)).toEqual(findings);
  });

  it("warns of one that no place shows", async () => {
    const unused = { "content/images/garden.png": await picture("png") };

    expect(await checkWith(unused)).toEqual([
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
  return checkWith({
    [`content/images/${JSON.parse(former ?? "")}`]: undefined,
    [`content/images/${name}`]: bytes,
    [file]: edit(file, heroFile, JSON.stringify(name)),
  });
}
