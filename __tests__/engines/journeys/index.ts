import { anchors } from "./anchors";
import { contactForm } from "./contactForm";
import { landingPage } from "./landingPage";
import { language } from "./language";
import { lateScripts } from "./lateScripts";
import { layout } from "./layout";
import { legalPages } from "./legalPages";
import { notFound } from "./notFound";
import { sideMenu } from "./sideMenu";

/** What is to work in every engine. */
export const journeys = [
  landingPage,
  legalPages,
  anchors,
  language,
  sideMenu,
  contactForm,
  notFound,
  lateScripts,
  layout,
];
