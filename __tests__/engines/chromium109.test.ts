import { makeJourneys, oldJourneys } from "./journeys";
import { oldChromium } from "./support/engines";

makeJourneys(oldChromium, oldJourneys);
