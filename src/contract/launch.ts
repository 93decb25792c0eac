import { z } from "zod";
import { companySchema } from "./company";

const facts = z.enum(Object.keys(companySchema.shape) as (keyof typeof companySchema.shape)[]);

/** content/site/launch.json: what the owner confirms before the launch. */
export const launchSchema = z.strictObject({
  formSendsNothingConfirmed: z.boolean().meta({
    description:
      "true when the owner knows that the contact form sends its message to nobody, and launches the site like this",
  }),
  confirmedFacts: z
    .partialRecord(facts, z.union([z.string(), z.number()]))
    .meta({
      description:
        'Facts of company.json that the owner has checked, with the same value as there, such as "years": "25+"',
    })
    .optional(),
});
