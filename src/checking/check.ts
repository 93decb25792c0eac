import { isPublic } from "../delivery/siteUrl";
import { applyRules } from "./applyRules";
import type { ContentFiles } from "./contentFiles";
import type { Finding } from "./finding";
import { readWithSharp } from "./readWithSharp";

/** @returns every fault of the content; in a build for the public, samples are faults too */
export const checkContent = (files: ContentFiles, env = process.env): Promise<Finding[]> =>
  applyRules(files, readWithSharp, isPublic(env));
