import { makeJourneys } from "../journeys";
import { reading } from "../journeys/reading";
import { webKit } from "../support/engines";

makeJourneys(webKit, [reading]);
