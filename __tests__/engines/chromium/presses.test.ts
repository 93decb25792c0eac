import { makeJourneys, presses } from "../journeys";
import { currentChromium } from "../support/engines";

makeJourneys(currentChromium, presses);
