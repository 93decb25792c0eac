import { makeJourneys } from "./journeys";
import { firefox } from "./support/engines";

makeJourneys(firefox);
