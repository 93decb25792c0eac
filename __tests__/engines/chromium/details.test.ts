import { makeJourneys } from "../journeys";
import { contactForm } from "../journeys/contactForm";
import { places } from "../journeys/places";
import { scripts } from "../journeys/scripts";
import { currentChromium } from "../support/engines";

makeJourneys(currentChromium, [contactForm, places, scripts]);
