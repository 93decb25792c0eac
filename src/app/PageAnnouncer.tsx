import { useEffect, useRef, useState } from "react";
import { usePagePath } from "./pagePath";

/** Tells screen readers the title of each page that follows the first, in its own language. */
export function PageAnnouncer() {
  const path = usePagePath();
  const [announcement, setAnnouncement] = useState("");
  const announcedPath = useRef(path);

  useEffect(() => {
    if (announcedPath.current === path) return;
    announcedPath.current = path;
    const frame = requestAnimationFrame(() => setAnnouncement(document.title));
    return () => cancelAnimationFrame(frame);
  }, [path]);

  return (
    <p role="status" className="visuallyHidden">
      {announcement}
    </p>
  );
}
