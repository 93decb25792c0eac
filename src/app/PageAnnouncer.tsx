import { useLayoutEffect, useRef, useState } from "react";
import { useLanguage } from "../language/LanguageProvider";

/** When the title comes into the live region, and when it goes, in milliseconds. */
const start = 100;
const end = 5000;

/** Announces the title to screen readers when the page or its language changes. */
export function PageAnnouncer({ path }: { path: string }) {
  const { language } = useLanguage();
  const page = `${language} ${path}`;
  const known = useRef(page);
  const [title, setTitle] = useState("");

  // Layout has set the title in an effect before this one. Gatsby removes it for a while, and moves the focus,
  // at which a screen reader would stop to announce it.
  useLayoutEffect(() => {
    if (known.current === page) return;
    known.current = page;
    setTitle("");
    const timers = [setTimeout(setTitle, start, document.title), setTimeout(setTitle, end, "")];
    return () => timers.forEach(clearTimeout);
  }, [page]);

  return (
    <p role="status" className="visuallyHidden">
      {title}
    </p>
  );
}
