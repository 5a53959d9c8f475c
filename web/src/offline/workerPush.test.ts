import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { workerOperations } from "../../build/serviceWorker";

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const shown: { title: string; options: NotificationOptions }[] = [];
const tabs: { focus: () => Promise<unknown>; postMessage: (message: unknown) => void }[] = [];
const opened: string[] = [];
const subscribed: PushSubscriptionOptionsInit[] = [];
const asked: { query: string; variables?: object }[] = [];
let viewer: object | null = null;

// The little of a browser that the worker asks for when a push arrives: headless browsers show no notifications.
vi.stubGlobal("addEventListener", (name: string, listener: Listener) => listeners.set(name, listener));
const texts = { brand: "Truequea", news: "Tienes novedades" };
vi.stubGlobal("build", { version: "1", files: [], texts, operations: workerOperations() });
vi.stubGlobal("registration", {
  showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, options }),
  pushManager: {
    getSubscription: async () => null,
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      subscribed.push(options);
      return { toJSON: () => ({ endpoint: "https://push.example/2", keys: { p256dh: "key", auth: "secret" } }) };
    },
  },
});
vi.stubGlobal("clients", {
  matchAll: async () => tabs,
  openWindow: async (address: string) => void opened.push(address),
});
vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
  const request = JSON.parse(body) as (typeof asked)[number];
  asked.push(request);
  return Response.json({ data: request.query.startsWith("query") ? { viewer } : {} });
});
afterAll(() => vi.unstubAllGlobals());
await import("./worker");

beforeEach(() => {
  for (const list of [shown, tabs, opened, subscribed, asked]) list.length = 0;
});

/** Delivers an event and waits for all that the worker does about it. */
async function deliver(name: string, event: object) {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}
const push = (payload?: unknown) => deliver("push", { data: payload === undefined ? null : { json: () => payload } });

it("shows what a push says, and news of one matter in place of older ones", async () => {
  await push({ text: "Luis te escribió", tag: "chat-7", path: "/chats/7" });
  expect(shown).toMatchObject([
    { title: "Truequea", options: { body: "Luis te escribió", tag: "chat-7", data: { path: "/chats/7" } } },
  ]);
});

it.each([
  ["nothing", undefined],
  ["other kinds of values", { text: 7, tag: null, path: {} }],
  ["another site", { path: "https://malo.example" }],
  ["another site without its protocol", { path: "//malo.example" }],
])("leads to the notifications where a push holds %s", async (_name, payload) => {
  await push(payload);
  expect(shown).toMatchObject([
    { options: { body: "Tienes novedades", tag: "news", data: { path: "/notifications_page" } } },
  ]);
});

it("opens what was clicked in the open tab, else in a new one", async () => {
  const close = vi.fn<() => void>();
  const click = () => deliver("notificationclick", { notification: { close, data: { path: "/chats/7" } } });
  await click();
  expect([close.mock.calls.length, opened]).toEqual([1, ["/chats/7"]]);
  const focus = vi.fn<() => Promise<void>>().mockResolvedValue();
  const postMessage = vi.fn<(message: unknown) => void>();
  tabs.push({ focus, postMessage });
  await click();
  expect(opened).toHaveLength(1);
  expect(focus).toHaveBeenCalledOnce();
  expect(postMessage.mock.calls[0]?.[0]).toEqual({ type: "open", path: "/chats/7" });
});

it("subscribes anew with the server's key where the push service has ended the subscription", async () => {
  viewer = { push: { publicKey: "server", isOn: true } };
  await deliver("pushsubscriptionchange", {});
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: "server" }]);
  expect(asked.at(-1)?.variables).toEqual({
    input: { endpoint: "https://push.example/2", p256dh: "key", auth: "secret" },
  });
  expect(asked.map(({ query }) => /^\w+ \w+/.exec(query)?.[0])).toEqual(["query Push", "mutation TurnPushOn"]);
});

it.each([
  ["nobody is signed in", null],
  ["the backend sends no pushes", { push: null }],
  ["whoever is signed in now has turned none on", { push: { publicKey: "server", isOn: false } }],
])("does not subscribe anew where %s", async (_name, signedIn) => {
  viewer = signedIn;
  await deliver("pushsubscriptionchange", {});
  expect(subscribed).toEqual([]);
  expect(asked).toHaveLength(1);
});
