const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18z",
  phone:
    "M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  calendar: "M4 6h16v14H4zM4 10h16M8 4v4M16 4v4",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
} as const;

export function Icon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg className={className} aria-hidden="true" viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}

/** The drawing of static/drawings.svg, whose paths the HTML has no room for. Its section gives it its size. */
export function Drawing() {
  return (
    <svg aria-hidden="true">
      <use href="/drawings.svg#bed" />
    </svg>
  );
}
