/** In the field the keyboard of a phone would lie over the results, and a screen reader would stay before them. */
export function goToContent() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.getElementById("content")?.focus({ preventScroll: true });
}
