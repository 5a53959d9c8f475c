/**
 * Moves the focus from the field to the results: a phone's keyboard would cover them, and a screen reader would stay
 * before them.
 */
export function goToContent() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.getElementById("content")?.focus({ preventScroll: true });
}
