import { z } from "zod";
import { formatted, label, localized, text } from "./text";

/** Only Italy, +39, keeps the zero before the area. */
const phoneNumber = (description: string) =>
  formatted(
    `${description} with its country and without the zero before the area, in groups of digits with a space between them, such as +387 33 000 000`,
    /^(?=(?: ?\+?\d){8,15}$)\+(?:39|[1-9]\d{0,2}(?= [1-9]))( \d+)+$/,
  );

/** The days of the week as schema.org abbreviates them. */
const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

const day = (description: string) =>
  z.enum(weekdays).meta({ description: `${description}: Mo, Tu, We, Th, Fr, Sa or Su` });

const time = (description: string) => formatted(description, /^(?:[01]?\d|2[0-3]):[0-5]\d$/);

const openingHours = z.strictObject({
  firstDay: day("The first day"),
  lastDay: day("The last day, if there are several").optional(),
  opens: time("When the team begins to answer, such as 08:00"),
  closes: time(
    "When the team stops answering, such as 16:00; midnight is 23:59, and hours past midnight are two entries, until 23:59 and from 00:00 of the next day",
  ),
});

/** content/site/company.json: the facts of the provider, each defined once for all pages. */
export const companySchema = z
  .strictObject({
    // Longer names do not fit on two lines of the narrowest header: __tests__/hard/hard.test.ts.
    name: label(
      "Name of the company as people say it, without www. and without its legal form",
      45,
      "the header has no room for it",
    ).regex(/^(?!.*(?:www\.|:\/\/|@))/i),
    legalForm: text("Legal form as it follows the name, such as d.o.o.").optional(),
    street: text("Street and house number"),
    postalCode: formatted(
      "Postal code without the city: 4 to 10 digits and capital letters, such as 71000",
      /^(?=.*\d)[A-Z\d](?:[ -]?[A-Z\d]){3,9}$/,
    ),
    city: formatted("City of the company's seat, without its postal code", /^\D*[^\d\s]\D*$/),
    country: localized("Name of the country in this language"),
    email: z.email().meta({ description: "E-mail address for visitors, such as name@example.com" }),
    phone: phoneNumber("Phone number"),
    whatsapp: phoneNumber("Number on WhatsApp").optional(),
    viber: phoneNumber("Number on Viber").optional(),
    hours: z
      .array(openingHours)
      .min(1)
      .meta({ description: "When the team can be reached, one entry for each group of days" })
      .optional(),
    endpoint: z
      .url({ hostname: new RegExp(`^localhost$|${z.regexes.domain.source}`) })
      // This machine needs no encryption: `npm run serve` prints what it receives.
      .regex(/^(?:https:\/\/|http:\/\/localhost[:/])/)
      .meta({
        description:
          "Address to which the contact form posts its messages as JSON, such as https://forms.example.com/messages",
      })
      .optional(),
    representative: text("Who represents the company"),
    representativeRole: localized("Function of the person who represents the company"),
    court: localized("Court with the company's registration").optional(),
    register: text("Number of the company's registration at that court").optional(),
    vatId: formatted(
      "VAT identification number: 8 to 14 digits and capital letters, also in groups; in Bosnia 12 digits, or the 13 of the tax number (JIB) of a company that pays no VAT",
      /^(?=(?:.*\d){7})[A-Z\d](?:[ .-]?[A-Z\d]){7,13}$/,
    ).optional(),
    host: localized("Company that delivers the site to visitors, with its country in brackets"),
    logPeriod: localized("How long that company keeps its access logs, such as 30 days"),
    years: formatted(
      "Years of experience, 199 at most, with a plus sign, such as 25+",
      /^(?:[1-9]\d?|1\d\d)\+$/,
    ),
    responseHours: z
      .int()
      .min(1)
      .max(168)
      .meta({ description: "Hours within which the team answers, a whole number from 1 to 168" }),
  })
  .refine(
    ({ name, legalForm }) =>
      !legalForm || !` ${name} `.toLowerCase().includes(` ${legalForm.toLowerCase()} `),
    { path: ["name"], params: { finding: "legalFormTwice" } },
  );

export type Company = z.infer<typeof companySchema>;
