import { createElement } from "react";
import mark from "./shapes.json";

/** The symbol of the brand, as logo.svg beside this file draws it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} aria-hidden="true" width="40" height="40" viewBox={mark.viewBox}>
      {mark.shapes.map(({ tag, attributes }) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
