import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { ANA } from "../testing/renderScreen";
import { saveDraft, readDraft } from "../lib/drafts";
import { startApp } from "../testing/sessionApp";
import type { ServerState } from "../testing/sessionApp";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

it("loads the session before anything shows, and sends a guest to the login and back", async () => {
  const { created, disposed } = startApp("/chats?tab=proposal", { isSignedIn: false });
  expect(screen.queryByRole("heading")).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Entrar" }));
  expect(await screen.findByRole("heading", { name: "Chats de Ana" })).toBeTruthy();
  expect(disposed).toEqual([created[0]]);
});

it("leaves nothing of the user after signing out", async () => {
  const { created, disposed } = startApp("/chats", { isSignedIn: true });
  await userEvent.click(await screen.findByRole("button", { name: "Salir" }));
  await screen.findByRole("button", { name: "Entrar" });
  expect(disposed).toEqual([created[0]]);
  expect(JSON.stringify(created.at(-1)?.extract())).not.toContain("ana@example.com");
});

it("leads to the login and back to the same place when the session expires", async () => {
  const state = { isSignedIn: true };
  startApp("/chats", state);
  await screen.findByRole("heading", { name: "Chats de Ana" });
  state.isSignedIn = false;
  await userEvent.click(screen.getByRole("button", { name: "Preguntar" }));
  const signIn = await screen.findByRole("button", { name: "Entrar" });
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Tu sesión terminó. Inicia sesión para continuar."]);
  await userEvent.click(signIn);
  expect(await screen.findByRole("heading", { name: "Chats de Ana" })).toBeTruthy();
});

it("signs out when another tab does", async () => {
  const state = { isSignedIn: true };
  startApp("/chats", state);
  await screen.findByRole("heading", { name: "Chats de Ana" });
  state.isSignedIn = false;
  const otherTab = new BroadcastChannel("tq-session");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage("signed-out");
  expect(await screen.findByRole("button", { name: "Entrar" })).toBeTruthy();
  otherTab.close();
});

it("shows no notice and leaves nothing of the user when another tab signs out", async () => {
  const state = { isSignedIn: true };
  const { created } = startApp("/chats", state);
  await screen.findByRole("heading", { name: "Chats de Ana" });
  saveDraft("chat-1", "1", "Hola");
  toast.info("Luis te escribió");
  const otherTab = new BroadcastChannel("tq-session");
  const received = new Promise((resolve) => new BroadcastChannel("tq-session").addEventListener("message", resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage("signing-out");
  await received;
  // The server closes the session's sockets and refuses its requests before the other tab has its answer.
  state.isSignedIn = false;
  await userEvent.click(screen.getByRole("button", { name: "Preguntar" }));
  await screen.findByRole("button", { name: "Entrar" });
  expect(toastStore.getState()).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  expect(created).toHaveLength(2);
  otherTab.close();
});

it("keeps a draft over an expired session for the same user only", async () => {
  const state: ServerState = { isSignedIn: true };
  startApp("/chats", state);
  await screen.findByRole("heading", { name: "Chats de Ana" });
  saveDraft("chat-1", "1", "Hola");
  const expire = async () => {
    state.isSignedIn = false;
    await userEvent.click(screen.getByRole("button", { name: "Preguntar" }));
    return screen.findByRole("button", { name: "Entrar" });
  };
  await userEvent.click(await expire());
  await screen.findByRole("heading", { name: "Chats de Ana" });
  expect(readDraft("chat-1", "1")).toBe("Hola");
  const signIn = await expire();
  state.viewer = { ...ANA, id: "2", user: { ...ANA.user, id: "2", firstName: "Luis" } };
  await userEvent.click(signIn);
  expect(await screen.findByRole("heading", { name: "Muro" })).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

it("does not disturb a guest when another tab signs out", async () => {
  const { created } = startApp("/login", { isSignedIn: false });
  await screen.findByRole("button", { name: "Entrar" });
  const otherTab = new BroadcastChannel("tq-session");
  const heard = new Promise((resolve) => new BroadcastChannel("tq-session").addEventListener("message", resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage("signed-out");
  await heard;
  expect(created).toHaveLength(1);
  otherTab.close();
});

it("does not take a member for a guest while the network is down", async () => {
  const state = { isSignedIn: true, isDown: true };
  startApp("/chats", state);
  const retry = await screen.findByRole("button", { name: "Intentar de nuevo" });
  state.isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Chats de Ana" })).toBeTruthy());
});

it("does not lead the next user to where the previous one was", async () => {
  const state: ServerState = { isSignedIn: true };
  startApp("/chats", state);
  await userEvent.click(await screen.findByRole("button", { name: "Salir" }));
  const signIn = await screen.findByRole("button", { name: "Entrar" });
  expect(toastStore.getState()).toEqual([]);
  state.viewer = { ...ANA, id: "2", user: { ...ANA.user, id: "2", firstName: "Luis" } };
  await userEvent.click(signIn);
  expect(await screen.findByRole("heading", { name: "Muro" })).toBeTruthy();
});

it("stays signed in when the sign-out fails", async () => {
  const state = { isSignedIn: true, isDown: false };
  startApp("/chats", state);
  const leave = await screen.findByRole("button", { name: "Salir" });
  state.isDown = true;
  await userEvent.click(leave);
  expect(await screen.findByRole("heading", { name: "Chats de Ana" })).toBeTruthy();
});

it("switches to the user who signs in in another tab, and clears the notices", async () => {
  const state: ServerState = { isSignedIn: true };
  startApp("/chats", state);
  await screen.findByRole("heading", { name: "Chats de Ana" });
  toast.info("Luis te escribió");
  state.viewer = { ...ANA, id: "2", user: { ...ANA.user, id: "2", firstName: "Luis" } };
  const otherTab = new BroadcastChannel("tq-session");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage("signed-in");
  expect(await screen.findByRole("heading", { name: "Muro" })).toBeTruthy();
  expect(toastStore.getState()).toEqual([]);
  otherTab.close();
});
