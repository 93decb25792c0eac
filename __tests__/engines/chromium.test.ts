import { makeJourneys } from "./journeys";
import { currentChromium } from "./support/engines";

makeJourneys(currentChromium);
