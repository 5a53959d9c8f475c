import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Shows what the address points at: opens a question that is closed, goes there and takes the focus along. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    // Going back finds the place where one was by itself; only a page that was just loaded has none.
    if (!hash || (type === "POP" && key !== "default")) return;
    const target = document.getElementById(decode(hash.slice(1)));
    if (!target) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
    const focusable = target.querySelector<HTMLElement>(":scope > summary") ?? target;
    if (focusable === target) target.tabIndex = -1;
    focusable.focus({ preventScroll: true });
  }, [hash, key, type]);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
