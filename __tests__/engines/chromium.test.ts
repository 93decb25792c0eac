import { makeJourneys, ownJourneys } from "./journeys";
import { currentChromium } from "./support/engines";

makeJourneys(currentChromium, ownJourneys);
