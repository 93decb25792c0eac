import { makeJourneys } from "../journeys";
import { reading } from "../journeys/reading";
import { currentChromium } from "../support/engines";

makeJourneys(currentChromium, [reading]);
