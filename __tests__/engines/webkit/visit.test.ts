import { makeJourneys } from "../journeys";
import { visit } from "../journeys/visit";
import { webKit } from "../support/engines";

makeJourneys(webKit, [visit]);
