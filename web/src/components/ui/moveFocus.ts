const FOCUSABLE = "a[href], button:not([disabled]), input:not([type=radio])";

/**
 * Arrow keys, Home and End move the focus among focusable elements; false for other keys. Text fields keep Home and
 * End.
 */
export function moveFocus(container: HTMLElement, key: string, isTyping = false): boolean {
  const targets = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.checkVisibility?.() !== false,
  );
  const current = targets.indexOf(document.activeElement as HTMLElement);
  const next =
    key === "ArrowDown"
      ? current + 1
      : key === "ArrowUp"
        ? current - 1
        : isTyping
          ? null
          : key === "Home"
            ? 0
            : key === "End"
              ? targets.length - 1
              : null;
  if (next === null) return false;
  targets[Math.max(0, Math.min(next, targets.length - 1))]?.focus();
  return true;
}
