import { z } from "zod";

/** content/site/launch.json: what the owner confirms before the launch. */
export const launchSchema = z.strictObject({
  formSendsNothingConfirmed: z.boolean().meta({
    description:
      "true when the owner knows that the contact form sends its message to nobody, and launches the site like this",
  }),
});
