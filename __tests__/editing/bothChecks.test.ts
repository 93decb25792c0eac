import sharp, { type Sharp } from "sharp";
import { checkContent } from "../../src/checking/check";
import { readContentFiles } from "../../src/checking/contentFiles";
import { contentWith, edit, textOf } from "../content/editedContent";
import { projectRoot } from "../support/useFolder";
import { Form } from "./support/form";

const company = "content/site/company.json";
const images = "content/site/images.json";
const page = "content/legal/bs/imprint.md";
const table = "content/locales/de/translation.json";

type Change = [path: string, bytes: Buffer];

/** @returns a fixture with another text in one place */
const edited = (path: string, from: string | RegExp, to: string): Change => [
  path,
  Buffer.from(edit(path, from, to)),
];

const linked = (url: string) => [edited(page, /\s*$/, `\n\n[riječi](${url})\n`)];

const webp = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c8b89a" } });

/** Shares a picture. */
const shared = async (picture: Sharp): Promise<Change[]> => [
  ["content/images/nova.webp", await picture.webp().toBuffer()],
  edited(images, /(?<="share": \{\s*"file": ")[^"]*/, "nova.webp"),
];

const staticFiles = [...readContentFiles(projectRoot)].filter(([path]) =>
  path.startsWith("static/"),
);
const [inStatic = ""] = staticFiles.map(([path]) => path.replace("static", ""));

/** What is saved in one commit. */
const cases: [name: string, changes: () => Change[] | Promise<Change[]>][] = [
  ["nothing new", () => [edited(company, "Sarajevo", "Mostar")]],
  ["a link to a page", () => linked("/gdpr")],
  ["a link to a file of static", () => linked(inStatic)],
  ["a link to a file that does not exist", () => linked("/cjenovnik.pdf")],
  ["a link to a page with the ending of a file", () => linked("/imprint.html")],
  ["a link to a part that does not exist", () => linked("/gdpr#nigdje")],
  ["a telephone number without its country", () => [edited(company, /\+387 33/, "033")]],
  [
    "a word that is too long",
    () => [edited(table, /(?<="hero": \{\s*"title": ")[^"]*/, "Krankenhausbettenverleih")],
  ],
  [
    "a page in one language",
    () => [[page.replace("imprint", "povrat"), Buffer.from(textOf(page))]],
  ],
  ["a picture", () => shared(webp(1300, 700))],
  ["a picture that is too small", () => shared(webp(600, 400))],
  [
    "a picture that is cut off",
    async () => {
      const [[path, bytes], other] = (await shared(webp(1300, 700))) as [Change, Change];
      return [[path, bytes.subarray(0, bytes.length / 2)], other];
    },
  ],
  [
    "a small picture of another place",
    () => [edited(images, /(?<="hero": \{\s*"file": ")[^"]*/, "desk.webp")],
  ],
  [
    "a small picture of another place for phones",
    () => [edited(images, "hero-tall.webp", "desk.webp")],
  ],
  ["a large picture of another place", () => [edited(images, "desk.webp", "hero-wide.webp")]],
  [
    "a small picture under the name of one that the site shows",
    async () => [["content/images/hero-wide.webp", await webp(800, 600).webp().toBuffer()]],
  ],
  [
    "a picture whose name only a page can have",
    async () => [["content/images/nova slika.webp", await webp(1300, 700).webp().toBuffer()]],
  ],
];

it("the form refuses what the check of the repository refuses, and nothing else", async () => {
  const form = await Form.open();
  await form.signIn();
  await form.opened();
  const [byForm, byCheck]: [string[], string[]] = [[], []];
  for (const [name, changes] of cases) {
    const files = await changes();
    if (await form.commit(files)) byForm.push(name);
    const content = contentWith(Object.fromEntries([...staticFiles, ...files]));
    const findings = await checkContent(content);
    if (findings.length > 0) byCheck.push(name);
  }

  expect(byForm).toEqual(byCheck);
  expect(byForm).toHaveLength(12);
});
