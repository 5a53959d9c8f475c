/** Runs now, or when the person comes back to this tab: a toast in a tab nobody sees would be lost. */
export function runWhenVisible(action: () => void): void {
  if (document.visibilityState === "visible") return action();
  const onChange = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", onChange);
    action();
  };
  document.addEventListener("visibilitychange", onChange);
}
