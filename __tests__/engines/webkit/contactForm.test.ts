import { contactFormJourneys, makeJourneys } from "../journeys";
import { webKit } from "../support/engines";

makeJourneys(webKit, contactFormJourneys);
