import { makeJourneys, pageJourneys } from "../journeys";
import { oldChromium } from "../support/engines";

makeJourneys(oldChromium, pageJourneys);
