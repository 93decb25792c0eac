import { publishedHeaders } from "../support/publishedHeaders";
import { showHeaders } from "./headers";
import { showMeasurements } from "./measurements";
import { weigh } from "./weight";

/**
 * @param measured where `npm run measure` keeps its figures
 * @returns what can be told of the build without a browser: the parts by their titles, as HTML
 */
export const showBuild = (measured: string): [title: string, html: string][] => [
  ["Weight", weigh()],
  ["Headers", showHeaders(publishedHeaders())],
  ["Measurements", showMeasurements(measured)],
];
