import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Subject } from "rxjs";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import ChatsRoute from "./chats";

afterEach(cleanup);

const member = (id: string, firstName: string) => ({
  __typename: "RingMember",
  id: `4-${id}`,
  isViewer: id === "1",
  publicationId: `${id}0`,
  title: `Cosa de ${firstName}`,
  location: "Caracas",
  hasAccepted: true,
  hasReceived: false,
  complement: null,
  price: null,
  cover: null,
  user: {
    __typename: "User",
    id,
    firstName,
    lastName: "Gómez",
    isVerified: false,
    subscription: "STANDARD",
    picture: null,
  },
});
const message = (id: string, senderId: string, text: string, replyTo: object | null = null) => ({
  __typename: "Message",
  id,
  randomId: `r${id}`,
  chatId: "9",
  senderId,
  isOwn: senderId === "1",
  text,
  picture: null,
  location: null,
  placeName: null,
  replyTo,
  createdAt: `2026-12-20T19:0${id}:00.000Z`,
});
const quote = {
  __typename: "MessageQuote",
  messageId: "1",
  senderId: "2",
  isOwn: false,
  text: "¿El sábado?",
  hasPicture: false,
  hasLocation: false,
};
const items = [message("1", "2", "¿El sábado?"), message("2", "3", "Me sirve", quote)];
const ring = (isWritable = true) => ({
  __typename: "Ring",
  id: "4",
  state: "ACCEPTED",
  endReason: null,
  expiresAt: "2026-12-22T19:00:00.000Z",
  isRepair: false,
  repairedById: null,
  canAccept: false,
  canDecline: false,
  canConfirm: true,
  meetings: null,
  canProposeMeeting: false,
  canLeave: true,
  members: [member("1", "Ana"), member("2", "Luis"), member("3", "Eva")],
  chat: {
    __typename: "RingChat",
    id: "9",
    isWritable,
    unreadCount: 2,
    isMuted: false,
    updatedAt: "2026-12-20T19:02:00.000Z",
    lastMessage: items[1],
    marks: { __typename: "ChatMarks", chatId: "9", readUpTo: "0", deliveredUpTo: "2" },
    messages: { __typename: "MessageConnection", items, hasPreviousPage: false, startCursor: null },
  },
});
const noChats = {
  __typename: "ChatConnection",
  items: [],
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
};

function show(answers: Answers = {}, at = "/chats/9?tab=in-progress&circulo=4") {
  const added = new Subject();
  const updates = new Subject();
  const view = renderScreen(
    <Routes>
      <Route path="/chats/:id?" element={<ChatsRoute />} />
    </Routes>,
    {
      at,
      viewer: ANA,
      answers: {
        RingConversation: () => ({ ring: ring() }),
        RingChats: () => ({ viewer: { __typename: "Viewer", id: "1", rings: [ring()] } }),
        Chats: () => ({ proposals: noChats, inProgress: noChats }),
        MessageAdded: () => added,
        RingUpdates: () => updates,
        ChatMarksChanged: () => new Subject(),
        MarkChatRead: () => ({
          markChatRead: {
            __typename: "MarkChatReadPayload",
            chat: null,
            ringChat: { __typename: "RingChat", id: "9", unreadCount: 0 },
            viewer: { __typename: "Viewer", id: "1", unreadChatCount: 0 },
            errors: [],
          },
        }),
        ...answers,
      },
    },
  );
  return { ...view, added, updates, user: userEvent.setup() };
}
const talk = async () => within(await screen.findByRole("region", { name: "Conversación del círculo" }));

it("names the author of each message and quote, and shows new messages live", async () => {
  const { added, asked } = show();
  const messages = await talk();
  await waitFor(() =>
    expect(messages.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      expect.any(String),
      expect.stringMatching(/^Luis: ¿El sábado\?/),
      expect.stringMatching(/^Eva: Luis¿El sábado\?Me sirve/),
    ]),
  );
  added.next({ messageAdded: message("3", "2", "Entonces a las tres") });
  expect(await messages.findByText("Entonces a las tres")).toBeTruthy();
  expect(asked.find(({ operation }) => operation === "MarkChatRead")?.variables).toEqual({ input: { chatId: "9" } });
});

it("says in its header which of the others write", async () => {
  const changed = new Subject<unknown>();
  show({
    RingChatPresence: () => ({
      ring: { __typename: "Ring", id: "4", chat: { __typename: "RingChat", id: "9", showsTyping: true } },
    }),
    TypingChanged: () => changed,
  });
  await talk();
  await waitFor(() => expect(changed.observed).toBe(true));
  const typingEvent = (userId: string) => ({
    typingChanged: { __typename: "ChatTyping", chatId: "9", userId, isTyping: true },
  });
  act(() => changed.next(typingEvent("2")));
  expect(await screen.findByText("Luis escribe…")).toBeTruthy();
  act(() => changed.next(typingEvent("3")));
  expect(await screen.findByText("Luis y Eva escriben…")).toBeTruthy();
});

it("sends to the chat of the ring, and marks as delivered only what all have", async () => {
  const { user, asked, added } = show({
    SendMessage: () => ({
      sendMessage: {
        __typename: "SendMessagePayload",
        message: { ...message("4", "1", "Vale"), randomId: lastSent() },
        errors: [],
      },
    }),
  });
  const lastSent = () => {
    const sent = asked.findLast(({ operation }) => operation === "SendMessage");
    return (sent?.variables["input"] as { randomId: string } | undefined)?.randomId;
  };
  await talk();
  await user.type(screen.getByRole("textbox", { name: "Escribe un mensaje" }), "Vale{Enter}");
  await waitFor(() =>
    expect(asked.find(({ operation }) => operation === "SendMessage")?.variables["input"]).toMatchObject({
      chatId: "9",
      text: "Vale",
    }),
  );
  added.complete();
  expect(await (await talk()).findByText("Vale")).toBeTruthy();
});

it("stands in the list of chats in its group, with who is in it and who wrote last", async () => {
  show({}, "/chats/?tab=in-progress");
  const group = within(await screen.findByRole("region", { name: "Círculos" }));
  const link = group.getByRole("link");
  expect(link.getAttribute("href")).toBe("/chats/9?tab=in-progress&circulo=4");
  expect(link.textContent).toContain("Con Luis y Eva");
  expect(link.textContent).toContain("Eva: Me sirve");
  expect(link.textContent).toContain("2 mensajes sin leer");
});

it("takes no messages once it is closed, is not there for others, and can be asked for again", async () => {
  show({ RingConversation: () => ({ ring: ring(false) }) });
  await talk();
  expect(screen.queryByRole("textbox", { name: "Escribe un mensaje" })).toBeNull();
  cleanup();
  show({ RingConversation: () => ({ ring: null }) });
  expect(await screen.findByText("Esa conversación no existe")).toBeTruthy();
  cleanup();
  let hasFailed = false;
  const { user } = show({
    RingConversation: () => {
      if (hasFailed) return { ring: ring() };
      hasFailed = true;
      return new Error("sin red");
    },
  });
  await user.click(await screen.findByRole("button", { name: /Reintentar|Intentar/ }));
  await talk();
});

it("shows above the messages where and when the ring meets, and follows it live", async () => {
  const meeting = (values: object) => ({
    __typename: "RingMeeting",
    id: "7",
    giverId: null,
    isProposer: false,
    startsAt: "2026-12-22T19:00:00.000Z",
    canCancel: true,
    place: {
      __typename: "MeetingSpot",
      name: "Plaza Bolívar",
      address: null,
      publicPlaceId: null,
      location: null,
    },
    parties: [],
    ...values,
  });
  const withMeeting = (values: object) => ({
    ...ring(),
    canProposeMeeting: true,
    meetings: [meeting(values)],
  });
  const { updates } = show({
    RingConversation: () => ({
      ring: { ...ring(), canProposeMeeting: true, meetings: [] },
    }),
    RingNow: () => ({
      ring: withMeeting({ state: "PROPOSED", canAccept: true }),
    }),
  });
  const strip = within(await screen.findByRole("region", { name: "Encuentro" }));
  expect(strip.getByText("Acuerden dónde y cuándo verse.")).toBeTruthy();
  updates.next({
    notificationReceived: {
      __typename: "Notification",
      subject: { __typename: "RingSubject", ringId: "4", ringEvent: "JOINED" },
    },
  });
  expect(await strip.findByText(/Martes, 22 dic.*Plaza Bolívar/)).toBeTruthy();
  expect(strip.getByRole("link", { name: "Responder" }).getAttribute("href")).toBe("/circulo/4");
});
