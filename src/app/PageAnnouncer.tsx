import { useEffect, useState } from "react";
import { usePagePath } from "../components/SiteLink/pagePath";
import { useLanguage } from "../language/LanguageProvider";

/** How long a title stays for screen readers to read it, in milliseconds. */
const lifetime = 5000;

/**
 * Announces the title to screen readers whenever the page or its language changes. One in a modal
 * dialog is needed as well: the page behind the dialog is inert and so not announced.
 */
export function PageAnnouncer() {
  const { language } = useLanguage();
  const shown = `${language} ${usePagePath()}`;
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
