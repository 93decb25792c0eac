/** The symbol of the brand: a bed under the arch of a home. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} aria-hidden="true" width="40" height="40" viewBox="0 0 40 40">
      <path
        d="M6 35V18a14 14 0 0 1 28 0v17M6 29h28M11 29v-4.5a3.5 3.5 0 0 1 3.5-3.5h4.5a4 4 0 0 1 4 4v4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
