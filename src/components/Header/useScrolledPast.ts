import { useSyncExternalStore } from "react";

const onScroll = (notify: () => void) => {
  window.addEventListener("scroll", notify, { passive: true });
  return () => window.removeEventListener("scroll", notify);
};

/**
 * @param threshold in CSS pixels
 * @returns whether the page is scrolled by more than the threshold; false in the static HTML
 */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > threshold,
    () => false,
  );
}
