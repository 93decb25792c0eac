import { contactFormJourneys, makeJourneys } from "../journeys";
import { oldChromium } from "../support/engines";

makeJourneys(oldChromium, contactFormJourneys);
