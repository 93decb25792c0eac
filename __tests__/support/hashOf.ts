import { createHash } from "node:crypto";

/** @returns what stands for the bytes in comparisons: jest takes seconds over many of them */
export const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
