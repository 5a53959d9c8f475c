import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Subject } from "rxjs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emitReconnect } from "../apollo/reconnect";
import { toast, toastStore } from "../components/ui/toast";
import ChatUpdates from "../features/chat/ChatUpdates";
import { completionStore } from "../features/transaction/completion";
import NotificationUpdates from "../features/notification/NotificationUpdates";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import Conversation from "./conversation";

const person = (id: string, firstName: string, lastName: string) => ({
  __typename: "User",
  id,
  firstName,
  lastName,
  isBlocked: null,
  isVerified: true,
  subscription: "STANDARD",
  reputation: 4.8,
  completedExchangeCount: 11,
  picture: null,
});
const thing = (id: string, title: string) => ({
  __typename: "Publication",
  id,
  slug: `p${id}`,
  title,
  status: "ACTIVE",
  cover: null,
  isReserved: false,
});
const LUIS = person("2", "Luis", "Gómez");
const side = (publication: ReturnType<typeof thing>) => ({
  __typename: "ExchangeSide",
  text: null,
  publications: [publication],
});
const TRANSACTION = {
  __typename: "Transaction",
  id: "7",
  status: "ACTIVE",
  viewerRole: "OWNER",
  viewerMoves: [
    { __typename: "TransactionMove", action: "ACCEPT", to: "ACCEPTED" },
    { __typename: "TransactionMove", action: "REJECT", to: "REJECTED" },
  ],
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  writtenOffer: null,
  offerVersion: 1,
  offerHistory: [],
  events: [],
  closedBy: null,
  closeReason: null,
  claimStatement: null,
  chatId: "5",
  canBookSecureExchange: false,
  secureExchange: null,
  counterpart: LUIS,
  publication: { ...thing("1", "Guitarra eléctrica"), viewerProposal: null },
  offeredPublications: [],
  viewerGives: side(thing("1", "Guitarra eléctrica")),
  viewerReceives: side(thing("2", "Bicicleta")),
};
const message = (id: string, text: string, more: { isOwn?: boolean; randomId?: string } = {}) => ({
  __typename: "Message",
  id,
  randomId: more.randomId ?? `r${id}`,
  chatId: "5",
  senderId: more.isOwn ? "1" : "2",
  isOwn: more.isOwn ?? false,
  text,
  picture: null,
  location: null,
  placeName: null,
  createdAt: `2026-11-20T10:${id.padStart(2, "0")}:00.000Z`,
});
const chat = (more: object = {}, items = [message("1", "¿Sigue disponible?")]) => ({
  chat: {
    __typename: "Chat",
    id: "5",
    tab: "PROPOSALS",
    isWritable: true,
    unreadCount: 0,
    counterpart: LUIS,
    transaction: TRANSACTION,
    messages: { __typename: "MessageConnection", items, hasPreviousPage: false, startCursor: "1" },
    ...more,
  },
});

let online = true;
vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
function setOnline(value: boolean) {
  online = value;
  window.dispatchEvent(new Event(value ? "online" : "offline"));
}

afterEach(() => {
  cleanup();
  online = true;
  sessionStorage.clear();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

function show(answers: Answers = {}, more: object = {}) {
  const added = new Subject<unknown>();
  const view = renderScreen(
    <>
      <ChatUpdates />
      <Conversation id="5" />
    </>,
    {
      at: "/chats/5?tab=proposal",
      viewer: { ...ANA, unreadChatCount: 1 },
      answers: {
        ConversationScreen: () => chat(more),
        MessageAdded: () => added,
        ChatChanged: () => new Subject(),
        LiveCounts: () => ({ viewer: null }),
        ...answers,
      },
    },
  );
  return {
    ...view,
    broadcast: (one: ReturnType<typeof message>) => added.next({ messageAdded: one }),
    user: userEvent.setup(),
  };
}

const list = async () => within(await screen.findByRole("region", { name: "Conversación con Luis Gómez" }));
const field = () => screen.findByLabelText("Escribe un mensaje");
const sendButton = () => screen.getByRole("button", { name: "Enviar" });

/** Answers SendMessage with a stored message of this id and the sent randomId. */
function stored(id: string) {
  return ({ input }: Record<string, unknown>) => {
    const { randomId, text } = input as { randomId: string; text: string };
    return {
      sendMessage: {
        __typename: "SendMessagePayload",
        message: message(id, text, { isOwn: true, randomId }),
        errors: [],
      },
    };
  };
}

describe("sending", () => {
  it("shows a message at once and only once, also when the broadcast comes before the response", async () => {
    const { user, broadcast, asked } = show({ SendMessage: () => new Subject() });
    await user.type(await field(), "Sí, claro");
    await user.click(sendButton());
    const messages = await list();
    expect(messages.getAllByText("Sí, claro")).toHaveLength(1);
    expect(messages.getByText("· Enviando…")).toBeTruthy();
    const sent = asked
      .filter(({ operation }) => operation === "SendMessage")
      .map(({ variables }) => variables["input"] as { randomId: string });
    const randomId = sent[0]?.randomId;
    broadcast(message("2", "Sí, claro", { isOwn: true, randomId }));
    await waitFor(() => expect(messages.queryByText("· Enviando…")).toBeNull());
    expect(messages.getAllByText("Sí, claro")).toHaveLength(1);
  });

  it("does not send a blank message", async () => {
    const { user } = show();
    await user.type(await field(), "   ");
    expect(sendButton()).toHaveProperty("disabled", true);
  });

  it("takes 1,000 characters, an emoji being one, and says when there are more", async () => {
    const { user } = show();
    await user.click(await field());
    await user.paste("🚲".repeat(1_000));
    expect(sendButton()).toHaveProperty("disabled", false);
    expect(screen.getByText("Quedan 0")).toBeTruthy();
    await user.paste("a");
    expect(sendButton()).toHaveProperty("disabled", true);
    expect(screen.getByText("El mensaje no puede tener más de 1000 caracteres")).toBeTruthy();
  });

  it("keeps a failed message, and retries it as the same message", async () => {
    let isDown = true;
    const { user, asked } = show({ SendMessage: (variables) => (isDown ? new Error("down") : stored("2")(variables)) });
    await user.type(await field(), "Hola{Enter}");
    await screen.findByText("· No se envió");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(screen.queryByText("· No se envió")).toBeNull());
    const sent = asked
      .filter(({ operation }) => operation === "SendMessage")
      .map(({ variables }) => (variables["input"] as { randomId: string }).randomId);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });

  it("sends nothing offline, queues on request, and sends on reconnect", async () => {
    const { user, asked } = show({ SendMessage: stored("2") });
    const input = await field();
    setOnline(false);
    await user.type(input, "Después{Enter}");
    expect(sendButton()).toHaveProperty("disabled", true);
    expect(asked.some(({ operation }) => operation === "SendMessage")).toBe(false);
    await user.click(screen.getByRole("button", { name: "Enviar al reconectar" }));
    await screen.findByText("· Se envía al reconectar");
    setOnline(true);
    await waitFor(() => expect(screen.queryByText("· Se envía al reconectar")).toBeNull());
    expect((await list()).getAllByText("Después")).toHaveLength(1);
  });

  it("warns of contact data until the proposal is accepted", async () => {
    const { user } = show();
    await user.type(await field(), "Llámame al 0414-1234567");
    expect(await screen.findByText(/Parece que compartes un teléfono/)).toBeTruthy();
  });
});

describe("sharing a place", () => {
  let answerPosition = () => {};
  afterEach(() => Reflect.deleteProperty(navigator, "geolocation"));
  const openDialog = async () => {
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: {
        getCurrentPosition: (onSuccess: PositionCallback) => {
          answerPosition = () =>
            onSuccess({ coords: { latitude: 10.4961, longitude: -66.8489 } } as GeolocationPosition);
        },
      },
    });
    const view = show({ SendMessage: stored("2") });
    await view.user.click(await screen.findByRole("button", { name: "Enviar un lugar" }));
    const dialog = within(await screen.findByRole("dialog"));
    return { ...view, dialog, name: await dialog.findByLabelText<HTMLInputElement>("Dirección") };
  };
  const locate = "Usar mi ubicación aproximada";

  it("names the own position after where it is, in words that are right for who reads them", async () => {
    const { user, dialog, name, asked } = await openDialog();
    const attach = dialog.getByRole("button", { name: "Adjuntar lugar" });
    expect(attach).toHaveProperty("disabled", true);
    expect(dialog.getByText("Mueve el mapa o busca un lugar para adjuntarlo.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: locate }));
    act(answerPosition);
    expect(name.value).toContain("Chacao");
    await user.click(attach);
    await user.click(sendButton());
    await waitFor(() =>
      expect(asked.find(({ operation }) => operation === "SendMessage")?.variables["input"]).toHaveProperty(
        "placeName",
        expect.stringContaining("Chacao"),
      ),
    );
  });

  it("keeps a name that the sender has written", async () => {
    const { user, dialog, name } = await openDialog();
    await user.type(name, "Mi panadería");
    await user.click(dialog.getByRole("button", { name: locate }));
    act(answerPosition);
    expect(dialog.getByRole("button", { name: "Adjuntar lugar" })).toHaveProperty("disabled", false);
    expect(name.value).toBe("Mi panadería");
  });

  it("keeps a place that was chosen before the browser answers", async () => {
    const { user, dialog, name } = await openDialog();
    await user.click(dialog.getByRole("button", { name: locate }));
    await user.type(name, "maracaibo{Enter}");
    expect(name.value).toContain("Maracaibo");
    act(answerPosition);
    expect(name.value).toContain("Maracaibo");
  });
});

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

describe("the transaction", () => {
  it("offers only the actions that the server allows", async () => {
    show(
      {},
      {
        transaction: {
          ...TRANSACTION,
          viewerMoves: [{ __typename: "TransactionMove", action: "REJECT", to: "REJECTED" }],
        },
      },
    );
    expect((await screen.findAllByRole("button", { name: "Rechazar" })).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Aceptar cambio" })).toBeNull();
  });

  it("invites nobody to book a meeting who has what was agreed, though the other party may", async () => {
    const confirmedBy = async (status: string) => {
      const transaction = { ...TRANSACTION, status, viewerMoves: [], canBookSecureExchange: true };
      const view = show({ SecureExchange: () => ({ transaction }) }, { transaction });
      await list();
      return view;
    };
    // The panel's room would be kept at once.
    const { container } = await confirmedBy("CONFIRMED_OWNER");
    expect(container.querySelector("[aria-busy=true]")).toBeNull();
    cleanup();
    await confirmedBy("CONFIRMED_INTERESTED");
    expect(await screen.findByRole("link", { name: "Reservar" })).toBeTruthy();
  });

  it("gives what is offered in words lines of its own beside the titles", async () => {
    const viewerReceives = { ...side(thing("2", "Bicicleta")), text: "50 USD en efectivo" };
    show({}, { transaction: { ...TRANSACTION, viewerReceives } });
    expect(await screen.findByText("«50 USD en efectivo»")).toBeTruthy();
    expect(screen.getByText("Bicicleta")).toBeTruthy();
  });

  it("asks before it rejects, then confirms it", async () => {
    const { user, asked } = show({
      ChangeTransactionStatus: () => ({
        changeTransactionStatus: {
          __typename: "ChangeTransactionStatusPayload",
          transaction: { ...TRANSACTION, status: "REJECTED", viewerMoves: [] },
          errors: [],
        },
      }),
    });
    await user.click((await screen.findAllByRole("button", { name: "Rechazar" }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(
      dialog.getByText(
        "La propuesta se elimina de las abiertas y queda en tu historial. Luis Gómez recibirá un aviso.",
      ),
    ).toBeTruthy();
    expect(asked.some(({ operation }) => operation === "ChangeTransactionStatus")).toBe(false);
    await user.click(dialog.getByRole("button", { name: "Rechazar" }));
    await waitFor(() =>
      expect(toastStore.getState().map(({ text }) => text)).toContain(
        "Rechazaste el cambio con Luis Gómez en Guitarra eléctrica",
      ),
    );
  });

  it("asks what happened before a claim is opened", async () => {
    const confirmed = {
      ...TRANSACTION,
      status: "CONFIRMED_INTERESTED",
      viewerMoves: [{ __typename: "TransactionMove", action: "CLAIM", to: "CLAIM_OWNER" }],
    };
    const { user, asked } = show(
      {
        ChangeTransactionStatus: () => ({
          changeTransactionStatus: {
            __typename: "ChangeTransactionStatusPayload",
            transaction: { ...confirmed, status: "CLAIM_OWNER", viewerMoves: [], claimStatement: "AWAITED" },
            errors: [],
          },
        }),
      },
      { transaction: confirmed },
    );
    await user.click((await screen.findAllByRole("button", { name: "Abrir reclamo" }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Abrir reclamo" }));
    expect(dialog.getByRole("alert").textContent).toBe("Cuenta qué pasó");
    const field = dialog.getByRole("textbox", { name: "¿Qué pasó?" });
    expect(document.activeElement).toBe(field);
    await user.type(field, "Llegó rota");
    await user.click(dialog.getByRole("button", { name: "Abrir reclamo" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(asked.find(({ operation }) => operation === "ChangeTransactionStatus")?.variables).toEqual({
      input: { transactionId: "7", to: "CLAIM_OWNER", reason: "Llegó rota" },
    });
    expect(await screen.findByRole("button", { name: "Añadir fotos" })).toBeTruthy();
  });

  it("asks the other party of a claim for their version, and does not celebrate what the team resolves", async () => {
    const claimed = { ...TRANSACTION, status: "CLAIM_INTERESTED", viewerMoves: [], claimStatement: "AWAITED" };
    const { client } = show({}, { tab: "IN_PROGRESS", transaction: claimed });
    expect(await screen.findByRole("button", { name: "Dar mi versión" })).toBeTruthy();
    expect(
      screen
        .getByText(/^En reclamo/)
        .closest("li")
        ?.getAttribute("aria-current"),
    ).toBe("step");
    act(() => {
      client.cache.modify({
        id: "Transaction:7",
        fields: { status: () => "COMPLETE", closeReason: () => "OPERATOR", claimStatement: () => null },
      });
    });
    const line = "El equipo de Truequea resolvió el reclamo y el cambio quedó completado.";
    expect(await screen.findByText(line)).toBeTruthy();
    expect(completionStore.getState()).toBeNull();
  });

  it("asks once before it accepts, and lets an offer that changed meanwhile be read first", async () => {
    const history = [
      { __typename: "OfferVersion", version: 1, createdAt: TRANSACTION.createdAt, titles: ["Bicicleta"], text: null },
      { __typename: "OfferVersion", version: 2, createdAt: "2026-11-20T10:30:00.000Z", titles: ["Radio"], text: null },
    ];
    const changed = {
      ...TRANSACTION,
      offerVersion: 2,
      offerHistory: history,
      viewerReceives: side(thing("3", "Radio")),
    };
    const { user, asked } = show({
      ChangeTransactionStatus: ({ input }) => ({
        changeTransactionStatus: {
          __typename: "ChangeTransactionStatusPayload",
          ...((input as { offerVersion: number }).offerVersion === 2
            ? { transaction: { ...changed, status: "ACCEPTED", viewerMoves: [] }, errors: [] }
            : {
                transaction: changed,
                errors: [{ __typename: "UserError", code: "CONFLICT", field: "offerVersion", message: "Cambió" }],
              }),
        },
      }),
    });
    await user.click((await screen.findAllByRole("button", { name: "Aceptar cambio" }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Tú das Guitarra eléctrica y recibes Bicicleta.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Aceptar cambio" }));
    const alert = await dialog.findByRole("alert");
    expect(alert.textContent).toBe("Antes te ofrecía Bicicleta.Ahora te ofrece Radio.");
    expect(dialog.queryByRole("button", { name: "Aceptar cambio" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Ya la leí" }));
    await user.click(dialog.getByRole("button", { name: "Aceptar cambio" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await list()).getByText("Antes: Bicicleta. Ahora: Radio.", { exact: false })).toBeTruthy();
    expect(
      asked.flatMap(({ operation, variables }) =>
        operation === "ChangeTransactionStatus" ? (variables["input"] as { offerVersion: number }).offerVersion : [],
      ),
    ).toEqual([1, 2]);
  });

  it("confirms only with a rating, which may be zero stars", async () => {
    const accepted = {
      ...TRANSACTION,
      status: "ACCEPTED",
      viewerMoves: [
        { __typename: "TransactionMove", action: "CONFIRM", to: "CONFIRMED_OWNER" },
        { __typename: "TransactionMove", action: "CANCEL", to: "REJECTED" },
      ],
    };
    const { user, asked } = show(
      {
        ChangeTransactionStatus: () => ({
          changeTransactionStatus: {
            __typename: "ChangeTransactionStatusPayload",
            transaction: { ...accepted, status: "CONFIRMED_OWNER", viewerMoves: [] },
            errors: [],
          },
        }),
      },
      { tab: "IN_PROGRESS", transaction: accepted },
    );
    await user.click((await screen.findAllByRole("button", { name: "Confirmar cambio" }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    const confirm = dialog.getByRole("button", { name: "Confirmar cambio" });
    expect(confirm).toHaveProperty("disabled", true);
    await user.click(dialog.getByRole("radio", { name: "3 estrellas" }));
    await user.click(dialog.getByRole("radio", { name: "3 estrellas" }));
    expect(dialog.getByText("0 de 5 · Nada bien")).toBeTruthy();
    const remark = dialog.getByLabelText("¿Cómo fue? (opcional)");
    await user.type(remark, "Llámame al 0414-1234567");
    expect(dialog.getByText("No se permiten datos de contacto ni enlaces en los comentarios")).toBeTruthy();
    expect(confirm).toHaveProperty("disabled", true);
    await user.clear(remark);
    await user.type(remark, " Nadie vino ");
    await user.click(confirm);
    await screen.findAllByText("Esperando calificación...");
    expect(asked.find(({ operation }) => operation === "ChangeTransactionStatus")?.variables["input"]).toEqual({
      transactionId: "7",
      to: "CONFIRMED_OWNER",
      rating: 0,
      remark: "Nadie vino",
    });
  });

  it("asks for no written line where the backend keeps none", async () => {
    const { user } = show(
      {},
      {
        tab: "IN_PROGRESS",
        transaction: {
          ...TRANSACTION,
          status: "ACCEPTED",
          offerVersion: null,
          viewerMoves: [{ __typename: "TransactionMove", action: "CONFIRM", to: "CONFIRMED_OWNER" }],
        },
      },
    );
    await user.click((await screen.findAllByRole("button", { name: "Confirmar cambio" }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("radio", { name: "3 estrellas" }));
    expect(dialog.getByRole("button", { name: "Confirmar cambio" })).toHaveProperty("disabled", false);
    expect(dialog.queryByLabelText("¿Cómo fue? (opcional)")).toBeNull();
  });

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
