const CHOICES = ["light", "dark"] as const;

/** How the pages look: as the system prefers, or as chosen on this device. */
export type Appearance = "system" | (typeof CHOICES)[number];

const A_YEAR = 365 * 24 * 60 * 60;

/** What was chosen on this device; in a cookie, so that the server marks its pages and nothing flashes. */
export function readAppearance(cookies: string): Appearance {
  const [, chosen] = /(?:^|;\s*)tq_appearance=(\w+)/.exec(cookies) ?? [];
  return CHOICES.find((choice) => choice === chosen) ?? "system";
}

/** Shows the page in an appearance: theme/appearance.css follows the mark at the root. */
export function applyAppearance(appearance: Appearance): void {
  const root = document.documentElement;
  if (appearance === "system") delete root.dataset.appearance;
  else root.dataset.appearance = appearance;
  // The colour of the browser's own bar.
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.dataset.appearance;
    const chosen = own === appearance ? "all" : "not all";
    meta.setAttribute("media", appearance === "system" ? `(prefers-color-scheme: ${own})` : chosen);
  }
}

const CHANNEL_NAME = "tq-appearance";

/** Reports what is chosen in any part of any tab of this browser; returns a function that ends it. */
export function onAppearanceChange(listener: (appearance: Appearance) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener("message", () => listener(readAppearance(document.cookie)));
  return () => channel.close();
}

/** Keeps the choice for a year on this device, and shows it at once, in all its open tabs. */
export function chooseAppearance(appearance: Appearance): void {
  const age = appearance === "system" ? 0 : A_YEAR;
  document.cookie = `tq_appearance=${appearance}; Path=/; Max-Age=${age}; SameSite=Lax`;
  applyAppearance(appearance);
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL_NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(null);
  channel.close();
}
