import sharp from "sharp";
import { textOf } from "../content/editedContent";
import { Form } from "./support/form";

const images = "content/site/images.json";
const name = "Dnevni boravak č.jpg";

/** @returns a JPEG of one colour, or a PNG if that is transparent */
const pictureOf = (width: number, height: number, background = "#c8b89a") => {
  const picture = sharp({ create: { width, height, channels: 4, background } });
  return background.length > 7 ? picture.png().toBuffer() : picture.jpeg().toBuffer();
};

/** Opens the picture of shared links, as an editor who has signed in. */
async function openPicture(width?: number): Promise<Form> {
  const form = await Form.open(width);
  await form.signIn();
  await form.choose("Slike");
  await form.expand("share");
  return form;
}

it("a new picture from a phone becomes one commit with its name in plain letters, and with the point of another", async () => {
  const form = await openPicture(390);
  await form.upload("share.file", name, await pictureOf(1300, 700));
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

it("a picture that is too small is refused, and another can be saved", async () => {
  const form = await openPicture();
  await form.upload("share.file", "mala.jpg", await pictureOf(600, 400));
  await form.insert("share.file", "mala.webp");

  expect(await form.refused()).toContain(
    "Slike › Slika uz podijeljeni link › Slika: Slika „mala.webp” je premala",
  );
  expect(form.github.commits).toHaveLength(1);
  await form.page.keyboard.press("Escape");
  await form.upload("share.file", name, await pictureOf(1300, 700));
  await form.insert("share.file", "dnevni-boravak-c.webp");
  await form.saved();
  expect(form.github.commits[1]?.paths).toHaveLength(2);
});

it("refuses two new pictures with one name, also while someone else saves, and takes them one after the other", async () => {
  const form = await openPicture();
  const add = async (place: string) => {
    await form.expand(place);
    const colour = place === "share" ? "#c8b89a" : "#9ab8c8";
    await form.upload(`${place}.file`, "image.jpg", await pictureOf(1300, 800, colour));
    await form.insert(`${place}.file`, "image.webp");
  };
  await add("share");
  await add("notFound");
  const company = "content/site/company.json";
  const text = form.github.read(company).replace("Sarajevo", "Mostar");
  form.github.commit("Other", [[company, Buffer.from(text)]]);

  expect(await form.refused()).toContain("samo velikim slovima: „image.webp”");
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

it("refuses a picture whose name differs from that of another in capitals alone", async () => {
  const form = await openPicture();
  const picture = await sharp(await pictureOf(1300, 700))
    .webp()
    .toBuffer();

  expect(await form.commit([["content/images/Desk.webp", picture]])).toContain("„Desk.webp”");
});

it("asks whether to save a picture of which the site would show only a strip", async () => {
  const form = await openPicture();
  await form.upload("share.file", name, await pictureOf(1300, 2000));
  await form.insert("share.file", "dnevni-boravak-c.webp");
  form.accepts = false;

  expect(await form.refused()).toContain("na ovom mjestu se vidi samo uzak pojas");
  expect(form.dialogs).toHaveLength(1);
  await form.page.keyboard.press("Escape");
  form.accepts = true;
  await form.saved();
  expect(form.github.commits).toHaveLength(2);
});

it("adds no picture to those of the site that they cannot have", async () => {
  const form = await openPicture();
  const buffer = await pictureOf(900, 700, "#c8b89a80");
  await form.page.goto(`${process.env.FORM_ORIGIN}/#/assets/content/images`);
  await form.page.getByRole("button", { name: "Dodaj" }).first().waitFor();
  const file = { name: "mala.png", mimeType: "image/png", buffer };
  await form.page.locator("input[type=file]").last().setInputFiles(file);
  await form.page.getByText("Ova slika će biti dodata:").waitFor();
  await form.page
    .locator("button:visible", { hasText: /^\s*Dodaj\s*$/ })
    .last()
    .click();
  await form.page.getByText("Slika nije dodata.").waitFor();

  expect(form.dialogs).toEqual([expect.stringContaining("mala.webp")]);
  expect(await form.page.getByRole("button", { name: "Novi folder" }).visible().count()).toBe(0);
  expect(form.github.commits).toHaveLength(1);
});

it("a picture of another place is refused where it is too small, and saved when it cannot be read", async () => {
  const form = await openPicture();
  await form.reuse("share.file", "desk.webp");

  expect(await form.refused()).toContain("Slika „desk.webp” je premala");
  await form.close();
  form.github.meets = "files";
  form.github.trouble = { status: 502 };
  await form.saved();
  expect(form.dialogs).toEqual([expect.stringContaining("Provjera u pregledniku nije uspjela.")]);
  expect(form.github.commits[1]?.paths).toEqual([images]);
});

it("a picture that someone else has deleted since it was chosen is refused", async () => {
  const form = await Form.open();
  const path = "content/images/soba.jpg";
  form.github.commit("Other", [[path, await pictureOf(1300, 700)]]);
  await form.signIn();
  await form.choose("Slike");
  await form.expand("share");
  await form.reuse("share.file", "soba.jpg");
  form.github.commit("Other", [[path, undefined]]);

  expect(await form.refused()).toContain("soba.jpg");
  expect(form.github.commits).toHaveLength(3);
});

it("a chosen picture stays while saves fail and someone else saves, and is saved once", async () => {
  const form = await openPicture();
  await form.upload("share.file", name, await pictureOf(1300, 700));
  await form.insert("share.file", "dnevni-boravak-c.webp");
  form.github.meets = "commits";
  const troubles = [
    { status: 401 },
    { status: 403, message: "You have exceeded a secondary rate limit" },
  ];
  for (const trouble of troubles) {
    form.github.trouble = trouble;
    await form.refused();
    await form.close();
  }
  const company = "content/site/company.json";
  const text = form.github.read(company).replace("Sarajevo", "Mostar");
  form.github.commit("Other", [[company, Buffer.from(text)]]);
  form.github.meets = "answers to commits";
  form.github.trouble = { status: 504 };
  await form.saved();

  expect(form.github.commits).toHaveLength(3);
  expect(form.github.commits[2]?.paths).toHaveLength(2);
  expect(form.github.read(company)).toBe(text);
});

it("the pictures of the site are seen on the first visit", async () => {
  const form = await Form.open();
  await form.signIn();
  await form.choose("Slike");

  await form.field("hero").locator("img[src]").waitFor();
});
