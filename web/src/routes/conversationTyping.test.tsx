import { act, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { expect, it, vi } from "vitest";
import { emitReconnect } from "../apollo/reconnect";
import { field, list, setOnline, setUpConversation, show } from "../testing/conversationScreen";

setUpConversation();

const presence =
  (showsTyping: boolean, counterpartLastSeen: string | null = null) =>
  () => ({ chat: { __typename: "Chat", id: "5", showsTyping, counterpartLastSeen } });
const typingEvent = (isTyping: boolean) => ({
  typingChanged: { __typename: "ChatTyping", chatId: "5", userId: "2", isTyping },
});
const done = () => ({ announceTyping: { __typename: "AnnounceTypingPayload", errors: [] } });

it("says in its header that the other writes, until their message comes or nothing more does", async () => {
  const changed = new Subject<unknown>();
  show({ ChatPresence: presence(true), TypingChanged: () => changed });
  await list();
  await waitFor(() => expect(changed.observed).toBe(true));
  act(() => changed.next(typingEvent(true)));
  expect(await screen.findByText("escribiendo…")).toBeTruthy();
  expect(screen.queryByText(/11 cambios/)).toBeNull();
  act(() => changed.next(typingEvent(false)));
  expect(await screen.findByText(/11 cambios/)).toBeTruthy();

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    act(() => changed.next(typingEvent(true)));
    expect(screen.getByText("escribiendo…")).toBeTruthy();
    act(() => vi.advanceTimersByTime(6_000));
    expect(screen.queryByText("escribiendo…")).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it("announces at a limited rate that the viewer is typing", async () => {
  const { user, asked } = show({
    ChatPresence: presence(true),
    TypingChanged: () => new Subject(),
    AnnounceTyping: done,
  });
  await list();
  const announced = () => asked.filter(({ operation }) => operation === "AnnounceTyping");
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("TypingChanged"));
  await user.type(await field(), "Hola");
  await waitFor(() => expect(announced()).toHaveLength(1));
  expect(announced()[0]?.variables).toEqual({ input: { chatId: "5" } });
  const later = Date.now() + 4_000;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => later);
  await user.type(await field(), ", ¿qué tal?");
  clock.mockRestore();
  await waitFor(() => expect(announced()).toHaveLength(2));
});

it("neither sends nor queries typing where the backend lacks it, or the viewer does not share it", async () => {
  const { user, asked } = show({ ChatPresence: presence(false) });
  await list();
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("ChatPresence"));
  await user.type(await field(), "Hola");
  expect(screen.getByText(/11 cambios/)).toBeTruthy();
  for (const operation of ["TypingChanged", "AnnounceTyping"])
    expect(asked.map((one) => one.operation)).not.toContain(operation);
});

it.each([
  ["NOW", "En línea"],
  ["TODAY", "Se conectó hoy"],
  ["THIS_WEEK", "Se conectó esta semana"],
])("says in coarse steps when the other was last there: %s", async (step, words) => {
  show({ ChatPresence: presence(false, step) });
  expect(await screen.findByText(`· ${words}`)).toBeTruthy();
});

it("does not say it without a network", async () => {
  let step = "NOW";
  show({ ChatPresence: () => presence(false, step)() });
  await screen.findByText("· En línea");
  act(() => setOnline(false));
  expect(screen.queryByText("· En línea")).toBeNull();
  step = "TODAY";
  act(() => setOnline(true));
  act(() => emitReconnect());
  expect(await screen.findByText("· Se conectó hoy")).toBeTruthy();
});
