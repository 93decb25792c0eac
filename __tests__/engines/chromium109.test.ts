import { oldChromium } from "../support/engines/engines";
import { makeJourneys } from "./journeys";

makeJourneys(oldChromium);
