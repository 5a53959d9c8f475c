const STOPS = "a[href], button:not([disabled]), input:not([type=radio])";

/** Up, down, home and end walk through what can take the focus; false where a key is none of them. Home and end stay a text field's own. */
export function moveFocus(container: HTMLElement, key: string, isTyping = false): boolean {
  const stops = [...container.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.checkVisibility?.() !== false,
  );
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const to =
    key === "ArrowDown"
      ? at + 1
      : key === "ArrowUp"
        ? at - 1
        : isTyping
          ? null
          : key === "Home"
            ? 0
            : key === "End"
              ? stops.length - 1
              : null;
  if (to === null) return false;
  stops[Math.max(0, Math.min(to, stops.length - 1))]?.focus();
  return true;
}
