/** Runs now, or as soon as the tab becomes visible: a toast in a hidden tab would be missed. */
export function runWhenVisible(action: () => void): void {
  if (document.visibilityState === "visible") return action();
  const onChange = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", onChange);
    action();
  };
  document.addEventListener("visibilitychange", onChange);
}
