import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../language/LanguageProvider";
import { usePagePath } from "./pagePath";

/** Tells screen readers the title of what is shown whenever the page or its language changes. */
export function PageAnnouncer() {
  const { language } = useLanguage();
  const shown = `${language} ${usePagePath()}`;
  const [announcement, setAnnouncement] = useState("");
  const announced = useRef(shown);

  useEffect(() => {
    if (announced.current === shown) return;
    announced.current = shown;
    const frame = requestAnimationFrame(() => setAnnouncement(document.title));
    return () => cancelAnimationFrame(frame);
  }, [shown]);

  return (
    <p role="status" className="visuallyHidden">
      {announcement}
    </p>
  );
}
