/** The part of `logo.svg` with the id `logo`, in the colour of the text: the icon of the site without its tile. */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox="6 6 36 36">
      <use href="/favicon.svg#logo" />
    </svg>
  );
}
