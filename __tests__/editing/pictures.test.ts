import sharp from "sharp";
import { textOf } from "../content/editedContent";
import { Form } from "./support/form";

const images = "content/site/images.json";
const name = "Dnevni boravak č.jpg";

const picture = (background = "#c8b89a") =>
  sharp({ create: { width: 1300, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Opens the picture of shared links, as an editor who has signed in. */
async function openPicture(width?: number): Promise<Form> {
  const form = await Form.open({ width });
  await form.signIn();
  await form.choose("Slike");
  await form.expand("share");
  return form;
}

it("a new picture from a phone becomes one commit with its name in plain letters, and with the point of another", async () => {
  const form = await openPicture(390);
  await form.upload("share.file", name, await picture());
  await form.insert("share.file", "dnevni-boravak-c.webp");
  await form.expand("hero");
  await form.write("hero.focus.x", "40");
  await form.saved();
  const [, commit, ...others] = form.github.commits;
  const path = "content/images/dnevni-boravak-c.webp";
  const { share, ...before } = JSON.parse(textOf(images));

  expect(others).toEqual([]);
  expect(new Set(commit?.paths)).toEqual(new Set([path, images]));
  const after = {
    ...before,
    hero: { ...before.hero, focus: { ...before.hero.focus, x: 40 } },
    share: { ...share, file: "dnevni-boravak-c.webp" },
  };
  expect(form.github.read(images)).toBe(`${JSON.stringify(after, null, 2)}\n`);
  expect(await sharp(form.github.files.get(path)).metadata()).toMatchObject({
    format: "webp",
    width: 1300,
    height: 700,
  });
});

it("refuses two new pictures with one name, as a telephone gives it, and takes one after the other", async () => {
  const form = await openPicture();
  const add = async (place: string) => {
    await form.expand(place);
    const bytes = await picture(place === "share" ? "#c8b89a" : "#9ab8c8");
    await form.upload(`${place}.file`, "image.jpg", bytes);
    await form.insert(`${place}.file`, "image.webp");
  };
  await add("share");
  await add("notFound");

  expect(await form.refused()).toContain("ne mogu imati isti naziv: „image.webp”");
  await form.close();
  const options = form.field("notFound.file").getByRole("button", { name: "Prikaži opcije polja" });
  await options.click();
  await form.page.getByRole("menuitem", { name: "Poništi izmjene" }).click();
  await form.saved();
  await form.choose("Slike");
  await add("notFound");
  await form.saved();
  const { share, notFound } = JSON.parse(form.github.read(images));
  expect([share.file, notFound.file]).toEqual([
    "image.webp",
    expect.stringMatching(/^image.+\.webp$/),
  ]);
});

it("refuses a HEIC photograph, and says what to do", async () => {
  const form = await openPicture();
  const start = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  await form.upload("share.file", "IMG_1.HEIC", start);
  await form.page.getByRole("button", { name: "Umetni" }).click();

  await form.page.getByText("sačuvajte je kao JPEG").waitFor();
});
