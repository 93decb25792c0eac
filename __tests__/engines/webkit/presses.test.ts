import { makeJourneys, presses } from "../journeys";
import { webKit } from "../support/engines";

makeJourneys(webKit, presses);
