import { toast } from "../components/ui/toast";
import { reload } from "../lib/reload";
import { offlineMessages } from "../lib/offlineMessages";
import type { WorkerMessage } from "./worker";

/** A tab that stays open for days still learns of a new version. */
const UPDATE_INTERVAL_MS = 60 * 60_000;

/**
 * Registers the service worker, lets it cache what this page has already loaded, and offers a new version when there is
 * one.
 */
export async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js");
  const postToWorker = (message: WorkerMessage) => registration.active?.postMessage(message, []);
  const cacheLoadedAssets = () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    postToWorker({
      type: "keep",
      addresses: loaded.filter((address) => address.startsWith(`${location.origin}/assets/`)),
    });
  };
  let lastCheckedAt = Date.now();

  const offerWhenInstalled = (next: ServiceWorker | null) =>
    next?.addEventListener("statechange", () => {
      // The first worker replaces none.
      if (next.state === "installed" && registration.active) offerUpdate();
    });

  await navigator.serviceWorker.ready;
  cacheLoadedAssets();
  if (registration.waiting) offerUpdate();
  // The update check at page load may still be downloading on a slow network.
  offerWhenInstalled(registration.installing);
  registration.addEventListener("updatefound", () => offerWhenInstalled(registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return cacheLoadedAssets();
    if (Date.now() - lastCheckedAt < UPDATE_INTERVAL_MS) return;
    lastCheckedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

let isOffered = false;

/**
 * For a page that is too old for the server even after a reload: its worker may not know the new version yet. Only once
 * per page, which may query the server every second.
 */
export async function offerNewVersion(): Promise<void> {
  if (isOffered) return;
  isOffered = true;
  offerUpdate();
  await (await findRegistration())?.update().catch(() => undefined);
}

/** Reloads the page only on request: there may be a half-filled form on it. */
function offerUpdate(): void {
  toast.info(offlineMessages.newVersion, {
    id: "new-version",
    isPersistent: true,
    isAppWide: true,
    action: { label: offlineMessages.update, run: () => void update() },
  });
}

/** Activates the newest worker first, or the reload would get the old shell again. */
async function update(): Promise<void> {
  const registration = await findRegistration();
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return reload();
  next.addEventListener("statechange", () => {
    // If it cannot be installed, the page comes from the server.
    if (next.state === "activated" || next.state === "redundant") reload();
  });
  next.postMessage({ type: "take-over" } satisfies WorkerMessage, []);
}

/** None in a browser that knows no workers, and none before the first. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  return workers?.getRegistration();
}
