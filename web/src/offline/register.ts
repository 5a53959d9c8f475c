import { toast } from "../components/ui/toast";
import { handOverHeld } from "../lib/drafts";
import { offlineMessages } from "../lib/offlineMessages";
import type { WorkerMessage } from "./worker";

/** Whoever leaves the tab open for days gets to know of a new version, too; ms. */
const LOOK_AGAIN = 60 * 60_000;

/** Registers the service worker, tells it what this page has loaded before, and offers a new version when there is one. */
export async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js");
  const tell = (message: WorkerMessage) => registration.active?.postMessage(message, []);
  const keepLoaded = () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    tell({ type: "keep", addresses: loaded.filter((address) => address.startsWith(`${location.origin}/assets/`)) });
  };
  let lookedAt = Date.now();

  const follow = (next: ServiceWorker | null) =>
    next?.addEventListener("statechange", () => {
      // The first one has nobody to replace.
      if (next.state === "installed" && registration.active) offer(next);
    });

  await navigator.serviceWorker.ready;
  keepLoaded();
  if (registration.waiting) offer(registration.waiting);
  // The browser looked for it when this page was opened, and a slow network is still bringing it.
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return keepLoaded();
    if (Date.now() - lookedAt < LOOK_AGAIN) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** The page is loaded anew only when its person says so: there may be a half-filled form on it. */
function offer(next: ServiceWorker): void {
  const takeOver = () => {
    next.addEventListener("statechange", () => {
      if (next.state !== "activated") return;
      handOverHeld();
      location.reload();
    });
    next.postMessage({ type: "take-over" } satisfies WorkerMessage, []);
  };
  toast.info(offlineMessages.newVersion, {
    id: "new-version",
    stays: true,
    isOfApp: true,
    action: { label: offlineMessages.update, run: takeOver },
  });
}
