import { makeJourneys } from "../journeys";
import { visit } from "../journeys/visit";
import { currentChromium } from "../support/engines";

makeJourneys(currentChromium, [visit]);
