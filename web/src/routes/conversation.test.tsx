import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { describe, expect, it } from "vitest";
import { emitReconnect } from "../apollo/reconnect";
import NotificationUpdates from "../features/notification/NotificationUpdates";
import { TRANSACTION, message, chat, show, list, field, setUpConversation } from "../testing/conversationScreen";
import { ANA, renderScreen } from "../testing/renderScreen";
import Conversation from "./conversation";

setUpConversation();

describe("receiving", () => {
  it("orders messages that come out of order, each once", async () => {
    const { broadcast } = show();
    const messages = await list();
    broadcast(message("3", "tercero"));
    broadcast(message("2", "segundo"));
    broadcast(message("3", "tercero"));
    await messages.findByText("segundo");
    expect(messages.getAllByText(/segundo|tercero|disponible/).map(({ textContent }) => textContent)).toEqual([
      "¿Sigue disponible?",
      "segundo",
      "tercero",
    ]);
  });

  it("keeps a message that was stored after the answer that arrives last was read", async () => {
    const late = new Subject<unknown>();
    let isLate = false;
    const { broadcast, asked } = show({ ConversationScreen: () => (isLate ? late : chat()) });
    const messages = await list();
    isLate = true;
    emitReconnect();
    await waitFor(() => expect(asked.filter(({ operation }) => operation === "ConversationScreen")).toHaveLength(2));
    broadcast(message("3", "Perfecto, allí nos vemos"));
    await messages.findByText("Perfecto, allí nos vemos");
    late.next(chat({}, [message("1", "¿Sigue disponible?"), message("2", "Voy en metro")]));
    await messages.findByText("Voy en metro");
    expect(messages.getByText("Perfecto, allí nos vemos")).toBeTruthy();
  });

  it("announces a new message to screen readers", async () => {
    const { broadcast } = show();
    await list();
    broadcast(message("2", "Buenas"));
    await waitFor(() =>
      expect(screen.getAllByRole("status").some(({ textContent }) => textContent === "Luis Gómez: Buenas")).toBe(true),
    );
  });

  it("says in the conversation that new messages do not arrive", async () => {
    show({ MessageAdded: () => new Error("Chat no encontrado") });
    expect(await screen.findByText("Los mensajes nuevos no están llegando. Lo seguimos intentando.")).toBeTruthy();
  });

  it("follows no conversation whose transaction was rejected", async () => {
    for (const status of ["ACTIVE", "REJECTED"]) {
      const { asked } = show({}, { transaction: { ...TRANSACTION, status } });
      await list();
      expect([status, asked.some(({ operation }) => operation === "MessageAdded")]).toEqual([
        status,
        status === "ACTIVE",
      ]);
      cleanup();
    }
  });

  it("says what the server refuses", async () => {
    show({
      MessageAdded: () =>
        new CombinedGraphQLErrors({
          errors: [{ message: "El chat está en revisión", extensions: { code: "CONFLICT" } }],
        }),
    });
    expect(await screen.findByText("El chat está en revisión")).toBeTruthy();
  });

  it("is not shown any longer once the server has taken it away", async () => {
    let isGone = false;
    show({
      ConversationScreen: () => (isGone ? { chat: null } : chat({})),
      MessageAdded: () => {
        isGone = true;
        return new Error("Chat no encontrado");
      },
    });
    expect(await screen.findByRole("heading", { name: "Esa conversación no existe" })).toBeTruthy();
    expect(screen.queryByLabelText("Escribe un mensaje")).toBeNull();
  });

  it("marks the chat read once", async () => {
    const marked = {
      markChatRead: {
        __typename: "MarkChatReadPayload",
        chat: { __typename: "Chat", id: "5", unreadCount: 2 },
        viewer: { __typename: "Viewer", id: "1", unreadChatCount: 0 },
        errors: [],
      },
    };
    const { asked } = show({ MarkChatRead: () => marked }, { unreadCount: 2 });
    await list();
    await waitFor(() => expect(asked.filter(({ operation }) => operation === "MarkChatRead")).toHaveLength(1));
  });
});

describe("the screen", () => {
  it("folds the summary while earlier messages are read, until it is wanted or the end is near", async () => {
    const { user } = show();
    const region = await screen.findByRole("region", { name: "Conversación con Luis Gómez" });
    const scrollTo = (top: number) => {
      Object.defineProperties(region, {
        scrollHeight: { value: 2000, configurable: true },
        clientHeight: { value: 400, configurable: true },
      });
      region.scrollTop = top;
      fireEvent.scroll(region);
    };
    const folded = () => screen.queryByRole("button", { name: /^Guitarra eléctrica por Bicicleta/, expanded: false });
    expect(folded()).toBeNull();
    scrollTo(900);
    expect(folded()).not.toBeNull();
    await user.click(folded() as HTMLElement);
    expect(folded()).toBeNull();
    scrollTo(1600);
    scrollTo(900);
    expect(folded()).not.toBeNull();
    scrollTo(1590);
    expect(folded()).toBeNull();
  });

  it("is read-only once it is closed", async () => {
    show(
      {},
      {
        isWritable: false,
        tab: "IN_PROGRESS",
        transaction: {
          ...TRANSACTION,
          status: "REJECTED",
          viewerMoves: [],
          closedBy: "INTERESTED",
          closeReason: "CANCELLED",
        },
      },
    );
    expect(await screen.findByText("Luis Gómez canceló el cambio.")).toBeTruthy();
    expect(screen.queryByLabelText("Escribe un mensaje")).toBeNull();
  });

  it("shows under the tab of its status", async () => {
    const { path } = show({}, { tab: "IN_PROGRESS" });
    await waitFor(() => expect(path()).toBe("/chats/5?tab=in-progress"));
  });

  it("leads back to the list and retries when it fails to load", async () => {
    let isDown = true;
    const { user } = show({ ConversationScreen: () => (isDown ? new Error("network") : chat()) });
    const retry = await screen.findByRole("button", { name: "Intentar de nuevo" });
    // For phones, where the list is not beside it.
    expect(screen.getByRole("link", { name: "Volver", hidden: true }).getAttribute("href")).toBe(
      "/chats/?tab=proposal",
    );
    isDown = false;
    await user.click(retry);
    expect(await field()).toBeTruthy();
  });

  it("shows a notice when a part could not be loaded", async () => {
    const errors = [
      {
        message: "No hay respuesta",
        path: ["chat", "counterpart", "picture"],
        extensions: { code: "UPSTREAM_UNAVAILABLE" },
      },
    ];
    show({ ConversationScreen: () => ({ data: chat(), errors }) });
    expect(await screen.findByText("Una parte no se pudo cargar.")).toBeTruthy();
  });
});

describe("what is notified of its transaction", () => {
  const notified = {
    __typename: "Notification",
    id: "9",
    type: "NEW_CHANGE",
    isRead: false,
    wasToasted: false,
    createdAt: "2026-11-20T10:00:00.000Z",
    subject: {
      __typename: "TransactionSubject",
      transactionId: "7",
      chatId: "5",
      publicationTitle: "Guitarra eléctrica",
      counterpartName: "Luis",
      resolution: null,
      isReminder: false,
      stopReason: null,
      amendmentEvent: null,
      transaction: null,
    },
  };

  it.each([
    ["is read and does not pop up where it is shown", chat(), ["MarkNotificationRead"]],
    ["pops up and stays unread where it could not be loaded", new Error("down"), ["MarkNotificationToasted"]],
  ])("%s", async (_title, screenAnswer, expected) => {
    const received = new Subject<unknown>();
    const { asked } = renderScreen(
      <>
        <NotificationUpdates />
        <Conversation id="5" />
      </>,
      {
        at: "/chats/5?tab=proposal",
        viewer: ANA,
        answers: {
          ConversationScreen: () => screenAnswer,
          MessageAdded: () => new Subject(),
          LiveCounts: () => ({ viewer: null }),
          Notifications: () => ({
            notifications: {
              __typename: "NotificationConnection",
              items: [],
              pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
            },
          }),
          NotificationReceived: () => received,
          MarkNotificationRead: () => new Subject(),
          MarkNotificationToasted: () => new Subject(),
        },
      },
    );
    if (screenAnswer instanceof Error) await screen.findByRole("button", { name: "Intentar de nuevo" });
    else await field();
    await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("NotificationReceived"));
    act(() => received.next({ notificationReceived: notified }));
    const marks = () => asked.map(({ operation }) => operation).filter((name) => name.startsWith("MarkNotification"));
    await waitFor(() => expect(marks()).toEqual(expected));
  });
});
