import { makeJourneys } from "../journeys";
import { reading } from "../journeys/reading";
import { firefox } from "../support/engines";

makeJourneys(firefox, [reading]);
