import { contactFormJourneys, makeJourneys } from "../journeys";
import { firefox } from "../support/engines";

makeJourneys(firefox, contactFormJourneys);
