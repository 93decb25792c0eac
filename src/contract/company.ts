import { z } from "zod";
import { languages } from "./languages";
import { text } from "./text";
import { weekdays } from "./weekdays";

const localizedFact = (description: string) =>
  z.strictObject(Object.fromEntries(languages.map((language) => [language, text(description)])));

/** The regular expression has no flags, because JSON Schema has none. */
const phoneNumber = (description: string) =>
  z
    .string()
    .regex(/^(?=\+(?: ?\d){8,15}$)\+[1-9]\d*( \d+)+$/)
    .meta({
      description: `${description} with its country, in groups of digits with a space between them, such as +387 33 000 000`,
    });

const anyDay = `(?:${weekdays.join("|")})`;

const time = (description: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .meta({ description: `${description}, such as 08:00` });

const openingHours = z.strictObject({
  days: z
    .string()
    .regex(new RegExp(`^${anyDay}(?:-${anyDay})?$`))
    .meta({
      description: "A day or the first and the last of several: Mo, Tu, We, Th, Fr, Sa, Su",
    }),
  opens: time("When the team begins to answer"),
  closes: time("When the team stops answering"),
});

export type OpeningHours = z.infer<typeof openingHours>;

/** content/site/company.json: the facts of the provider, each defined once for all pages. */
export const companySchema = z.strictObject({
  // Longer names do not fit on two lines of the narrowest header: __tests__/browser/zoom.test.ts.
  name: text("Name of the company, without its legal form, short enough for the header").max(45),
  legalForm: text("Legal form as it follows the name, such as d.o.o."),
  street: text("Street and house number"),
  postalCode: text("Postal code"),
  city: text("City of the company's seat"),
  country: localizedFact("Name of the country in this language"),
  email: z.email().meta({ description: "E-mail address for visitors, such as name@example.com" }),
  phone: phoneNumber("Phone number"),
  whatsapp: phoneNumber("Number on WhatsApp").optional(),
  viber: phoneNumber("Number on Viber").optional(),
  hours: z
    .array(openingHours)
    .min(1)
    .meta({ description: "When the team can be reached, one entry for each group of days" })
    .optional(),
  representative: text("Who represents the company"),
  representativeRole: localizedFact("Function of the person who represents the company"),
  court: localizedFact("Court with the company's registration"),
  register: text("Number of the company's registration at that court"),
  vatId: text("VAT identification number"),
  host: localizedFact("Company that delivers the site to visitors, with its country in brackets"),
  logPeriod: localizedFact("How long that company keeps its access logs, such as 30 days"),
  years: z
    .string()
    .regex(/^[1-9]\d{0,2}\+$/)
    .meta({ description: "Years of experience with a plus sign, such as 25+" }),
  responseHours: z
    .int()
    .positive()
    .meta({ description: "Hours within which the team answers, as a number" }),
});

export type Company = z.infer<typeof companySchema>;
