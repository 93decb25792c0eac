import { directives, observatoryScore } from "../support/observatory";
import { table } from "./html";

/**
 * @param headers of every answer, by their names in small letters
 * @returns them as HTML, the policy by its directives, and what they are worth
 */
export function showHeaders(headers: Record<string, string>): string {
  const { "content-security-policy": policy, ...others } = headers;
  return [
    `<p>${observatoryScore(headers)} points by the rules of the Mozilla Observatory, `,
    "computed from <code>public/_headers</code>; its best grade begins at 100.</p>",
    "<h3>Content security policy</h3>",
    policy === undefined
      ? "<p>There is none.</p>"
      : table(
          ["Directive", "Allows"],
          Array.from(directives(policy), ([name, sources]) => [name, sources.join(" ")]),
        ),
    "<h3>Other headers of every answer</h3>",
    table(["Header", "Value"], Object.entries(others)),
  ].join("");
}
