import { useLayoutEffect, useRef, useState } from "react";
import { useLanguage } from "../language/LanguageProvider";

/** When the title enters the live region and when it leaves it, in milliseconds after the change. */
const announceAfter = 100;
const clearAfter = 5000;

/** Announces the title to screen readers when the page or its language changes. */
export function PageAnnouncer({ path }: { path: string }) {
  const { language } = useLanguage();
  const page = `${language} ${path}`;
  const known = useRef(page);
  const [title, setTitle] = useState("");

  // Here document.title is the one that Layout has just set; soon Gatsby removes it for a while. The announcement
  // waits until Gatsby has moved the focus, which would interrupt a screen reader.
  useLayoutEffect(() => {
    if (known.current === page) return;
    known.current = page;
    setTitle("");
    const timers = [
      setTimeout(setTitle, announceAfter, document.title),
      setTimeout(setTitle, clearAfter, ""),
    ];
    return () => timers.forEach(clearTimeout);
  }, [page]);

  return (
    <p role="status" className="visuallyHidden">
      {title}
    </p>
  );
}
