import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ChatList } from "../features/chat/ChatList";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import Requests from "./requests";

afterEach(cleanup);

const side = (id: string, title: string) => ({
  __typename: "ExchangeSide",
  money: null,
  text: null,
  publications: [{ __typename: "Publication", id, slug: "x", title, status: "ACTIVE", cover: null }],
});

const transaction = (id: string, viewerRole: "OWNER" | "INTERESTED") => ({
  __typename: "Transaction",
  id,
  status: "ACTIVE",
  updatedAt: "2026-11-20T10:00:00.000Z",
  viewerRole,
  isViewerTurn: null,
  chatId: id,
  secureExchange: null,
  meeting: null,
  viewerMoves: [],
  closedBy: null,
  closeReason: null,
  offerVersion: 1,
  takesRatingReasons: true,
  claimStatement: null,
  offerHistory: [],
  counterpart: { ...ANA.user, id: "2", firstName: "Luis", lastName: "Gómez" },
  publication: { __typename: "Publication", id: "1", title: "Guitarra" },
  viewerGives: side("1", "Guitarra"),
  viewerReceives: side("2", "Bicicleta"),
});

const page = (typename: string, items: object[]) => ({
  __typename: typename,
  items,
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
});

const received = [transaction("7", "OWNER")];
const sent = [transaction("8", "INTERESTED"), transaction("9", "INTERESTED")];
const chat = (about: ReturnType<typeof transaction>) => ({
  __typename: "Chat",
  id: about.id,
  tab: "PROPOSALS",
  unreadCount: 0,
  isMuted: false,
  updatedAt: about.updatedAt,
  counterpart: about.counterpart,
  transaction: about,
  lastEvent: null,
  lastMessage: null,
});
const answers: Answers = {
  TransactionCounts: () => ({
    viewer: {
      __typename: "Viewer",
      id: "1",
      receivedProposalCount: 1,
      sentProposalCount: 2,
      inProgressCount: 4,
      proposalToAnswerCount: 1,
    },
  }),
  Requests: ({ tab }) => ({
    transactions: page("TransactionConnection", tab === "RECEIVED" ? received : tab === "SENT" ? sent : []),
  }),
  Chats: () => ({
    proposals: page("ChatConnection", [...received, ...sent].map(chat)),
    inProgress: page("ChatConnection", []),
  }),
};

const groups = async (names: RegExp) =>
  (await screen.findAllByRole("heading", { level: 2, name: names })).map(({ textContent }) => textContent);

it("counts and groups proposals as the chats do", async () => {
  const named = /^(Por responder|Enviadas)/;
  renderScreen(<Requests />, { at: "/requests?tab=1", viewer: ANA, answers });
  const requests = await groups(named);
  expect(requests).toEqual(["Por responder (1)", "Enviadas (2)"]);
  expect(within(screen.getByRole("tab", { selected: true })).getByText("3")).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(3);
  cleanup();
  renderScreen(<ChatList tab="PROPOSALS" onTabChange={() => undefined} renderEmpty={() => null} />, {
    viewer: ANA,
    answers,
  });
  expect(await groups(named)).toEqual(requests);
  expect(within(screen.getByRole("tab", { selected: true })).getByText("3")).toBeTruthy();
});

it("opens a sent proposal under the first tab", async () => {
  const { path } = renderScreen(<Requests />, {
    at: "/requests?tab=2&transactionId=8",
    viewer: ANA,
    answers: { ...answers, OpenedTransaction: () => ({ transaction: sent[0] }) },
  });
  await screen.findByRole("heading", { level: 2, name: "Enviadas (2)" });
  expect(path()).toBe("/requests?tab=1&transactionId=8");
});
