import { applyRules } from "./applyRules";
import type { ContentFiles } from "./contentFiles";
import type { Finding } from "./finding";
import { readWithSharp } from "./readWithSharp";

/** @returns every fault of the content, errors first */
export const checkContent = (files: ContentFiles): Promise<Finding[]> =>
  applyRules(files, readWithSharp);
