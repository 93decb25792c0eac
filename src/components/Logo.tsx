/**
 * The icon of the site without its tile, in the colour of the text: the part with the id `logo` of logo.svg, which
 * gatsby-plugin-manifest publishes as `/favicon.svg`.
 */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox="6 6 36 36">
      <use href="/favicon.svg#logo" />
    </svg>
  );
}
