import { makeJourneys } from "../journeys";
import { sideMenu } from "../journeys/sideMenu";
import { currentChromium } from "../support/engines";

// Other groups open every page in this engine.
makeJourneys(currentChromium, [sideMenu]);
