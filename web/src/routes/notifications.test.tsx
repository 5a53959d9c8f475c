import { gql } from "@apollo/client";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Subject } from "rxjs";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { createStore, useStore } from "zustand";
import type { StoreApi } from "zustand";
import { useOpenChat } from "../apollo/openChat";
import { emitReconnect } from "../apollo/reconnect";
import { SessionContext, useSession } from "../apollo/session";
import { ToastRegion } from "../components/ui/ToastRegion";
import { toast, toastStore } from "../components/ui/toast";
import NotificationsRoute from "./notifications";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import NotificationUpdates from "../features/notification/NotificationUpdates";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const notification = (
  id: string,
  title: string,
  more: { isRead?: boolean; wasToasted?: boolean; type?: string } = {},
) => ({
  __typename: "Notification",
  id,
  type: more.type ?? "APPROVED_PUBLICATION",
  isRead: more.isRead ?? false,
  wasToasted: more.wasToasted ?? false,
  createdAt: new Date().toISOString(),
  subject: { __typename: "PublicationSubject", publicationId: id, title, credit: null, reason: null },
});

/** About a proposal, which is a line of its chat. */
const proposal = (id: string, chatId: string, title: string) => ({
  ...notification(id, title, { type: "NEW_CHANGE" }),
  subject: {
    __typename: "TransactionSubject",
    transactionId: "7",
    chatId,
    publicationTitle: title,
    counterpartName: "Luis",
    resolution: null,
    isReminder: false,
    stopReason: null,
    amendmentEvent: null,
    transaction: null,
  },
});

/** The viewer with the number of unread ones that the backend sent last. */
function Counted({ store, children }: { store: StoreApi<number>; children: ReactNode }) {
  const session = useSession();
  const unreadNotificationCount = useStore(store);
  const viewer = session.viewer && { ...session.viewer, unreadNotificationCount };
  return <SessionContext value={{ ...session, viewer }}>{children}</SessionContext>;
}

/** In place of a conversation that has been loaded. */
function OpenChat({ id }: { id: string | undefined }) {
  useOpenChat(id);
  return null;
}

type Shown = ReturnType<typeof notification> | ReturnType<typeof proposal>;

function show(known: Shown[], toastedBefore: string[] = [], openChatId?: string, answers: Answers = {}) {
  const received = new Subject<unknown>();
  const marked = new Set(toastedBefore);
  const unread = createStore(() => known.length);
  const view = renderScreen(
    <Counted store={unread}>
      <OpenChat id={openChatId} />
      <NotificationUpdates />
      <NotificationsRoute />
      <ToastRegion />
    </Counted>,
    {
      at: "/notifications_page",
      viewer: ANA,
      answers: {
        Notifications: () => ({
          notifications: {
            __typename: "NotificationConnection",
            items: known,
            pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
          },
        }),
        NotificationReceived: () => received,
        LiveCounts: () => ({ viewer: null }),
        MarkNotificationToasted: ({ input }) => {
          const { id } = input as { id: string };
          const wasToasted = marked.has(id);
          marked.add(id);
          return {
            markNotificationToasted: {
              __typename: "MarkNotificationPayload",
              notification: { __typename: "Notification", id, wasToasted },
              errors: [],
            },
          };
        },
        MarkNotificationRead: ({ input }) => ({
          markNotificationRead: {
            __typename: "MarkNotificationPayload",
            notification: { __typename: "Notification", id: (input as { id: string }).id, isRead: true },
            viewer: { __typename: "Viewer", id: "1", unreadNotificationCount: 0 },
            errors: [],
          },
        }),
        ...answers,
      },
    },
  );
  return {
    ...view,
    receive: (one: Shown) => received.next({ notificationReceived: one }),
    count: (many: number) => act(() => unread.setState(many, true)),
    user: userEvent.setup(),
  };
}

const subscribed = ({ asked }: ReturnType<typeof show>) =>
  asked.find(({ operation }) => operation === "NotificationReceived");
const toasts = () => toastStore.getState().map(({ text }) => text);

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

it("asks for the list again when fewer are unread than it shows", async () => {
  let isRead = false;
  const items = () => [notification("9", "Bici", { isRead }), notification("8", "Mesa")];
  const view = show(items(), [], undefined, {
    Notifications: () => ({
      notifications: {
        __typename: "NotificationConnection",
        items: items(),
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    }),
  });
  const unread = () => screen.queryAllByText("Sin leer.").length;
  await screen.findByText("Bici");
  expect(unread()).toBe(2);
  // The turn that it asked for was done; the counts show it.
  isRead = true;
  view.count(1);
  await waitFor(() => expect(unread()).toBe(1));
  expect(view.asked.filter(({ operation }) => operation === "Notifications")).toHaveLength(2);
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

it("says the day where the heading does not", async () => {
  const at = (id: string, days: number) => ({
    ...notification(id, `Cosa ${id}`),
    createdAt: new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  show([at("9", 1), at("8", 5)]);
  const [near, far] = [
    await screen.findByRole("link", { name: /Cosa 9/ }),
    screen.getByRole("link", { name: /Cosa 8/ }),
  ];
  const day = / (de )?\d{4}, \d{1,2}:\d\d/;
  expect(near.textContent).not.toMatch(day);
  expect(far.textContent).toMatch(day);
});

it("marks one as read on click, and opens its subject", async () => {
  const view = show([notification("9", "Bici")]);
  await view.user.click(await screen.findByRole("link", { name: /Bici/ }));
  expect(view.path()).toBe("/publicacion/9");
  await waitFor(() => expect(screen.queryByText("Sin leer.")).toBeNull());
});

it("shows a notice when a part could not be loaded", async () => {
  const list = {
    __typename: "NotificationConnection",
    items: [{ ...notification("9", "Bici"), subject: null }],
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  };
  const errors = [
    {
      message: "No hay respuesta",
      path: ["notifications", "items", 0, "subject"],
      extensions: { code: "UPSTREAM_UNAVAILABLE" },
    },
  ];
  renderScreen(<NotificationsRoute />, {
    at: "/notifications_page",
    viewer: ANA,
    answers: { Notifications: () => ({ data: { notifications: list }, errors }) },
  });
  expect(await screen.findByText("Una parte no se pudo cargar.")).toBeTruthy();
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
