/** The logo of the brand: `logo.svg`, which is also the icon of the site. */
export function Logo() {
  return <img src="/favicon.svg" alt="" width="40" height="40" />;
}
