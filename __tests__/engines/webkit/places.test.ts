import { makeJourneys } from "../journeys";
import { places } from "../journeys/places";
import { webKit } from "../support/engines";

makeJourneys(webKit, [places]);
