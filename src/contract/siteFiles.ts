import { companySchema } from "./company";
import { imagesSchema } from "./images";
import { launchSchema } from "./launch";

/** The schema of each file in content/site, by the name of the file without `.json`. */
export const siteFiles = { company: companySchema, images: imagesSchema, launch: launchSchema };

/** The files in content/site that may be missing. */
export const optionalSiteFiles: readonly string[] = ["launch"];
