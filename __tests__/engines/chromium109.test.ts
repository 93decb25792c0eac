import { makeJourneys } from "./journeys";
import { oldChromium } from "./support/engines";

makeJourneys(oldChromium);
