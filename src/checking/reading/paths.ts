import { z } from "zod";

/** The names and indexes that lead to a value in a file. */
export type ValuePath = readonly PropertyKey[];

/** @returns the schema of the value at `path`, also of an optional one, or undefined */
export function schemaAt(schema: z.core.$ZodType, path: ValuePath): z.core.$ZodType | undefined {
  const type = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const [key, ...rest] = path;
  if (key === undefined) return type;
  const shape = new Map(type instanceof z.ZodObject ? Object.entries(type.shape) : []);
  const child = type instanceof z.ZodArray ? type.element : shape.get(String(key));
  return child && schemaAt(child as z.core.$ZodType, rest);
}

/** @returns whether the value at `path` may be missing */
export function isOptionalAt(schema: z.core.$ZodType, path: ValuePath): boolean {
  const group = schemaAt(schema, path.slice(0, -1));
  return group instanceof z.ZodObject && group.shape[String(path.at(-1))] instanceof z.ZodOptional;
}

/** @returns the path as an editor reads it. Items of lists count from 1. */
export function nameOf(path: ValuePath): string {
  return path.map((key) => (typeof key === "number" ? key + 1 : String(key))).join(".");
}
