import { makeJourneys } from "./journeys";
import { webKit } from "./support/engines";

makeJourneys(webKit);
