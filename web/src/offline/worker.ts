/**
 * The service worker: keeps the shell of the app and what was seen of its code and pictures. It never keeps a page that the server
 * has drawn, nor any answer with data: those belong to a person. Built into /sw.js by build/serviceWorker.ts, which fills in `build`.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(name: "message", listener: (event: WorkerEvent & MessageEvent<WorkerMessage>) => void): void;
}
/** What a page may ask of the worker. */
export type WorkerMessage = { type: "keep"; addresses: string[] } | { type: "take-over" };

declare const build: { version: string; files: string[] };
const worker = globalThis as unknown as WorkerScope;

const SHELL = `tq-shell-${build.version}`;
const ASSETS = "tq-assets";
const PICTURES = "tq-pictures";
const SHELL_PAGE = "/shell.html";
/** How long a page may take before the kept shell takes its place, ms. */
const PATIENCE = 4_000;
const MAX = { assets: 200, pictures: 120, pictureBytes: 400_000 };
const DAY = 86_400_000;
/** Documents of the server that are no pages of the app. */
const OTHER_DOCUMENTS =
  /^\/(graphql|card_gateway|uploads|share|sitemaps|captcha|outbox|api|assets|icons)(\/|$)|\.[a-z0-9]{2,12}$/i;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", (event) => {
  if (event.data.type === "take-over") event.waitUntil(worker.skipWaiting());
  if (event.data.type === "keep") event.waitUntil(keep(event.data.addresses));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!OTHER_DOCUMENTS.test(pathname)) event.respondWith(page(event));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(asset(event));
  } else if (pathname.startsWith("/uploads/") && request.destination === "image") {
    event.respondWith(picture(event));
  }
});

async function install(): Promise<void> {
  await (await caches.open(SHELL)).add(new Request(SHELL_PAGE, { cache: "reload" }));
  // One after the other: on a bad network they must not stand in the way of what somebody waits for.
  await keep(build.files);
}

async function keep(addresses: readonly string[]): Promise<void> {
  const assets = await caches.open(ASSETS);
  for (const address of addresses.slice(0, MAX.assets)) {
    const { origin, pathname } = new URL(address, location.origin);
    if (origin !== location.origin || !pathname.startsWith("/assets/")) continue;
    if (!(await assets.match(pathname, { ignoreVary: true }))) await assets.add(pathname);
  }
}

/** A former version's shell goes; its code stays for the tabs that still run it, until there is too much. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("tq-") && ![SHELL, ASSETS, PICTURES].includes(name)) await caches.delete(name);
  await trim(ASSETS, MAX.assets);
  await worker.registration.navigationPreload?.enable();
}

const shell = () => caches.match(SHELL_PAGE, { cacheName: SHELL, ignoreVary: true });

async function page(event: WorkerFetchEvent): Promise<Response> {
  const answer = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  }).then(async () => (await shell()) ?? answer);
  const soon = answer.catch(async (error: unknown) => {
    const kept = await shell();
    if (kept) return kept;
    throw error;
  });
  return Promise.race([soon, late]);
}

/** Hashed names never change their content. */
async function asset(event: WorkerFetchEvent): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(assets.put(event.request, copy).then(() => trim(ASSETS, MAX.assets)));
  }
  return answer;
}

/** The kept one at once; an old one is asked for again meanwhile. */
async function picture(event: WorkerFetchEvent): Promise<Response> {
  const pictures = await caches.open(PICTURES);
  const kept = await pictures.match(event.request, { ignoreVary: true });
  if (kept && Date.now() - Date.parse(kept.headers.get("date") ?? "") < DAY) return kept;
  const asked = fetch(event.request).then((answer) => {
    if (answer.ok && Number(answer.headers.get("content-length") ?? Number.POSITIVE_INFINITY) <= MAX.pictureBytes) {
      const copy = answer.clone();
      event.waitUntil(pictures.put(event.request, copy).then(() => trim(PICTURES, MAX.pictures)));
    }
    return answer;
  });
  if (!kept) return asked;
  event.waitUntil(asked.catch(() => undefined));
  return kept;
}

/** The oldest go first, but never what the shell is made of. */
async function trim(name: string, max: number): Promise<void> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const spare = requests.filter((request) => !build.files.includes(new URL(request.url).pathname));
  for (const request of spare.slice(0, Math.max(0, requests.length - max))) await cache.delete(request);
}
