import { makeJourneys, presses } from "../journeys";
import { firefox } from "../support/engines";

makeJourneys(firefox, presses);
