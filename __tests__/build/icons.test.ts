import { readFileSync } from "node:fs";
import sharp from "sharp";
import { drawingIn, iconSvg } from "../../src/delivery/icons/drawing";
import { drawIcons } from "../../src/delivery/icons/writeIcons";
import { token } from "../../src/delivery/token";

const mark = (inside: string) => `<svg viewBox="0 0 10 10">${inside}</svg>`;

/** @returns the red, green and blue values of a picture's pixels */
const pixels = (picture: Buffer) =>
  sharp(picture).flatten({ background: "white" }).resize(32).toColourspace("srgb").raw().toBuffer();

describe("the icons of the site", () => {
  it("match the output of `npm run icons`", async () => {
    for (const [file, drawn] of Object.entries(await drawIcons())) {
      const kept = readFileSync(file);
      if (typeof drawn === "string")
        expect({ file, kept: kept.toString() }).toEqual({ file, kept: drawn });
      else {
        // After the header of an .ico file.
        const start = file.endsWith(".ico") ? 22 : 0;
        const [now, then] = [
          await pixels(drawn.subarray(start)),
          await pixels(kept.subarray(start)),
        ];
        const difference = now.reduce(
          (sum, value, at) => sum + Math.abs(value - (then[at] ?? 0)),
          0,
        );
        expect({ file, same: difference / now.length < 1 }).toEqual({ file, same: true });
      }
    }
  });

  it("have the shapes of the mark and the given colours", () => {
    const colors = { ground: "#010203", ink: "#0a0b0c" };
    const svg = iconSvg(mark('<circle cx="5" cy="5" r="4" fill="currentColor"/>'), colors);

    expect(svg).toContain('fill="#010203"');
    expect(svg).toContain('<circle cx="5" cy="5" r="4" fill="#0a0b0c"/>');
  });

  it("include a picture for shared links with the background of the page", async () => {
    const { "content/images/share-card.webp": card = "" } = await drawIcons(true);
    const { width, height } = await sharp(Buffer.from(card)).metadata();
    const [red = 0, green = 0, blue = 0] = await sharp(Buffer.from(card)).raw().toBuffer();

    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(Buffer.from([red, green, blue]).toString("hex")).toBe(token("ground").slice(1));
  });
});

describe("a mark", () => {
  it("is parsed into shapes for the header", () => {
    expect(drawingIn(mark('<path d="M0 0" stroke-width="2"/><!-- x --><rect width="3"/>'))).toEqual(
      {
        viewBox: "0 0 10 10",
        shapes: [
          { tag: "path", attributes: { d: "M0 0", strokeWidth: "2" } },
          { tag: "rect", attributes: { width: "3" } },
        ],
      },
    );
  });

  it.each([
    "<style>path { fill: red }</style>",
    '<path style="fill: red"/>',
    '<path class="a"/>',
    '<g><path d="M0 0"/></g>',
    "<script>1</script>",
    '<image href="logo.png"/>',
    '<path onclick="x"/>',
  ])("with %s is an error with advice", (inside) => {
    expect(() => drawingIn(mark(inside))).toThrow("Draw it of path,");
  });

  it("without a viewBox is an error", () => {
    expect(() => drawingIn("<svg></svg>")).toThrow("viewBox");
  });
});
