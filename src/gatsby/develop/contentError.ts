import type { Reporter } from "gatsby";

/** What heads the faults of the content in Gatsby's report. */
const id = "content";

/**
 * Makes an error of Gatsby's of what is wrong with the content.
 *
 * @returns what `reporter.error` and its like take
 */
export function contentError(reporter: Reporter, text: string) {
  reporter.setErrorMap({
    [id]: { text: ({ text }) => text, category: "USER", type: undefined },
  });
  return { id, context: { text } };
}
