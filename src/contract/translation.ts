import { z } from "zod";
import { label, text } from "./text";

/** A headline of the landing page. The page shows a space for each ` | `. */
const headline = (description: string) =>
  text(`${description}; " | " separates groups of words that stay together on a line`, {
    phrases: true,
  });

/** The form of words behind which the page writes a colon. */
export const withoutColon = /[^\s:]$/;

const wordsBefore = (value: string) =>
  text(`Words before ${value}, without a colon`).regex(withoutColon);

const link = (description: string) =>
  label(`Link to ${description}`, 20, "all links are on one line of the header");

const button = (description: string) =>
  label(`Button that ${description}`, 40, "a button has one line on a phone");

const titleAndText = (subject: string) =>
  z.strictObject({
    title: text(`${subject}: headline`),
    text: text(`${subject}: one to three sentences`),
  });

const promise = (subject: string) =>
  z.strictObject({
    title: text(`Promise of ${subject}: one or two strong words`),
    text: text(`Promise of ${subject}: the short line that completes them`),
  });

const step = (subject: string) =>
  titleAndText(subject).extend({
    title: label(`${subject}: headline`, 40, "the four steps stand next to each other"),
    imageAlt: text(`${subject}: what its picture shows, for those who cannot see it`),
  });

/** content/locales/<language>/translation.json: every visible text outside the legal pages. */
export const translationSchema = z.strictObject({
  language: z.strictObject({
    name: text("Name of this language in this language"),
    label: text("Name of the language switcher, for screen readers"),
    noScript: text(
      "Shown in this language when scripts are off or have not loaded, so that the language cannot change; not in the first language",
    ),
  }),
  home: z.strictObject({
    title: text(
      "Title of the landing page in the browser tab and in search results, which show about 60 characters",
    ),
    description: text(
      "Description of the landing page for search engines, which show about 155 characters",
    ),
  }),
  header: z.strictObject({
    skip: text("Link for keyboard users that skips the header"),
    home: text("Name of the logo's link, for screen readers", { values: ["company.name"] }),
    call: text("Name of the phone link, for screen readers", { values: ["company.phone"] }),
    navigation: text("Name of the main navigation, for screen readers"),
    openMenu: button("opens the side menu"),
    closeMenu: button("closes the side menu"),
    menu: text("Headline of the side menu"),
  }),
  nav: z.strictObject({
    home: link("the top of the landing page"),
    process: link("the process section"),
    quality: link("the quality section"),
    service: link("the service section"),
    contact: link("the contact section"),
  }),
  hero: z.strictObject({
    title: headline("Main headline of the site"),
    text: text("Two or three sentences under the main headline"),
    learnMore: button("links to the process section"),
    contact: button("links to the contact section"),
    imageAlt: text("What the large picture shows, for those who cannot see it"),
    promises: z.strictObject({
      label: text("Name of the list of promises, for screen readers"),
      delivery: promise("delivery"),
      assembly: promise("set-up"),
      demonstration: promise("hands-on demonstration"),
      payment: promise("payment only after delivery and set-up"),
      pickup: promise("free collection"),
    }),
  }),
  process: z.strictObject({
    title: headline("Headline of the process section"),
    text: text("Who does the work, in two sentences under the headline of the process section"),
    steps: z.strictObject({
      talk: step("First step"),
      delivery: step("Second step"),
      demonstration: step("Third step"),
      payment: step("Fourth step"),
    }),
    closing: text("Closing words below the four steps: the bed is collected free of charge"),
  }),
  quality: z.strictObject({
    title: headline("Headline of the quality section"),
    text: text("What the bed is like at home"),
    imageAlt: text("What the picture shows, for those who cannot see it"),
    features: z.strictObject({
      label: text("Name of the list of features, for screen readers"),
      height: text("Feature: height"),
      backrest: text("Feature: backrest"),
      rails: text("Feature: side rails"),
      control: text("Feature: hand control"),
    }),
    positions: z.strictObject({
      label: text("Headline above the pictures of the bed's positions"),
      back: button("shows the bed with its back raised"),
      backText: text("What the raised back is for, in one short line"),
      backAlt: text("What the picture of the raised back shows"),
      high: button("shows the whole bed raised"),
      highText: text("What the raised bed is for, in one short line"),
      highAlt: text("What the picture of the raised bed shows"),
      flat: button("shows the bed flat and low"),
      flatText: text("What the flat position is for, in one short line"),
      flatAlt: text("What the picture of the flat position shows"),
    }),
  }),
  service: z.strictObject({
    title: headline("Headline of the service section"),
    text: text("Sentence under the headline of the service section"),
    imageAlt: text("What the picture shows, for those who cannot see it"),
    cards: z.strictObject({
      delivery: titleAndText("Card on delivery and set-up"),
      demonstration: titleAndText("Card on the demonstration"),
      payment: titleAndText("Card on payment after set-up"),
      pickup: titleAndText("Card on free collection"),
    }),
  }),
  contact: z.strictObject({
    title: headline("Headline of the contact section"),
    subtitle: text("What to write, and how, under the headline of the contact section"),
    imageAlt: text("What the picture shows, for those who cannot see it"),
    expert: z.strictObject({
      title: text("Headline of the expert card"),
      description: text("The experience of the team"),
      email: wordsBefore("the e-mail address"),
      phone: wordsBefore("the phone number"),
      response: text("How soon and in which way the team answers"),
    }),
    whatsapp: button("opens WhatsApp, if company.json has a number for it"),
    viber: button("opens Viber, if company.json has a number for it"),
    hours: z.strictObject({
      label: wordsBefore("the opening hours, if company.json has some"),
      Mo: text("Short name of Monday"),
      Tu: text("Short name of Tuesday"),
      We: text("Short name of Wednesday"),
      Th: text("Short name of Thursday"),
      Fr: text("Short name of Friday"),
      Sa: text("Short name of Saturday"),
      Su: text("Short name of Sunday"),
    }),
    form: z.strictObject({
      label: text("Name of the form, for screen readers"),
      required: text("Sentence above the form about required fields"),
      name: text("Label of the name field"),
      email: text("Label of the e-mail field"),
      emailHint: text("Hint below the e-mail field: an example of an address, at example.net"),
      phone: text("Label of the phone field, which is optional"),
      message: text("Label of the message field"),
      submit: button("sends the form"),
      error: text("Word before an error message, for screen readers"),
      faults: text("Number of fields with an error, for screen readers", { values: ["number"] }),
      sending: text("Shown while the message is being sent"),
      failed: text("Shown when the message could not be sent, above the contact links"),
      noScript: text(
        "Shown above the form and the contact links when scripts are off or have not loaded",
      ),
    }),
    validation: z.strictObject({
      name: text("Error under the name field"),
      email: text("Error under the e-mail field"),
      message: text("Error under the message field"),
    }),
    success: text("Shown after the form was sent"),
    urgent: text("Below the thanks, before the phone number, where the form has no endpoint"),
    again: button("shows the empty form again, below the thanks"),
  }),
  footer: z.strictObject({
    service: z.strictObject({
      title: text("Headline of the first column"),
      text: text("Description of the service"),
    }),
    provider: z.strictObject({
      title: text("Headline of the second column"),
      years: text("Years of experience"),
    }),
    contact: z.strictObject({
      title: text("Headline of the third column"),
      phone: wordsBefore("the phone number"),
      email: wordsBefore("the e-mail address"),
    }),
    legal: text("Name of the list of legal pages, for screen readers"),
    imprint: text("Link to the legal notice"),
    gdpr: text("Link to the privacy policy"),
    terms: text("Link to the terms of service"),
    copyright: text("Copyright line", { values: ["year"] }),
  }),
  legal: z.strictObject({
    contents: text("Headline of a legal page's table of contents"),
  }),
  notFound: z.strictObject({
    title: text("Title of the not-found page in the browser tab"),
    imageAlt: text("What the picture shows, for those who cannot see it"),
    message: text("Message of the not-found page"),
    returnHome: text("Link from the not-found page to the landing page"),
  }),
  error: z.strictObject({
    title: text("Headline of the error screen"),
    text: text("What to do after an error"),
    reload: button("loads the page again"),
  }),
});

export type Translation = z.infer<typeof translationSchema>;
