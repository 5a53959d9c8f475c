import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { readDraft, saveDraft } from "../lib/drafts";
import { ANA } from "../testing/renderScreen";
import { setServerReachable } from "../lib/loadWhenOnline";
import { startApp } from "../testing/sessionApp";
import type { ServerState } from "../testing/sessionApp";
import type { SessionViewer } from "../apollo/session";

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const LUIS: SessionViewer = { ...ANA, id: "2", user: { ...ANA.user, id: "2", firstName: "Luis" } };

/** Starts with what the device knows of Ana; the server has not answered yet. */
function startKnown(state: ServerState) {
  let answer = () => {};
  const patience = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { ...startApp("/chats", Object.assign(state, { known: ANA, patience })), answer };
}

it("shows what the device knows of the viewer before the server answers, and goes on with the answer", async () => {
  const { created, answer } = startKnown({
    isSignedIn: true,
    viewer: { ...ANA, user: { ...ANA.user, firstName: "Anabel" } },
  });
  expect(screen.getByRole("heading", { name: "Chats de Ana" })).toBeTruthy();
  answer();
  expect(await screen.findByRole("heading", { name: "Chats de Anabel" })).toBeTruthy();
  expect(created).toHaveLength(1);
});

it("keeps showing what the device knows while the server cannot be reached", async () => {
  const { answer } = startKnown({ isSignedIn: true, isDown: true });
  const offline = new Promise((resolve) => addEventListener("offline", resolve, { once: true }));
  answer();
  await offline;
  expect(screen.getByRole("heading", { name: "Chats de Ana" })).toBeTruthy();
  setServerReachable(true);
});

it("keeps what was written without a network where the session has ended by the time there is one", async () => {
  const state = { isSignedIn: false, isDown: true };
  const { answer } = startKnown(state);
  const offline = new Promise((resolve) => addEventListener("offline", resolve, { once: true }));
  answer();
  await offline;
  saveDraft("outbox-1", "1", "Llego tarde", "device");
  state.isDown = false;
  await waitFor(() => {
    globalThis.dispatchEvent(new Event("online"));
    expect(screen.getByRole("button", { name: "Entrar" })).toBeTruthy();
  });
  expect(screen.queryByText(/Ana/)).toBeNull();
  expect(readDraft("outbox-1", "1", "device")).toBe("Llego tarde");
});

it("leads to the login where the known session has ended, and shows nothing of it to who comes after", async () => {
  const state: ServerState = { isSignedIn: false };
  const { created, answer } = startKnown(state);
  answer();
  expect(await screen.findByRole("button", { name: "Entrar" })).toBeTruthy();
  expect(screen.queryByText(/Ana/)).toBeNull();
  expect(JSON.stringify(created.at(-1)?.extract())).not.toContain(ANA.email);
});

it("shows nothing of the known viewer where the session is another one's", async () => {
  const { created, answer } = startKnown({ isSignedIn: true, viewer: { ...LUIS, email: "luis@example.com" } });
  answer();
  await waitFor(() => expect(screen.queryByText(/Ana/)).toBeNull());
  await waitFor(() => expect(created).toHaveLength(2));
  expect(JSON.stringify(created.at(-1)?.extract())).not.toContain(ANA.email);
});
