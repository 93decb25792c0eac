import { z } from "zod";
import { type PictureSize, type TextRules, textRules } from "./text";

const percentage = z.number().min(0).max(100);

const focus = z
  .strictObject({
    x: percentage.meta({ description: "From the left edge in per cent, from 0 to 100" }),
    y: percentage.meta({ description: "From the top edge in per cent, from 0 to 100" }),
  })
  .meta({ description: "The point that must stay in view when the picture is cropped" });

/** The width in pixels of the largest version of a picture on the site, in `Picture.tsx`. More is of no use. */
export const widestPicture = 2560;

/** The name of a file in content/images. Android adds `~2` to that of an edited photograph. */
export const pictureFile = /^[\w~-]+\.(?:jpe?g|png|webp|avif)$/i;

const file = (rules: TextRules) =>
  z
    .string()
    .regex(pictureFile)
    .meta({
      description:
        "Name of a .jpg, .png, .webp or .avif file in content/images, made of letters, digits, -, _ and ~",
    })
    .register(textRules, rules);

const slot = (
  description: string,
  minimum: PictureSize = { width: 800, height: 600 },
  phoneMinimum: PictureSize = { width: 720, height: 1080 },
) =>
  z
    .strictObject({
      file: file({ minimum }),
      url: z
        .url({ protocol: /^https$/, hostname: z.regexes.domain })
        .regex(/^https:\/\//)
        .meta({
          description:
            "Address of the picture on another host, beginning with https://; the file is shown when that host fails",
        })
        .optional(),
      focus,
      phone: z
        .strictObject({ file: file({ minimum: phoneMinimum }), focus })
        .meta({ description: "Another picture for narrow, tall screens" })
        .optional(),
    })
    .meta({ description });

const uprightSlot = (description: string) => slot(description, { width: 640, height: 800 });

/** A slot on whose picture words stand in a wide window. */
const slotBehindWords = (description: string, ...sizes: [PictureSize, phone?: PictureSize]) =>
  slot(description, ...sizes)
    .extend({
      calm: z
        .boolean()
        .meta({
          description:
            "Whether the left third of the picture is calm: the words then stand on it without a veil",
        })
        .optional(),
    })
    .meta({ description });

/** One of three pictures of the same room from the same camera position; one shows at a time. */
const positionSlot = (position: string) =>
  slotBehindWords(
    `The day with the bed: ${position}. Aspect ratio 2:1, on phones 4:3`,
    { width: 1600, height: 800 },
    { width: 720, height: 540 },
  );

/** content/site/images.json: the picture of each slot of the site. */
export const imagesSchema = z.strictObject({
  hero: slotBehindWords("Behind the headline, full height", { width: 1600, height: 900 }),
  stepTalk: slot("First step of the process. Aspect ratio 3:2"),
  stepDelivery: uprightSlot("Second step of the process. Aspect ratio 4:5, on phones 3:2"),
  stepDemonstration: uprightSlot("Third step of the process. Aspect ratio 4:5, on phones 3:2"),
  stepPayment: slot("Fourth step of the process. Aspect ratio 3:2"),
  quality: slot("Next to the text of the quality section"),
  positionBack: positionSlot("the back raised, in the morning"),
  positionHigh: positionSlot("the whole bed raised, at midday"),
  positionFlat: positionSlot("flat and low, in the evening"),
  service: slotBehindWords("Behind the headline of the service section: a picture of distance", {
    width: 1600,
    height: 686,
  }),
  serviceDelivery: slot("First object of the service section. Square"),
  serviceDemonstration: slot("Second object of the service section. Square"),
  servicePayment: slot("Third object of the service section. Square"),
  servicePickup: slot("Fourth object of the service section. Square"),
  contact: uprightSlot(
    "Behind the expert card: the workplace of the team. Upright, on phones 4:3 around the focus",
  ),
  notFound: slot("On the not-found page"),
  share: z
    .strictObject({ file: file({ minimum: { width: 1200, height: 630 } }) })
    .meta({ description: "Link preview of the site; a picture of another shape is cropped" }),
});
