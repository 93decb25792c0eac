import { z } from "zod";

/** content/site/launch.json: what the owner confirms before the launch. */
export const launchSchema = z.strictObject({
  formSendsNothingConfirmed: z.boolean().meta({
    description:
      "true when the owner knows that the contact form sends its message to nobody, and launches the site like this",
  }),
  illustrationsConfirmed: z
    .boolean()
    .meta({ description: "true when the owner launches the site with its illustrations" })
    .optional(),
  confirmed: z
    .array(z.string().meta({ description: "What check:launch lists between quotes" }))
    .meta({ description: 'Facts, numbers and words that the owner has checked, such as "25+"' })
    .optional(),
});
