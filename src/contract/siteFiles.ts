import { companySchema } from "./company";
import { imagesSchema } from "./images";

/** The schema of each file in content/site, by the name of the file without `.json`. */
export const siteFiles = { company: companySchema, images: imagesSchema };
