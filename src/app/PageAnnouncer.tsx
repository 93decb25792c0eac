import { useContext, useEffect, useState } from "react";
import { PagePathContext } from "../components/SiteLink";
import { useLanguage } from "../language/LanguageProvider";

/** How long the title stays in the live region, in milliseconds. */
const lifetime = 5000;

/** Announces the title to screen readers when the page or its language changes. */
export function PageAnnouncer() {
  const { language } = useLanguage();
  const shown = `${language} ${useContext(PagePathContext)}`;
  const [announced, setAnnounced] = useState({ shown, title: "" });

  useEffect(() => {
    if (announced.shown === shown) {
      if (!announced.title) return;
      const timer = setTimeout(() => setAnnounced({ shown, title: "" }), lifetime);
      return () => clearTimeout(timer);
    }
    const announce = () => {
      if (document.title) setAnnounced({ shown, title: document.title });
    };
    // After a change of page the document has no title until Gatsby has rendered its head.
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
