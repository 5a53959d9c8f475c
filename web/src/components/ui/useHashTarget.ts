import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Shows the URL's hash target: opens a collapsed question, scrolls to it and moves the focus there. For a part that
 * comes after its page, only where the hash names its `id`; null while it is not to be shown yet.
 */
export function useHashTarget(id?: string | null): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    // On history navigation the scroll position is restored; only a freshly loaded page has none.
    if (!hash || id === null || (type === "POP" && key !== "default")) return;
    const target = document.getElementById(decode(hash.slice(1)));
    if (!target || (id !== undefined && target.id !== id)) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
    const focusable = target.querySelector<HTMLElement>(":scope > summary") ?? target;
    if (focusable === target) target.tabIndex = -1;
    focusable.focus({ preventScroll: true });
  }, [hash, id, key, type]);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
