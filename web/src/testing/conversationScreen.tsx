import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Subject } from "rxjs";
import { afterEach, vi, beforeEach } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import ChatUpdates from "../features/chat/ChatUpdates";
import Conversation from "../routes/conversation";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";

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
/** One that is active and not reserved. */
export const thing = (id: string, title: string) => ({
  __typename: "Publication",
  id,
  slug: `p${id}`,
  title,
  status: "ACTIVE",
  cover: null,
  isReserved: false,
});
const LUIS = person("2", "Luis", "Gómez");
/** What one side gives: one publication. */
export const side = (publication: ReturnType<typeof thing>) => ({
  __typename: "ExchangeSide",
  money: null,
  text: null,
  publications: [publication],
});
/** A proposal to Ana by Luis, which she may accept or reject. */
export const TRANSACTION = {
  __typename: "Transaction",
  id: "7",
  status: "ACTIVE",
  viewerRole: "OWNER",
  isViewerTurn: null,
  viewerMoves: [
    { __typename: "TransactionMove", action: "ACCEPT", to: "ACCEPTED" },
    { __typename: "TransactionMove", action: "REJECT", to: "REJECTED" },
  ],
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  writtenOffer: null,
  offerVersion: 1,
  takesRatingReasons: true,
  offerHistory: [],
  events: [],
  agreementVersion: null as number | null,
  canRequestAmendment: false,
  amendment: null as object | null,
  closedBy: null,
  closeReason: null,
  claimStatement: null,
  chatId: "5",
  canBookSecureExchange: false,
  secureExchange: null,
  canProposeMeeting: false,
  meeting: null,
  counterpart: LUIS,
  publication: { ...thing("1", "Guitarra eléctrica"), viewerProposal: null },
  offeredPublications: [],
  viewerGives: side(thing("1", "Guitarra eléctrica")),
  viewerReceives: side(thing("2", "Bicicleta")),
};
/** From Luis in chat 5, unless it is Ana's own. */
export const message = (id: string, text: string, more: { isOwn?: boolean; randomId?: string } = {}) => ({
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
  replyTo: null as object | null,
  createdAt: `2026-11-20T10:${id.padStart(2, "0")}:00.000Z`,
});
/** Chat 5 of `TRANSACTION`, with its messages. */
export const chat = (more: object = {}, items = [message("1", "¿Sigue disponible?")]) => ({
  chat: {
    __typename: "Chat",
    id: "5",
    tab: "PROPOSALS",
    isWritable: true,
    canReply: true,
    unreadCount: 0,
    isMuted: null as boolean | null,
    marks: null,
    counterpart: LUIS,
    transaction: TRANSACTION,
    messages: { __typename: "MessageConnection", items, hasPreviousPage: false, startCursor: "1" },
    ...more,
  },
});

let online = true;
/** As the browser would report that its network comes or goes. */
export function setOnline(value: boolean) {
  online = value;
  window.dispatchEvent(new Event(value ? "online" : "offline"));
}

/** Call it at the top of a test file: what one test has left is gone for the next one. */
export function setUpConversation() {
  beforeEach(() => {
    vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    online = true;
    sessionStorage.clear();
    for (const { id } of toastStore.getState()) toast.dismiss(id);
  });
}

/** The conversation of Ana with Luis, as the list of chats leads to it. */
export function show(answers: Answers = {}, more: object = {}, at = "/chats/5?tab=proposal") {
  const added = new Subject<unknown>();
  const view = renderScreen(
    <>
      <ChatUpdates />
      <Conversation id="5" />
    </>,
    {
      at,
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

/** Waits for the conversation. */
export const list = async () => within(await screen.findByRole("region", { name: "Conversación con Luis Gómez" }));
/** Waits for where a message is written. */
export const field = () => screen.findByLabelText("Escribe un mensaje");
/** Only there once a message can be sent. */
export const sendButton = () => screen.getByRole("button", { name: "Enviar" });

/** Answers SendMessage with a stored message of this id and the sent randomId. */
export function stored(id: string) {
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
