/**
 * The service worker: caches the app shell and the code and pictures that were used. It never caches a server-rendered
 * page nor a response with data: those belong to one user. Built into /sw.js by build/serviceWorker.ts, which fills in
 * `build`.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface WorkerPushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}
interface WorkerClickEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface WorkerWindow {
  focus(): Promise<WorkerWindow>;
  postMessage(message: PageMessage, transfer: []): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<WorkerWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(name: "push", listener: (event: WorkerPushEvent) => void): void;
  addEventListener(name: "notificationclick", listener: (event: WorkerClickEvent) => void): void;
  addEventListener(name: "pushsubscriptionchange", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "message", listener: (event: WorkerEvent & MessageEvent<WorkerMessage>) => void): void;
}
/** Messages from a page to the worker. */
export type WorkerMessage = { type: "keep"; addresses: string[] } | { type: "take-over" };
/** Messages from the worker to a page. */
export type PageMessage = { type: "open"; path: string };

declare const build: {
  version: string;
  files: string[];
  texts: { brand: string; news: string };
  /** Of the client, by name, as they are registered. */
  operations: { Push: string; TurnPushOn: string };
};
const worker = globalThis as unknown as WorkerScope;

const SHELL = `tq-shell-${build.version}`;
const ASSETS = "tq-assets";
const PICTURES = "tq-pictures";
const SHELL_PAGE = "/shell.html";
/** A page that takes longer is replaced by the cached shell. */
const PAGE_TIMEOUT_MS = 4_000;
/** This file is built alone: it imports nothing. */
const DAY_MS = 86_400_000;
const MAX = { assets: 200, pictures: 120, pictureBytes: 400_000 };
/** Documents of the server that are not pages of the app. */
const OTHER_DOCUMENTS =
  /^\/(graphql|card_gateway|correos|uploads|share|sitemaps|captcha|outbox|api|assets|icons)(\/|$)|\.[a-z0-9]{2,12}$/i;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches()));
worker.addEventListener("message", (event) => {
  if (event.data.type === "take-over") event.waitUntil(worker.skipWaiting());
  if (event.data.type === "keep") event.waitUntil(cacheAssets(event.data.addresses));
});
worker.addEventListener("push", (event) => event.waitUntil(showPush(event.data?.json())));
worker.addEventListener("notificationclick", (event) => event.waitUntil(openPush(event.notification)));
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewPush()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!OTHER_DOCUMENTS.test(pathname)) event.respondWith(respondWithPage(event));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(respondWithAsset(event));
  } else if (pathname.startsWith("/uploads/") && request.destination === "image") {
    event.respondWith(respondWithPicture(event));
  }
});

async function install(): Promise<void> {
  await (await caches.open(SHELL)).add(new Request(SHELL_PAGE, { cache: "reload" }));
  // One after the other: on a slow network they must not delay what the user is waiting for.
  await cacheAssets(build.files);
}

async function cacheAssets(addresses: readonly string[]): Promise<void> {
  const assets = await caches.open(ASSETS);
  for (const address of addresses.slice(0, MAX.assets)) {
    const { origin, pathname } = new URL(address, location.origin);
    if (origin !== location.origin || !pathname.startsWith("/assets/")) continue;
    if (!(await assets.match(pathname, { ignoreVary: true }))) await assets.add(pathname);
  }
}

/** Deletes the shell of older versions; their code stays for tabs that still run it, until there is too much. */
async function deleteOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("tq-") && ![SHELL, ASSETS, PICTURES].includes(name)) await caches.delete(name);
  await trim(ASSETS, MAX.assets);
  await worker.registration.navigationPreload?.enable();
}

const cachedShell = () => caches.match(SHELL_PAGE, { cacheName: SHELL, ignoreVary: true });

async function respondWithPage(event: WorkerFetchEvent): Promise<Response> {
  const response = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const shellAfterTimeout = new Promise((resolve) => {
    setTimeout(resolve, PAGE_TIMEOUT_MS);
  }).then(async () => (await cachedShell()) ?? response);
  const pageOrShell = response.catch(async (error: unknown) => {
    const shell = await cachedShell();
    if (shell) return shell;
    throw error;
  });
  return Promise.race([pageOrShell, shellAfterTimeout]);
}

/** Files with hashed names never change. */
async function respondWithAsset(event: WorkerFetchEvent): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const cached = await assets.match(event.request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(assets.put(event.request, copy).then(() => trim(ASSETS, MAX.assets)));
  }
  return response;
}

/** Answers from the cache at once and refreshes an old picture in the background. */
async function respondWithPicture(event: WorkerFetchEvent): Promise<Response> {
  const pictures = await caches.open(PICTURES);
  const cached = await pictures.match(event.request, { ignoreVary: true });
  if (cached && Date.now() - Date.parse(cached.headers.get("date") ?? "") < DAY_MS) return cached;
  const fetched = fetch(event.request).then((response) => {
    if (response.ok && Number(response.headers.get("content-length") ?? Number.POSITIVE_INFINITY) <= MAX.pictureBytes) {
      const copy = response.clone();
      event.waitUntil(pictures.put(event.request, copy).then(() => trim(PICTURES, MAX.pictures)));
    }
    return response;
  });
  if (!cached) return fetched;
  event.waitUntil(fetched.catch(() => undefined));
  return cached;
}

/** Evicts the oldest entries first, but never files of the shell. */
async function trim(name: string, max: number): Promise<void> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const evictable = requests.filter((request) => !build.files.includes(new URL(request.url).pathname));
  for (const request of evictable.slice(0, Math.max(0, requests.length - max))) await cache.delete(request);
}

/** What the server says is a PushPayload; of another one at least that there is news, which browsers insist on. */
async function showPush(payload: unknown): Promise<void> {
  const { text, tag, path } = (payload ?? {}) as { text?: unknown; tag?: unknown; path?: unknown };
  await worker.registration.showNotification(build.texts.brand, {
    body: typeof text === "string" ? text : build.texts.news,
    tag: typeof tag === "string" ? tag : "news",
    icon: "/icons/app-192.png",
    badge: "/icons/monochrome-512.png",
    data: { path: typeof path === "string" && /^\/(?!\/)/.test(path) ? path : "/notifications_page" },
  });
}

/** In a tab that is open, else in a new one. */
async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const [tab] = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!tab) {
    await worker.clients.openWindow(path);
    return;
  }
  await tab.focus();
  tab.postMessage({ type: "open", path }, []);
}

/**
 * Subscribes anew where the push service has ended the subscription, of which the page hears nothing. Only for whoever
 * has turned pushes on here: on a shared device another user may be signed in now.
 */
async function renewPush(): Promise<void> {
  const { viewer } = await ask<{ viewer: { push: { publicKey: string; isOn: boolean } | null } | null }>(
    build.operations.Push,
  );
  if (!viewer?.push?.isOn) return;
  const { pushManager } = worker.registration;
  // With another key of the server the browser refuses a second one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: viewer.push.publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await ask(build.operations.TurnPushOn, { input: { endpoint, p256dh: keys?.p256dh, auth: keys?.auth } });
}

/** Asks the gateway, as whoever is signed in here. */
async function ask<Data>(query: string, variables?: object): Promise<Data> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
}
