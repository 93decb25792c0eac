import { contactFormJourneys, makeJourneys } from "../journeys";
import { currentChromium } from "../support/engines";

makeJourneys(currentChromium, contactFormJourneys);
