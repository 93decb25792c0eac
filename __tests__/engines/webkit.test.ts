import { webKit } from "../support/engines/engines";
import { makeJourneys } from "./journeys";

makeJourneys(webKit);
