import { makeJourneys } from "../journeys";
import { visit } from "../journeys/visit";
import { oldChromium } from "../support/engines";

makeJourneys(oldChromium, [visit]);
