import { useEffect, useState } from "react";
import { useLanguage } from "../language/LanguageProvider";
import { usePagePath } from "./pagePath";

/** Tells screen readers the title of what is shown whenever the page or its language changes. */
export function PageAnnouncer() {
  const { language } = useLanguage();
  const shown = `${language} ${usePagePath()}`;
  const [announced, setAnnounced] = useState({ shown, title: "" });

  useEffect(() => {
    if (announced.shown === shown) return;
    const frame = requestAnimationFrame(() => setAnnounced({ shown, title: document.title }));
    return () => cancelAnimationFrame(frame);
  }, [shown, announced]);

  return (
    <p role="status" className="visuallyHidden">
      {announced.shown === shown && announced.title}
    </p>
  );
}
