import { useEffect, useRef } from "react";

/**
 * Focuses `target` where a control of an area that had the focus has disappeared: `area` is spread on what holds both.
 * Only then: what changes while the focus is elsewhere does not take it.
 */
export function useKeptFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const isWithin = useRef(false);
  // Removing a control fires no blur event: the area still counts as focused.
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) target.current?.focus();
  });
  const area = {
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
  return { target, area };
}
