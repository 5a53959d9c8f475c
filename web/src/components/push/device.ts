import type { TurnPushOnInput } from "../../__generated__/graphql";

/** Whether this browser can take pushes at all: on some phones only once the app is installed. */
export const canTakePushes = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

async function findRegistration(): Promise<ServiceWorkerRegistration> {
  // `ready` never comes where there is no worker, as in development.
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error("no service worker");
  return navigator.serviceWorker.ready;
}

/** Subscribes with the server's key; an earlier subscription with another key is given up. */
export async function subscribeDevice(publicKey: string): Promise<TurnPushOnInput> {
  const { pushManager } = await findRegistration();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Ends the subscription of this browser to pushes; nothing to do where there is none. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
