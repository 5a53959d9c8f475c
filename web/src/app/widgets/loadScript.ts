const loaded = new Map<string, HTMLScriptElement>();

/**
 * Adds a third-party script to the page, once. A policy that forbids it or an unreachable host only shows in the
 * console.
 */
export function loadScript(url: string): void {
  if (loaded.has(url)) return;
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  script.dataset.thirdParty = "";
  script.addEventListener("error", () => loaded.delete(url));
  loaded.set(url, script);
  document.head.append(script);
}
