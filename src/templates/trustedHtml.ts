const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy("texts", { createHTML: (html) => html });

// React writes a text anew when it is not the same object as before.
const trusted = new Map<string, string | TrustedHTML>();

/**
 * @param html what the build has made of our own markdown
 * @returns the same, as the Content-Security-Policy lets it into the page
 */
export function trustedHtml(html: string): string | TrustedHTML {
  const known = trusted.get(html) ?? policy?.createHTML(html) ?? html;
  trusted.set(html, known);
  return known;
}
