import { makeJourneys, pageJourneys } from "../journeys";
import { webKit } from "../support/engines";

makeJourneys(webKit, pageJourneys);
