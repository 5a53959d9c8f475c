import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";

class NextWorker extends EventTarget {
  state = "installed";
  readonly postMessage = vi.fn<(message: unknown) => void>();
}

const update = vi.fn<() => Promise<void>>();
const register = (workers: { waiting?: NextWorker; installing?: NextWorker }) =>
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ update, ...workers }) } });
const runAction = () => toastStore.getState()[0]?.action?.run();

let pages = 0;
let offerNewVersion: () => Promise<void>;
beforeEach(async () => {
  // Each test is a page of its own.
  const page: typeof import("./registerWorker") = await import(
    /* @vite-ignore */ `./registerWorker.ts?page=${(pages += 1)}`
  );
  offerNewVersion = page.offerNewVersion;
  update.mockReset().mockResolvedValue();
  vi.spyOn(location, "reload").mockImplementation(() => undefined);
});
afterEach(() => {
  toast.dismiss("new-version");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("offers a new version and has the worker look for it", async () => {
  register({});
  await offerNewVersion();
  await offerNewVersion();
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Hay una versión nueva."]);
  expect(update).toHaveBeenCalledTimes(1);
  expect(location.reload).not.toHaveBeenCalled();
});

it.each(["waiting", "installing"])("lets the worker take over that is %s, and reloads then", async (stage) => {
  const next = new NextWorker();
  register({ [stage]: next });
  await offerNewVersion();
  runAction();
  await vi.waitFor(() => expect(next.postMessage).toHaveBeenCalledWith({ type: "take-over" }, []));
  expect(location.reload).not.toHaveBeenCalled();
  next.state = "activated";
  next.dispatchEvent(new Event("statechange"));
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it("reloads also where the next worker could not be installed", async () => {
  const next = new NextWorker();
  register({ installing: next });
  await offerNewVersion();
  runAction();
  await vi.waitFor(() => expect(next.postMessage).toHaveBeenCalled());
  next.state = "redundant";
  next.dispatchEvent(new Event("statechange"));
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it("reloads at once where no worker waits, however little came of looking for one", async () => {
  register({});
  update.mockRejectedValue(new TypeError("no network"));
  await offerNewVersion();
  runAction();
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledTimes(1));
});
