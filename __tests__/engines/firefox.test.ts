import { firefox } from "../support/engines/engines";
import { makeJourneys } from "./journeys";

makeJourneys(firefox);
