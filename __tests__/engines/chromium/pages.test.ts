import { makeJourneys } from "../journeys";
import { anchors } from "../journeys/anchors";
import { sideMenu } from "../journeys/sideMenu";
import { currentChromium } from "../support/engines";

// Other groups open every page in this engine.
makeJourneys(currentChromium, [anchors, sideMenu]);
