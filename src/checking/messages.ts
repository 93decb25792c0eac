import type { Finding, Values } from "./finding";
import bosnian from "./messages.bs.json";
import english from "./messages.json";

type Message = { message: string; remedy: string };

/** In English, unless the language has messages of its own. */
const messagesIn = (language: string): typeof english => (language === "bs" ? bosnian : english);

const fill = (template: string, values: Values) =>
  template.replace(/\{(\w+)\}/g, (name, key) => String(values[key] ?? name));

/** @returns what is wrong, and how an editor corrects it */
export function messageOf({ id, values }: Finding, language: string): Message {
  const { message, remedy } = messagesIn(language).findings[id];
  return { message: fill(message, values), remedy: fill(remedy, values) };
}

/** @returns a text of the report itself */
export const reportText = (
  name: keyof (typeof english)["report"],
  language: string,
  values: Values = {},
): string => fill(messagesIn(language).report[name], values);
