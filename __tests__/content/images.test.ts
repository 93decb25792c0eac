import sharp from "sharp";
import { checkContent } from "../../src/content/check";
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

  it.each(faults)("points at $fault", (fault) => {
    const expected = commit(copy, { ...fault, file });

    expect(checkContent(copy.root)).toEqual([expected]);
  });

  it("proposes the picture that was probably meant", async () => {
    copy.write("content/images/winter-garden.png", await picture("png"));
    setHeroFile(copy, "wintergarden.png");

    expect(checkContent(copy.root)).toEqual([
      heroFinding(copy, 'Did you mean "winter-garden.png"?'),
    ]);
  });

  it.each(formats)("accepts a picture as %s", async (format) => {
    copy.write(`content/images/garden.${format}`, await picture(format));
    setHeroFile(copy, `garden.${format}`);

    expect(checkContent(copy.root)).toEqual([]);
  });

  it.each(formats)("points at a picture as %s that is cut off", async (format) => {
    const bytes = await picture(format);
    copy.write(`content/images/garden.${format}`, bytes.subarray(0, bytes.length * 0.7));
    setHeroFile(copy, `garden.${format}`);

    expect(checkContent(copy.root)).toEqual([heroFinding(copy, "is cut off")]);
  });

  it.each([
    ["a document", Buffer.from("%PDF-1.7 and more of the same")],
    ["nothing", Buffer.alloc(0)],
  ])("points at a picture file that holds %s", (_, bytes) => {
    copy.write("content/images/garden.jpg", bytes);
    setHeroFile(copy, "garden.jpg");

    expect(checkContent(copy.root)).toEqual([heroFinding(copy, "is not a picture")]);
  });

  it("looks at the pictures for phones, too", () => {
    copy.edit(
      file,
      /(?<="hero": \{\s*"file": ".*",)/,
      '\n"phone": { "file": "tall.webp", "focus": { "x": 1, "y": 2 } },',
    );

    expect(checkContent(copy.root)).toEqual([
      finding(file, placeOf(copy.read(file), /"tall\.webp"/), "tall.webp"),
    ]);
  });

  it("accepts a picture on another host that is encrypted", () => {
    copy.edit(
      file,
      /(?<="hero": \{\s*"file": ".*",)/,
      '\n"url": "https://images.example.com/a.jpg",',
    );

    expect(checkContent(copy.root)).toEqual([]);
  });

  it("names the missing file", () => {
    copy.remove(file);

    expect(checkContent(copy.root)).toEqual([finding(file, fileStart, "missing")]);
  });
});

function picture(format: (typeof formats)[number]): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  return sharp({ create: { width: 64, height: 64, channels: 3, background: "white", noise } })
    .toFormat(format)
    .toBuffer();
}

function setHeroFile(copy: ContentCopy, name: string): void {
  copy.edit(file, /(?<="hero": \{\s*)"file": ".*"/, `"file": "${name}"`);
}

function heroFinding(copy: ContentCopy, message: string) {
  return finding(file, placeOf(copy.read(file), atHeroFile), message);
}
