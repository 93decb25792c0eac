import { z } from "zod";
import { type PictureSize, type TextRules, textRules } from "./text";

const percentage = z.number().min(0).max(100);

const focus = z
  .strictObject({
    x: percentage.meta({ description: "From the left edge, in per cent" }),
    y: percentage.meta({ description: "From the top edge, in per cent" }),
  })
  .meta({ description: "The point that must stay in view when the picture is cropped" });

/** The name of a file in content/images. It has no flags, because JSON Schema has none. */
export const pictureFile = /^[\w-]+\.(?:jpe?g|JPE?G|png|PNG|webp|WEBP|avif|AVIF)$/;

const file = (rules: TextRules) =>
  z
    .string()
    .regex(pictureFile)
    .meta({
      description:
        "Name of a .jpg, .png, .webp or .avif file in content/images, made of letters, digits, - and _",
    })
    .register(textRules, rules);

const slot = (
  description: string,
  minimum: PictureSize = { width: 800, height: 600 },
  sheet?: TextRules["sheet"],
) =>
  z
    .strictObject({
      file: file({ minimum, sheet }),
      url: z
        .url({ protocol: /^https$/, hostname: z.regexes.domain })
        .regex(/^https:\/\//)
        .optional()
        .meta({
          description:
            "Address of the picture on another host; the file is shown when that host fails",
        }),
      focus,
      phone: z
        .strictObject({ file: file({ minimum: { width: 720, height: 1080 }, sheet }), focus })
        .optional()
        .meta({ description: "Another picture for narrow, tall screens" }),
    })
    .meta({ description });

/** content/site/images.json: which picture fills which place on the page. */
export const imagesSchema = z.strictObject({
  hero: slot("Behind the headline, full height", { width: 1600, height: 900 }),
  stepTalk: slot("First step of the process"),
  stepDelivery: slot("Second step of the process"),
  stepDemonstration: slot("Third step of the process"),
  stepPayment: slot("Fourth step of the process"),
  quality: slot("Beside the text of the quality section"),
  positionFlat: slot("Position of the bed: flat and low"),
  positionBack: slot("Position of the bed: back raised"),
  positionHigh: slot("Position of the bed: whole bed raised"),
  positionMotion: slot(
    "The bed moving between its positions: two columns of nine frames, from flat to the raised back and from flat to the raised bed; without it the pictures of the positions fade into each other",
    { width: 1120, height: 3360 },
    { columns: 2, rows: 9 },
  ).optional(),
  service: slot("The bed cut out, above the cards of the service section"),
  contact: slot("Above the expert card: where somebody answers"),
  notFound: slot("On the not-found page"),
  share: slot("Preview where a page of the site is shared", { width: 1200, height: 630 }),
});

export type Images = z.infer<typeof imagesSchema>;
export type ImageSlotName = keyof Images;
