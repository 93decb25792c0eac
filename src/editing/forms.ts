import { z } from "zod";
import { widestPicture as widest } from "../contract/images";
import { languages } from "../contract/languages";
import { legalFrontMatterSchema } from "../contract/legal";
import { siteFiles } from "../contract/siteFiles";
import { type TextRules, textRules } from "../contract/text";
import { translationSchema } from "../contract/translation";
import { type Words, wordFor } from "./words";

type Field = Record<string, unknown>;
type Schema = z.core.JSONSchema.JSONSchema & { rules?: TextRules };

/** @returns the pattern of a text between slashes, as the CMS reads it; it refuses blank texts by itself */
function patternOf({ pattern, allOf = [] }: Schema): string | undefined {
  const all = [pattern, ...allOf.map((each) => (each as Schema).pattern)];
  const patterns = all.filter((each) => each && each !== "\\S");
  return patterns.length > 0
    ? `/^${patterns.map((each) => `(?=[\\s\\S]*?(?:${each}))`).join("")}/`
    : undefined;
}

/** @returns the configuration of the CMS for a repository, with the schemas of content/ as forms */
export function configurationFor(repo: string, { labels, hints, form }: Words) {
  const hintFor = (path: readonly string[], { description, rules = {} }: Schema) => {
    const { minimum, phrases } = rules;
    const known = [
      wordFor(hints, path),
      phrases && form.headline,
      minimum &&
        form.picture?.replace(/\{(width|height)\}/g, (_, side: "width" | "height") =>
          String(minimum[side]),
        ),
    ];
    return wordFor(labels, path) ? known.filter(Boolean).join(". ") : description;
  };

  const fieldOf = (path: readonly string[], schema: Schema, required: boolean, i18n: boolean) => {
    const { type, minimum: min, maximum: max, rules, properties = {} } = schema;
    const name = path.at(-1) ?? "";
    const hint = hintFor(path, schema);
    const pattern = patternOf(schema);
    const refusal = form.pattern.replace("{hint}", hint ?? "");
    const common = {
      name,
      label: wordFor(labels, path) ?? name,
      hint,
      required,
      ...(i18n && { i18n }),
    };
    if (type === "object") {
      // A long form begins as a list of its parts. A fact in each language is no part.
      const collapsed = path.length === 2 && !(languages[0] in properties);
      const thumbnail = "file" in properties ? "file" : undefined;
      const shape = { collapsed, thumbnail, fields: fieldsOf(path, schema, i18n) };
      return { ...common, widget: "object", ...shape };
    }
    if (type === "array") {
      const fields = fieldsOf(path, schema.items as Schema, i18n);
      return { ...common, widget: "list", fields };
    }
    const options = schema.enum?.map((value) => ({ value, label: labels[`${value}`] ?? value }));
    if (options) return { ...common, widget: "select", options };
    if (type === "integer" || type === "number") {
      const value_type = type === "integer" ? "int" : "float";
      return { ...common, widget: "number", value_type, min, max };
    }
    if (rules?.minimum) return { ...common, widget: "image", choose_url: false };
    const limits = { pattern: pattern && [pattern, refusal], maxlength: schema.maxLength };
    // A text begins with one line, and grows.
    return { ...common, ...limits, widget: i18n && !schema.maxLength ? "text" : "string" };
  };

  const fieldsOf = (path: readonly string[], schema: Schema, i18n: boolean): Field[] =>
    Object.entries(schema.properties ?? {}).map(([name, child]) => {
      const isRequired = (schema.required ?? []).includes(name);
      return fieldOf([...path, name], child as Schema, isRequired, i18n);
    });

  const formOf = (name: string, schema: z.ZodType, i18n: boolean): Field[] => {
    const json = z.toJSONSchema(schema, {
      target: "draft-7",
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, { rules: textRules.get(zodSchema as unknown as z.ZodType) });
      },
    });
    return fieldsOf([name], json as Schema, i18n);
  };

  const configuration = {
    load_config_file: false,
    app_title: form.title,
    show_preview_links: false,
    editor: { preview: false },
    backend: {
      name: "github",
      repo,
      branch: "main",
      auth_methods: ["token"],
      commit_messages: {
        create: "Add {{path}}",
        update: "Edit {{path}}",
        delete: "Delete {{path}}",
        uploadMedia: "Add {{path}}",
        deleteMedia: "Delete {{path}}",
      },
    },
    media_folder: "/content/images",
    public_folder: "/images",
    media_libraries: {
      default: {
        config: {
          max_file_size: 20_000_000,
          slugify_filename: true,
          transformations: {
            raster_image: { format: "webp", quality: 85, width: widest, height: widest },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    i18n: {
      structure: "multiple_folders",
      locales: [...languages],
      default_locale: languages[0],
    },
    collections: [
      {
        name: "site",
        label: labels.site,
        i18n: true,
        files: [
          {
            name: "translation",
            label: labels.translation,
            file: "content/locales/{{locale}}/translation.json",
            format: "site-json",
            i18n: true,
            fields: formOf("translation", translationSchema, true),
          },
          ...Object.entries(siteFiles).map(([name, schema]) => ({
            name,
            label: labels[name],
            file: `content/site/${name}.json`,
            format: "site-json",
            fields: formOf(name, schema, false),
          })),
        ],
      },
      {
        name: "legal",
        label: labels.legalPages,
        label_singular: labels.legalPage,
        folder: "content/legal",
        format: "legal-page",
        create: true,
        // A page that was made by mistake can be deleted. The check refuses to lose one that is linked or required.
        delete: true,
        duplicate: false,
        i18n: true,
        identifier_field: "title",
        // A new page has the same name in every language. The names of the others are addresses.
        slug: {
          template: "{{title}}",
          editable: ["create"],
          hint: form.slug,
          pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", form.slugError],
        },
        fields: [
          ...formOf("legal", legalFrontMatterSchema, true),
          {
            name: "body",
            label: labels.body,
            hint: hints.body,
            // As it is written: rich text would lose the alignment of tables.
            widget: "richtext",
            modes: ["raw"],
            buttons: [],
            use_emoji_autocomplete: false,
            editor_components: [],
            i18n: true,
          },
        ],
      },
    ],
  };
  // Without the options that are undefined, which the CMS does not accept.
  return JSON.parse(JSON.stringify(configuration));
}
