import { makeJourneys } from "../journeys";
import { visit } from "../journeys/visit";
import { firefox } from "../support/engines";

makeJourneys(firefox, [visit]);
