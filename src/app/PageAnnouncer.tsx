import { useEffect, useState } from "react";
import { usePagePath } from "../components/SiteLink/pagePath";
import { useLanguage } from "../language/LanguageProvider";

/** Tells screen readers the title of what is shown whenever the page or its language changes. */
export function PageAnnouncer() {
  const { language } = useLanguage();
  const shown = `${language} ${usePagePath()}`;
  const [announced, setAnnounced] = useState({ shown, title: "" });

  useEffect(() => {
    if (announced.shown === shown) return;
    const announce = () => {
      if (document.title) setAnnounced({ shown, title: document.title });
    };
    // At a change of page the document is without a title until Gatsby has rendered its head.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    const frame = requestAnimationFrame(announce);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [shown, announced]);

  return (
    <p role="status" className="visuallyHidden">
      {announced.shown === shown && announced.title}
    </p>
  );
}
