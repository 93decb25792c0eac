import { readdirSync } from "node:fs";
import { parse, resolve } from "node:path";
import sharp from "sharp";
import { motionEnds, showPictures } from "../support/browser/elements";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage } from "../support/browser/openPage";

const content = resolve(__dirname, "../fixtures/content");

/** @returns the file name of a picture's renditions */
const nameOf = (file = "") => parse(file).name;

/** @returns the width of the file in content/images from which a rendition was made */
async function sourceWidth(rendition: string): Promise<number> {
  const file = readdirSync(resolve(content, "images")).find(
    (each) => nameOf(each) === nameOf(rendition),
  );
  const { autoOrient } = await sharp(resolve(content, "images", file ?? "")).metadata();
  return autoOrient.width;
}

/**
 * Grouped by the widths at which pictures become smaller: a browser keeps a larger file that it has
 * loaded, which would hide that another one is too small.
 */
const phones = [
  { width: 320, height: 568 },
  { width: 375, height: 629 },
];
const tablets = [
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
];
const desktops = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const wide = [...desktops, { width: 2560, height: 1440 }];

const screens = [
  { path: "/", sizes: phones, density: 2 },
  { path: "/", sizes: tablets, density: 2 },
  { path: "/", sizes: desktops, density: 2 },
  { path: "/", sizes: tablets, density: 1 },
  { path: "/", sizes: wide, density: 1 },
  { path: "/nope", sizes: wide, density: 1 },
];

/** The minimum share of the necessary pixels. Long texts make boxes higher than `sizes` assumes. */
const least = 0.75;

it.each(screens)(
  "the pictures of $path have enough pixels for their boxes from $sizes.0.width on, $density-fold",
  async ({ path, sizes, density }) => {
    const page = await openPage(path, { viewport: sizes[0], deviceScaleFactor: density });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await showPictures(page);
      const ratios = await page.evaluate(async () => {
        const pictures = [...document.images].filter(({ alt }) => alt !== "");
        const shown = pictures.filter((image) => image.checkVisibility());
        return Promise.all(
          shown.map(async ({ currentSrc, offsetWidth, offsetHeight }) => {
            // On the page, `sizes` changes the intrinsic width of a picture.
            const file = new Image();
            file.src = currentSrc;
            await file.decode();
            // The longer side of a picture that covers its box is cropped.
            const needed = Math.max(offsetWidth / file.width, offsetHeight / file.height);
            const ratio = 1 / needed / devicePixelRatio;
            return { name: currentSrc, width: file.width, ratio };
          }),
        );
      });

      expect(ratios.length).toBeGreaterThan(0);
      const small = [];
      for (const picture of ratios) {
        if (picture.ratio >= least) continue;
        // No rendition has more pixels than the owner's file, whose size the content check tests.
        if (picture.width < (await sourceWidth(picture.name))) small.push(picture);
      }
      expect({ size, small }).toEqual({ size, small: [] });
    }
  },
);

it("the alternative text of a hero picture that does not come leaves the header legible", async () => {
  const page = await openPage("/", {
    prepare: (each) => each.route(/hero-wide/, (route) => route.abort()),
  });
  const colour = await page.locator("#home img").evaluate((image) => getComputedStyle(image).color);
  expect(colour).toBe("rgba(0, 0, 0, 0)");
});

it("a phone fetches no picture that is more than one and a half windows below the first view", async () => {
  const page = await openPage("/", { viewport: { width: 412, height: 823 } });
  await page.waitForLoadState("networkidle");
  const pictures = await page.locator("picture > img").evaluateAll((images) =>
    images.map((image) => ({
      isNear: image.getBoundingClientRect().top < 2.5 * innerHeight,
      isFetched: (image as HTMLImageElement).currentSrc !== "",
    })),
  );
  expect(pictures.filter(({ isNear }) => !isNear)).not.toEqual([]);
  expect(pictures.filter(({ isNear, isFetched }) => isNear !== isFetched)).toEqual([]);
});

/** The three pictures of the day, in the order of their choices. */
const day = "[role=radiogroup] img";

describe("the day with the bed", () => {
  it("shows the picture of each choice without scripts, and no language switcher", async () => {
    const page = await openPage("/", { javaScriptEnabled: false });
    expect(await page.getByRole("button", { name: "Deutsch" }).count()).toBe(0);
    for (const [index, alt] of [
      "Isti krevet s podignutim naslonom za leđa.",
      "Isti krevet, cijeli podignut na radnu visinu.",
      "Krevet za njegu, ravan i spušten.",
    ].entries()) {
      await page.getByRole("radio").nth(index).check();
      await motionEnds(page);
      const shown = page.locator(day).filter({ visible: true });
      expect(await shown.count()).toBe(1);
      expect((await shown.getAttribute("alt"))?.replace(/\s/g, " ")).toBe(alt);
    }
  });

  it("is on one screen of a phone below its headline, and no choice moves the page", async () => {
    const page = await openReadyPage("/", {
      viewport: { width: 375, height: 740 },
      reducedMotion: "reduce",
    });
    await showPictures(page);
    for (const language of ["bs", "en", "de"]) {
      await chooseLanguage(page, language);
      await page.locator("header").evaluate((header) => {
        const hours = document.querySelector("[role=radiogroup] [value=high]");
        const top = hours?.getBoundingClientRect().top ?? 0;
        scrollBy({ top: top - header.getBoundingClientRect().bottom - 10, behavior: "instant" });
      });
      const places = [];
      for (const choice of await page.getByRole("radio").all()) {
        await choice.tap();
        await motionEnds(page);
        places.push(
          await page.locator("[role=radiogroup]").evaluate((group) => {
            const boxOf = (element: Element) => element.getBoundingClientRect();
            const shown = (element: Element) =>
              element.checkVisibility({ visibilityProperty: true });
            const [picture] = [...group.querySelectorAll("img")].filter(shown).map(boxOf);
            const texts = [...group.querySelectorAll("input, label, p")].filter(shown);
            return {
              names: texts.length,
              ratio: picture && Math.round((100 * picture.width) / picture.height),
              isInView: texts.every((element) => boxOf(element).bottom <= innerHeight),
              end: Math.round(boxOf(group).bottom + scrollY),
              scrollY: Math.round(scrollY),
            };
          }),
        );
      }
      const [first] = places;
      // Three buttons with their names, and the text of the chosen one.
      expect(first).toMatchObject({ names: 7, ratio: 133, isInView: true });
      expect(places).toEqual([first, first, first]);
    }
  });

  it("has the label of each choice as its name, and its text as the description", async () => {
    const page = await openPage("/");
    expect(await page.getByRole("radio").count()).toBe(3);
    for (const [label, description] of [
      ["Podignut naslon", "Za čitanje, jelo i razgovor."],
      ["Podignut krevet", "Da se pri njezi niko ne mora saginjati."],
      ["Ravno i nisko", "Za spavanje i lakše ustajanje."],
    ]) {
      const radio = page.getByRole("radio", { name: label, exact: true, description });
      expect(await radio.count()).toBe(1);
    }
  });
});
