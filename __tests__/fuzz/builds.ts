import { createRequire } from "node:module";
import type { ContentFiles } from "../../src/checking/contentFiles";
import { companySchema } from "../../src/contract/company";
import { imagesSchema } from "../../src/contract/images";
import { legalFrontMatterSchema } from "../../src/contract/legal";
import { translationSchema } from "../../src/contract/translation";

// The parsers of the build, in its versions.
const buildRequire = createRequire(require.resolve("gatsby-transformer-remark/package.json"));
const matter: (text: string) => { data: unknown; content: string } = buildRequire("gray-matter");
type Parser = {
  use: (plugin: unknown, options?: object) => Parser;
  parse: (text: string) => unknown;
};
const remark: () => Parser = buildRequire("remark");
const gfm: unknown = buildRequire("remark-gfm");
const footnotes: unknown = buildRequire("remark-footnotes");
const toHast: (tree: unknown, options: object) => unknown = buildRequire("mdast-util-to-hast");
const toHtml: (tree: unknown, options: object) => string = buildRequire("hast-util-to-html");

/**
 * Parses text files as the build does.
 *
 * @throws when one of them cannot be built
 */
export function buildTexts(files: ContentFiles): void {
  for (const [file, bytes] of files) {
    const text = bytes.toString("utf8");
    if (file.endsWith("translation.json")) translationSchema.parse(JSON.parse(text));
    if (file.endsWith("company.json")) companySchema.parse(JSON.parse(text));
    if (file.endsWith("images.json")) imagesSchema.parse(JSON.parse(text));
    if (file.startsWith("content/legal/")) buildLegalPage(file, text);
  }
}

function buildLegalPage(file: string, text: string): void {
  const { data, content } = matter(text);
  legalFrontMatterSchema.parse(data);
  const html = toHtml(
    toHast(remark().use(gfm).use(footnotes, { inlineNotes: true }).parse(content), {
      allowDangerousHtml: true,
    }),
    {
      allowDangerousHtml: true,
    },
  );
  if (!/\S/.test(html)) throw new Error(`${file} is an empty page`);
  if (/<script|(?:href|src)="\s*(?:java|vb)script:/i.test(html)) {
    throw new Error(`${file} contains a script`);
  }
}
