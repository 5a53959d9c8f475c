const FOCUSABLE = "a[href], button:not([disabled]), input:not([type=radio])";

/** Up, down, home and end walk through what can take the focus; false where a key is none of them. Home and end stay a text field's own. */
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
