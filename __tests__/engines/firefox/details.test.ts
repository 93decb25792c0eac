import { makeJourneys } from "../journeys";
import { contactForm } from "../journeys/contactForm";
import { places } from "../journeys/places";
import { scripts } from "../journeys/scripts";
import { firefox } from "../support/engines";

makeJourneys(firefox, [contactForm, places, scripts]);
