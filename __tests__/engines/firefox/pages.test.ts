import { makeJourneys, pageJourneys } from "../journeys";
import { firefox } from "../support/engines";

makeJourneys(firefox, pageJourneys);
