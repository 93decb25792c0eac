/** The logo of the brand: `logo.svg`, which is also the icon of the site. */
export function Mark() {
  return <img src="/favicon.svg" alt="" width="40" height="40" />;
}
