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
  phoneMinimum: PictureSize = { width: 720, height: 1080 },
) =>
  z
    .strictObject({
      file: file({ minimum }),
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
        .strictObject({ file: file({ minimum: phoneMinimum }), focus })
        .optional()
        .meta({ description: "Another picture for narrow, tall screens" }),
    })
    .meta({ description });

/** One of three pictures of the same room from the same place, of which one shows at a time. */
const hour = (position: string) =>
  slot(
    `The day with the bed: ${position}. Twice as wide as high, from edge to edge of a wide screen; keep the left third calm, where the choices stand. On phones four wide and five high`,
    { width: 1600, height: 800 },
    { width: 720, height: 900 },
  );

/** content/site/images.json: which picture fills which place on the page. */
export const imagesSchema = z.strictObject({
  hero: slot("Behind the headline, full height", { width: 1600, height: 900 }),
  stepTalk: slot("First step of the process"),
  stepDelivery: slot("Second step of the process"),
  stepDemonstration: slot("Third step of the process"),
  stepPayment: slot("Fourth step of the process"),
  quality: slot("Beside the text of the quality section"),
  positionBack: hour("the back raised, in the morning"),
  positionHigh: hour("the whole bed raised, at midday"),
  positionFlat: hour("flat and low, in the evening"),
  service: slot("Beside the text of the service section: what distance looks like"),
  contact: slot("Above the expert card: where somebody answers"),
  notFound: slot("On the not-found page"),
  share: slot("Preview where a page of the site is shared", { width: 1200, height: 630 }),
});

export type Images = z.infer<typeof imagesSchema>;
export type ImageSlotName = keyof Images;
