/** The logo of the brand: `logo.svg`, which is also the icon of the site. */
export function Mark({ className }: { className?: string }) {
  return <img className={className} src="/favicon.svg" alt="" width="40" height="40" />;
}
