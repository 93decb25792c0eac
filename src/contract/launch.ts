import { z } from "zod";
import { text } from "./text";

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
    .array(
      z.strictObject({
        file: text("The file that check:launch lists, such as content/site/company.json"),
        entry: text("The name or the heading that it lists in quotes behind “in”, such as years"),
        words: text("The words that it lists in quotes before “in”, such as 25+"),
      }),
    )
    .meta({
      description: "What the owner has checked: the words at a place, as check:launch lists it",
    })
    .optional(),
});
