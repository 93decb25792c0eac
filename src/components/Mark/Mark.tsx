import { createElement } from "react";
import mark from "./shapes.json";

/** The logo of the brand; `npm run icons` writes its shapes from logo.svg. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} aria-hidden="true" width="40" height="40" viewBox={mark.viewBox}>
      {mark.shapes.map(({ tag, attributes }) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
