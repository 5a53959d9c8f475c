import type { KeyboardEvent } from "react";

/** Page Down and Page Up move between items, as the ARIA feed pattern requires. */
export function stepThroughFeed(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
  if (step === 0) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[aria-posinset]")];
  const next = items[items.findIndex((item) => item.contains(document.activeElement)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
