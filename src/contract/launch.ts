import { z } from "zod";
import { companySchema } from "./company";

/** The texts that the owner confirms like facts: they state that the bed is electric. */
export const confirmableTexts = ["quality.features.control"] as const;

const facts = z.enum([
  ...(Object.keys(companySchema.shape) as (keyof typeof companySchema.shape)[]),
  ...confirmableTexts,
]);

/** content/site/launch.json: what the owner confirms before the launch. */
export const launchSchema = z.strictObject({
  formSendsNothingConfirmed: z.boolean().meta({
    description:
      "true when the owner knows that the contact form sends its message to nobody, and launches the site like this",
  }),
  illustrationsConfirmed: z
    .boolean()
    .meta({
      description:
        "true when the owner launches the site with illustrations that it came with, and the texts say so",
    })
    .optional(),
  confirmedTexts: z
    .array(z.string().meta({ description: "A number, an address or a word, as the texts have it" }))
    .meta({
      description:
        "Numbers, addresses and words in the texts that the owner has checked, such as the phone number of an authority",
    })
    .optional(),
  confirmedFacts: z
    .partialRecord(facts, z.union([z.string(), z.number()]))
    .meta({
      description:
        'Facts of company.json that the owner has checked, with the same value as there, such as "years": "25+"; also "quality.features.control", with its Bosnian text, if the bed is electric',
    })
    .optional(),
});
