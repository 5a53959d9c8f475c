import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import PushCard from "./PushCard";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

/** A browser whose person answers so when it asks, before a server that sends pushes. */
function show(answer: NotificationPermission, ui = <PushCard />) {
  const permission = { permission: "default" as NotificationPermission };
  const pushManager = {
    subscribe: vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>(async () => ({
      toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "llave", auth: "sello" } }),
    })),
    getSubscription: async () => null,
  };
  const registration = { pushManager };
  const requestPermission = vi.fn<() => Promise<string>>(async () => (permission.permission = answer));
  vi.stubGlobal("Notification", Object.assign(permission, { requestPermission }));
  vi.stubGlobal("PushManager", {});
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  const viewer = (isOn: boolean) => ({
    __typename: "Viewer",
    id: "1",
    push: { __typename: "Push", publicKey: "clave", isOn },
  });
  const view = renderScreen(ui, {
    viewer: ANA,
    answers: {
      Push: () => ({ viewer: viewer(false) }),
      TurnPushOn: () => ({ turnPushOn: { __typename: "PushPayload", viewer: viewer(true), errors: [] } }),
    },
  });
  return { ...view, user: userEvent.setup(), pushManager, requestPermission };
}
const card = () => screen.queryByRole("region", { name: "¿Te avisamos cuando te respondan?" });
const toasts = () => toastStore.getState().map(({ text }) => text);

it("asks the browser only once it was accepted, and subscribes with the server's key", async () => {
  const { user, asked, pushManager, requestPermission } = show("granted");
  await waitFor(() => expect(card()).not.toBeNull());
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Sí, avísame" }));
  await waitFor(() => expect(toasts()).toEqual(["Te avisaremos en este dispositivo."]));
  expect(pushManager.subscribe.mock.calls[0]?.[0]).toMatchObject({ applicationServerKey: "clave" });
  expect(asked.at(-1)?.variables).toEqual({
    input: { endpoint: "https://push.example/1", p256dh: "llave", auth: "sello" },
  });
  expect(card()).toBeNull();
});

it("asks no more once it was put off, or refused to the browser", async () => {
  const first = show("granted");
  await waitFor(() => expect(card()).not.toBeNull());
  await first.user.click(screen.getByRole("button", { name: "Ahora no" }));
  expect(card()).toBeNull();
  // Where the button was, the focus goes on.
  const toSettings = screen.getByRole("link", { name: "Tus avisos se cambian en Ajustes" });
  expect(document.activeElement).toBe(toSettings);
  expect(toSettings.getAttribute("href")).toBe("/profile?tab=account#avisos");
  cleanup();
  show("granted");
  await waitFor(() => expect(card()).toBeNull());
  cleanup();
  localStorage.clear();
  const refused = show("denied");
  await waitFor(() => expect(card()).not.toBeNull());
  await refused.user.click(screen.getByRole("button", { name: "Sí, avísame" }));
  await waitFor(() => expect(card()).toBeNull());
  expect(refused.pushManager.subscribe).not.toHaveBeenCalled();
  expect(toasts()).toEqual(["Tu navegador tiene bloqueados los avisos de Truequea: permítelos en sus ajustes."]);
});

/** A page that is rendered again while the card is on it. */
function Page() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button onClick={() => setTimes(times + 1)}>Otro mensaje</button>
      <PushCard />
    </>
  );
}

it.each<NotificationPermission>(["granted", "denied"])(
  "leads on to the settings after %s, whatever is new around it",
  async (answer) => {
    const { user } = show(answer, <Page />);
    await user.click(await screen.findByRole("button", { name: "Sí, avísame" }));
    await screen.findByRole("link", { name: "Tus avisos se cambian en Ajustes" });
    await user.click(screen.getByRole("button", { name: "Otro mensaje" }));
    expect(screen.getByRole("link", { name: "Tus avisos se cambian en Ajustes" })).toBeTruthy();
  },
);

it("is not asked of a browser that can take none", async () => {
  const { asked } = renderScreen(<PushCard />, { viewer: ANA });
  await waitFor(() => expect(asked).toEqual([]));
  expect(card()).toBeNull();
});
