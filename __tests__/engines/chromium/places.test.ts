import { makeJourneys } from "../journeys";
import { places } from "../journeys/places";
import { currentChromium } from "../support/engines";

makeJourneys(currentChromium, [places]);
