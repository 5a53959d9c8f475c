import { act } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Subject } from "rxjs";
import type { ReactNode } from "react";
import { createStore, useStore } from "zustand";
import type { StoreApi } from "zustand";
import { useOpenChat } from "../apollo/openChat";
import { SessionContext, useSession } from "../apollo/session";
import { ToastRegion } from "../components/ui/ToastRegion";
import { toastStore } from "../components/ui/toast";
import NotificationsRoute from "../routes/notifications";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";
import NotificationUpdates from "../features/notification/NotificationUpdates";

/** About a publication that was approved, unless `type` says otherwise. */
export const notification = (
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
export const proposal = (id: string, chatId: string, title: string) => ({
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

/** The list with what arrives live and its toasts, for Ana; `toastedBefore` are ids that another tab has shown. */
export function show(known: Shown[], toastedBefore: string[] = [], openChatId?: string, answers: Answers = {}) {
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
          const wasShown = marked.has(id);
          marked.add(id);
          return {
            markNotificationToasted: {
              __typename: "MarkNotificationPayload",
              wasShown,
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

export const subscribed = ({ asked }: ReturnType<typeof show>) =>
  asked.find(({ operation }) => operation === "NotificationReceived");
export const toasts = () => toastStore.getState().map(({ text }) => text);
