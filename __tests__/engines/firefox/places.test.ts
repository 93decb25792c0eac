import { makeJourneys } from "../journeys";
import { places } from "../journeys/places";
import { firefox } from "../support/engines";

makeJourneys(firefox, [places]);
