import { useEffect } from "react";
import type { RefObject } from "react";

/** How far the composer reaches up from the bottom of the window, for what must not cover it. */
const PROPERTY = "--composer-reach";

/** Keeps that height as a custom property of the page while the composer is there. */
export function useReach(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(PROPERTY, `${innerHeight - current.getBoundingClientRect().top}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [element]);
}
