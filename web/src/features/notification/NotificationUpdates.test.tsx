import { gql } from "@apollo/client";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { emitReconnect } from "../../apollo/reconnect";
import { toast, toastStore } from "../../components/ui/toast";
import { notification, proposal, show, subscribed, toasts } from "../../testing/notificationScreen";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

it("subscribes after the newest known one, so that old ones never pop up", async () => {
  const view = show([notification("9", "Bici"), notification("12", "Mesa")]);
  await waitFor(() => expect(subscribed(view)?.variables).toEqual({ after: "12" }));
  expect(toasts()).toEqual([]);
});

it("subscribes from the beginning for a user without notifications", async () => {
  const view = show([]);
  expect(await screen.findByText("Sin Notificaciones")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver el muro" }).getAttribute("href")).toBe("/wall");
  await waitFor(() => expect(subscribed(view)?.variables).toEqual({ after: "0" }));
});

it("lists and pops up a new one once, however often it comes", async () => {
  const view = show([notification("9", "Bici")]);
  await waitFor(() => expect(subscribed(view)).toBeTruthy());
  view.receive(notification("10", "Guitarra"));
  view.receive(notification("10", "Guitarra"));
  await waitFor(() => expect(toasts()).toEqual(["Tu publicación Guitarra ya está activa."]));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.match(/Guitarra|Bici/)?.[0])).toEqual([
    "Guitarra",
    "Bici",
  ]);
  expect(view.asked.filter(({ operation }) => operation === "MarkNotificationToasted")).toHaveLength(1);
});

it("does not pop up what another tab or device has shown", async () => {
  const view = show([], ["10"]);
  await waitFor(() => expect(subscribed(view)).toBeTruthy());
  view.receive(notification("10", "Guitarra"));
  view.receive(notification("11", "Mesa", { wasToasted: true }));
  await screen.findByText("Mesa");
  await waitFor(() =>
    expect(view.asked.filter(({ operation }) => operation === "MarkNotificationToasted")).toHaveLength(1),
  );
  view.receive(notification("12", "Silla"));
  await waitFor(() => expect(toasts()).toEqual(["Tu publicación Silla ya está activa."]));
});

const markedReadIn = ({ asked }: ReturnType<typeof show>) =>
  asked
    .filter(({ operation }) => operation === "MarkNotificationRead")
    .map(({ variables }) => (variables["input"] as { id: string }).id);

it("keeps quiet about lines of the open chat, and marks them as read once they can be seen", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get");
  const setVisibility = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };
  const view = show([proposal("9", "5", "Bici"), proposal("8", "6", "Radio")], [], "5");
  const markedRead = () => markedReadIn(view);
  await waitFor(() => expect(subscribed(view)).toBeTruthy());
  await waitFor(() => expect(markedRead()).toEqual(["9"]));
  view.receive(proposal("10", "5", "Silla"));
  view.receive(proposal("11", "6", "Mesa"));
  await waitFor(() => expect(toasts()).toEqual(["Luis te propone un cambio por Mesa."]));
  await waitFor(() => expect(markedRead()).toEqual(["9", "10"]));

  setVisibility("hidden");
  view.receive(proposal("12", "5", "Sofá"));
  expect(await screen.findByText("Sofá")).toBeTruthy();
  expect(markedRead()).toEqual(["9", "10"]);
  setVisibility("visible");
  await waitFor(() => expect(markedRead()).toEqual(["9", "10", "12"]));
  expect(toasts()).toEqual(["Luis te propone un cambio por Mesa."]);
});

it("marks a line of the open chat again with the next connection where that failed, and only then", async () => {
  let isDown = true;
  const view = show([proposal("9", "5", "Bici")], [], "5", {
    MarkNotificationRead: ({ input }) =>
      isDown
        ? new Error("down")
        : {
            markNotificationRead: {
              __typename: "MarkNotificationPayload",
              notification: { __typename: "Notification", id: (input as { id: string }).id, isRead: true },
              viewer: { __typename: "Viewer", id: "1", unreadNotificationCount: 0 },
              errors: [],
            },
          },
  });
  await waitFor(() => expect(markedReadIn(view)).toEqual(["9"]));
  expect(await screen.findByText("Sin leer.")).toBeTruthy();
  view.receive(proposal("10", "6", "Mesa"));
  expect(await screen.findByText("Mesa")).toBeTruthy();
  expect(markedReadIn(view)).toEqual(["9"]);
  isDown = false;
  act(() => emitReconnect());
  await waitFor(() => expect(markedReadIn(view)).toEqual(["9", "9"]));
  await waitFor(() => expect(screen.getAllByText("Sin leer.")).toHaveLength(1));
});

it("does not pop up that one's own is in review, which its page says", async () => {
  const view = show([]);
  await waitFor(() => expect(subscribed(view)).toBeTruthy());
  view.receive(notification("10", "Guitarra", { type: "PUBLICATION_WAITING_APPROVAL" }));
  view.receive(notification("11", "Silla"));
  await waitFor(() => expect(toasts()).toEqual(["Tu publicación Silla ya está activa."]));
  expect(screen.getByText("Guitarra")).toBeTruthy();
});

it("puts the mark beside one's own name as soon as the identity is verified", async () => {
  const view = show([]);
  const { cache } = view.client;
  cache.writeFragment({
    fragment: gql`
      fragment OwnMark on User {
        id
        isVerified
      }
    `,
    data: { __typename: "User", id: "1", isVerified: false },
  });
  await waitFor(() => expect(subscribed(view)).toBeTruthy());
  view.receive(notification("9", "", { type: "IDENTITY_VERIFIED" }));
  await waitFor(() => expect(cache.extract()).toMatchObject({ "User:1": { isVerified: true } }));
});
