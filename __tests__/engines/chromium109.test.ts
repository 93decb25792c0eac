import { oldChromium } from "../support/engines/engines";
import { makeJourneys } from "../support/engines/makeJourneys";
import { journeys } from "./journeys";

makeJourneys(oldChromium(109), journeys);
