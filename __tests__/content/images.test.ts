import sharp from "sharp";
import { checkContent } from "../../src/checking/check";
import { checkContentThoroughly } from "../../src/checking/checkThoroughly";
import {
  type ContentCopy,
  commit,
  type Fault,
  fileStart,
  finding,
  placeOf,
  useContentCopy,
} from "./contentCopy";

const file = "content/site/images.json";
const formats = ["jpeg", "png", "webp", "avif"] as const;
const atHeroFile = /(?<="hero": \{\s*"file": )"/;

const faults: Omit<Fault, "file">[] = [
  {
    fault: "a picture that is not there",
    replace: /(?<="hero": \{\s*)"file": ".*"/,
    by: '"file": "landscape-by-night.webp"',
    at: atHeroFile,
    message: 'There is no picture "landscape-by-night.webp" in content/images.',
  },
  {
    fault: "a file that is no picture by its name",
    replace: /(?<="hero": \{\s*)"file": ".*"/,
    by: '"file": "../hero.pdf"',
    at: atHeroFile,
    message: '"hero.file" is not written as it has to be',
  },
  {
    fault: "an address without encryption",
    replace: /(?<="hero": \{\s*"file": ".*",)/,
    by: '\n"url": "http://example.com/a.jpg",',
    at: /"http:/,
    message: '"hero.url" is not written as it has to be: "http://example.com/a.jpg"',
  },
  {
    fault: "a point outside the picture",
    replace: /"x": \d+/,
    by: '"x": 101',
    at: /101/,
    message: '"hero.focus.x" is too large',
  },
  {
    fault: "a misspelt slot",
    replace: /"quality": \{[\s\S]*?\}\s*\}/,
    by: '"qualty": {}',
    at: /"qualty"/,
    message: 'Did you mean "quality"?',
  },
  {
    fault: "a misspelt optional entry",
    replace: /(?<="hero": \{\s*"file": ".*",)/,
    by: '\n"ulr": "https://example.com/a.jpg",',
    at: /"ulr"/,
    message: 'Did you mean "url"?',
  },
];

describe("the check of the picture slots", () => {
  const copy = useContentCopy();
  // Each test gives the first place another picture; its own is then used nowhere.
  const check = () =>
    checkContent(copy.root).filter(({ message }) => !message.startsWith("No place on the site"));

  it.each(faults)("points at $fault", (fault) => {
    const expected = commit(copy, { ...fault, file });

    expect(check()).toEqual([expected]);
  });

  it("proposes the picture that was probably meant", async () => {
    copy.write("content/images/winter-garden.png", await picture("png"));
    setHeroFile(copy, "wintergarden.png");

    expect(check()).toEqual([heroFinding(copy, 'Did you mean "winter-garden.png"?')]);
  });

  it.each(formats)("accepts a picture as %s", async (format) => {
    showInHero(copy, `garden.${format}`, await picture(format));

    expect(check()).toEqual([]);
  });

  it.each(formats)("points at a picture as %s that is cut off", async (format) => {
    const bytes = await picture(format);
    showInHero(copy, `garden.${format}`, bytes.subarray(0, bytes.length * 0.7));

    expect(check()).toEqual([heroFinding(copy, "is cut off")]);
  });

  it("points at a picture file that holds a document", () => {
    showInHero(copy, "garden.jpg", Buffer.from("%PDF-1.7 and more of the same"));

    expect(check()).toEqual([heroFinding(copy, "is not a picture")]);
  });

  it("looks at the pictures for phones, too", () => {
    changeHero(copy, { phone: { file: "tall.webp", focus: { x: 1, y: 2 } } });

    expect(check()).toEqual([finding(file, placeOf(copy.read(file), /"tall\.webp"/), "tall.webp")]);
  });

  it("accepts a picture on another host that is encrypted", () => {
    changeHero(copy, { url: "https://images.example.com/a.jpg" });

    expect(check()).toEqual([]);
  });

  it.each(formats)("points at a picture as %s that is too small for its place", async (format) => {
    showInHero(copy, `garden.${format}`, await picture(format, 1600, 899));

    expect(check()).toEqual([heroFinding(copy, "too small for this place: 1600 × 899 pixels")]);
  });

  it("points at a picture that is too small for its place on phones", async () => {
    copy.write("content/images/tall.webp", await picture("webp", 719, 2000));
    changeHero(copy, { phone: { file: "tall.webp", focus: { x: 1, y: 2 } } });

    expect(check()).toEqual([
      finding(file, placeOf(copy.read(file), /"tall\.webp"/), "719 × 2000 pixels"),
    ]);
  });

  it.each([
    [8001, 1000],
    [1600, 8001],
  ])("points at a picture with more pixels than any screen, %i × %i", async (width, height) => {
    showInHero(copy, "garden.png", await picture("png", width, height));

    expect(check()).toEqual([heroFinding(copy, `too large: ${width} × ${height} pixels`)]);
  });

  it.each([
    [8000, 900],
    [1600, 8000],
  ])("accepts a picture of %i × %i pixels", async (width, height) => {
    showInHero(copy, "garden.png", await picture("png", width, height));

    expect(check()).toEqual([]);
  });

  it("points at a picture that is too heavy", async () => {
    const whole = await picture("jpeg");
    const comment = Buffer.alloc(65_002, 0x20);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(65_000, 2);
    const heavy = [whole.subarray(0, 2), ...Array(80).fill(comment), whole.subarray(2)];
    showInHero(copy, "garden.jpg", Buffer.concat(heavy));

    expect(check()).toEqual([heroFinding(copy, "too heavy: 5.2 MB")]);
  });

  it("points at a picture whose size cannot be read", async () => {
    const bytes = await picture("webp");
    bytes.write("XXXX", 12, "latin1");
    showInHero(copy, "garden.webp", bytes);

    expect(check()).toEqual([heroFinding(copy, "size")]);
  });

  it.each([
    "http://example.com/a.jpg",
    "ftp://example.com/a.jpg",
    "//example.com/a.jpg",
    "data:image/png;base64,AA",
    "javascript:open()",
    "https://",
    "hero.webp",
  ])("points at the address %s", (url) => {
    changeHero(copy, { url });
    const place = placeOf(copy.read(file), /(?<="url": )"/);

    expect(check()).toEqual([finding(file, place, '"hero.url" is not written as it has to be')]);
  });

  it.each(["png", "avif"] as const)(
    "finds, before a build, a picture as %s that is damaged inside",
    async (format) => {
      const bytes = await picture(format);
      bytes.fill(0x5a, bytes.length - 24, bytes.length - 16);
      showInHero(copy, `garden.${format}`, bytes);
      const findings = await checkContentThoroughly(copy.root);

      expect(findings.filter(({ severity }) => severity === "error")).toEqual([
        finding(`content/images/garden.${format}`, fileStart, "damaged"),
      ]);
    },
  );

  it("finds no damage in the pictures of the site", async () => {
    expect(await checkContentThoroughly(copy.root)).toEqual([]);
  });

  it("warns of a picture that no place shows", async () => {
    copy.write("content/images/garden.png", await picture("png"));

    expect(checkContent(copy.root)).toEqual([
      finding("content/images/garden.png", fileStart, "No place on the site", "warning"),
    ]);
  });

  it("names the missing file", () => {
    copy.remove(file);

    expect(check()).toEqual([finding(file, fileStart, "missing")]);
  });
});

function picture(format: (typeof formats)[number], width = 1600, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "white" } })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();
}

function changeHero(copy: ContentCopy, change: object): void {
  const { hero, ...others } = JSON.parse(copy.read(file));
  copy.write(file, JSON.stringify({ hero: { ...hero, ...change }, ...others }, null, 2));
}

function setHeroFile(copy: ContentCopy, name: string): void {
  copy.edit(file, /(?<="hero": \{\s*)"file": ".*"/, `"file": "${name}"`);
}

/** Puts a picture into the folder and into the first place. */
function showInHero(copy: ContentCopy, name: string, bytes: Buffer): void {
  copy.write(`content/images/${name}`, bytes);
  setHeroFile(copy, name);
}

function heroFinding(copy: ContentCopy, message: string) {
  return finding(file, placeOf(copy.read(file), atHeroFile), message);
}
