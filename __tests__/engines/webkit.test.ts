import { webKit } from "../support/engines/engines";
import { makeJourneys } from "../support/engines/makeJourneys";
import { journeys } from "./journeys";

makeJourneys(webKit, journeys);
