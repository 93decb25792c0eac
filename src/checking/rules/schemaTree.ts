import { z } from "zod";
import type { ValuePath } from "../reading/positionedValue";

/** @returns the names that may stand in the group at `path`; none when it is not a group */
export function keysAt(schema: z.core.$ZodType, path: ValuePath): string[] {
  const group = schemaAt(schema, path);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

/** @returns what the schema says to the editor about the value at `path` */
export function descriptionAt(schema: z.core.$ZodType, path: ValuePath): string | undefined {
  return metaOf(schemaAt(schema, path))?.description;
}

/** A text of the schema with what the schema asks of it: see `TextRules` in ../translation.ts. */
export type TextLeaf = {
  path: readonly string[];
  values: readonly string[];
  english: string | undefined;
};

/** @returns every text of a nested group of texts, in the order of the schema */
export function textLeaves(schema: z.core.$ZodType, path: readonly string[] = []): TextLeaf[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, child]) =>
      textLeaves(child, [...path, key]),
    );
  }
  const { values = [], english } = (metaOf(schema) ?? {}) as Partial<TextLeaf>;
  return [{ path, values, english }];
}

/** @returns the schema of the value at `path`; undefined where there can be none */
export function schemaAt(schema: z.core.$ZodType, path: ValuePath): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional && path.length > 0) return schemaAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (!(schema instanceof z.ZodObject)) return undefined;
  const child: z.core.$ZodType | undefined = schema.shape[key];
  return child && schemaAt(child, rest);
}

function metaOf(schema: z.core.$ZodType | undefined) {
  return schema && z.globalRegistry.get(schema);
}
