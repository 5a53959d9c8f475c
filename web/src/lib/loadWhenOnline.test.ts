import { afterEach, expect, test, vi } from "vitest";
import { loadWhenOnline, loadOrFailOffline } from "./loadWhenOnline";

const network = (isOnline: boolean) => vi.stubGlobal("navigator", { onLine: isOnline });

afterEach(() => vi.unstubAllGlobals());

test("loads nothing while offline, and once when the network is back", async () => {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  network(false);
  const load = vi.fn<() => Promise<string>>(async () => "code");
  const get = loadWhenOnline(load);
  const first = get();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  network(true);
  target.dispatchEvent(new Event("online"));
  expect(await first).toBe("code");
  network(false);
  expect(await get()).toBe("code");
  expect(load).toHaveBeenCalledTimes(1);
});

test("retries after a failure", async () => {
  network(true);
  const load = vi.fn<() => Promise<string>>(async () => "code").mockRejectedValueOnce(new Error("gone"));
  const get = loadWhenOnline(load);
  await expect(get()).rejects.toThrow("gone");
  expect(await get()).toBe("code");
});

test("fails at once offline where the user is waiting", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "code");
  network(false);
  await expect(loadOrFailOffline(load)()).rejects.toThrow("offline");
  expect(load).not.toHaveBeenCalled();
  network(true);
  expect(await loadOrFailOffline(load)()).toBe("code");
});
