import { z } from "zod";
import { defaultLanguage } from "../../contract/languages";
import { siteFiles } from "../../contract/siteFiles";
import { typeNameOf } from "./typeNameOf";

type Schema = z.core.JSONSchema.JSONSchema;

const scalars = new Map<unknown, string>([
  ["string", "String"],
  ["boolean", "Boolean"],
  ["integer", "Int"],
  ["number", "Float"],
]);

/** @returns the GraphQL type of a group of values, and those of the groups in it, such as `CompanyHours` */
function typesOf(name: string, { properties = {}, required = [] }: Schema, directives = "") {
  const groups: string[] = [];
  const typeOf = (key: string, schema: Schema): string => {
    if (schema.type === "array") return `[${typeOf(key, schema.items as Schema)}!]`;
    const isLocalized = defaultLanguage in (schema.properties ?? {});
    if (schema.type !== "object" || isLocalized) return scalars.get(schema.type) ?? "JSON";
    if (name === "Images") return "focus" in (schema.properties ?? {}) ? "ImageSlot" : "ImageFile";
    const group = name + typeNameOf(key);
    groups.push(typesOf(group, schema));
    return group;
  };
  const fields = Object.entries(properties).map(([key, schema]) => {
    const type = typeOf(key, schema as Schema);
    return `${key}: ${type}${required.includes(key) ? "!" : ""}`;
  });
  return [`type ${name} ${directives} { ${fields.join(" ")} }`, ...groups].join("\n");
}

/** The types of the files in content/site, all but those of the slots of images.json. */
export const siteFileTypes = Object.entries(siteFiles).map(([name, schema]) =>
  typesOf(typeNameOf(name), z.toJSONSchema(schema), "implements Node @dontInfer"),
);
