import { makeJourneys, presses } from "../journeys";
import { oldChromium } from "../support/engines";

makeJourneys(oldChromium, presses);
