import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

/** A shape of the logo: the name of its element and its attributes as props of React. */
export type Shape = { tag: string; attributes: Record<string, string> };

export type Drawing = { viewBox: string; shapes: Shape[] };

const allowed = ["path", "circle", "ellipse", "line", "polygon", "polyline", "rect"];

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Element => "tagName" in node;

const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/**
 * @param svg a drawing of plain shapes, which use `currentColor` for the colour of the text
 * @returns its shapes
 * @throws with advice when the drawing contains other elements or attributes
 */
export function drawingIn(svg: string): Drawing {
  const root = parseFragment(svg).childNodes.find(isElement);
  const viewBox = root?.attrs.find(({ name }) => name === "viewBox")?.value;
  if (root?.tagName !== "svg" || viewBox === undefined) {
    throw new Error("logo.svg must be an <svg> with a viewBox.");
  }
  const shapes = root.childNodes.filter(isElement).map(({ tagName: tag, attrs }) => {
    if (!allowed.includes(tag) || attrs.some(({ name }) => /^(?:style|class|id|on)/.test(name))) {
      throw new Error(
        `logo.svg contains <${tag}> with ${attrs.map(({ name }) => name).join(", ") || "no attributes"}. Draw it of ${allowed.join(", ")} only, with attributes such as fill and stroke in place of style, class and id.`,
      );
    }
    const attributes = attrs.map(({ name, value }) => [camelCase(name), value] as const);
    return { tag, attributes: Object.fromEntries(attributes) };
  });
  return { viewBox, shapes };
}

/**
 * @param side the width and height of the icon
 * @param round the corner radius as a fraction of the side
 * @param size the size of the logo as a fraction of the side
 * @returns an SVG of the logo in the middle of a square
 */
export function iconSvg(
  svg: string,
  colors: { ground: string; ink: string },
  { side = 48, round = 11 / 48, size = 40 / 48 } = {},
): string {
  const { viewBox } = drawingIn(svg);
  const inner = svg.replace(/^.*?<svg[^>]*>\s*|\s*<\/svg>\s*$/gs, "");
  const place = (side * (1 - size)) / 2;
  const square = `<rect width="${side}" height="${side}" rx="${side * round}" fill="${colors.ground}"/>`;
  const mark = `<svg x="${place}" y="${place}" width="${side * size}" height="${side * size}" viewBox="${viewBox}">${inner}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${square}${mark.replaceAll("currentColor", colors.ink)}</svg>`;
}

/** @returns an .ico file that contains a PNG of 32 by 32 pixels */
export function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // One picture: its width and height, colour planes, bits per pixel, length and offset.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
