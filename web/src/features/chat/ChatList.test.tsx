import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { ChatList } from "./ChatList";

afterEach(cleanup);

const side = (title: string) => ({
  __typename: "ExchangeSide",
  money: null,
  text: null,
  publications: [{ __typename: "Publication", id: title, slug: "x", title, status: "ACTIVE", cover: null }],
});

const chat = (id: string, firstName: string, isViewerTurn: boolean) => ({
  __typename: "Chat",
  id,
  tab: "IN_PROGRESS",
  unreadCount: 0,
  isMuted: false,
  updatedAt: "2026-11-20T12:00:00.000Z",
  counterpart: {
    __typename: "User",
    id,
    firstName,
    lastName: "Gómez",
    isVerified: false,
    subscription: "STANDARD",
  },
  transaction: {
    __typename: "Transaction",
    id,
    status: "ACCEPTED",
    viewerRole: "OWNER",
    isViewerTurn,
    viewerMoves: [],
    updatedAt: "2026-11-20T12:00:00.000Z",
    closedBy: null,
    closeReason: null,
    claimStatement: null,
    viewerGives: side(`Guitarra ${id}`),
    viewerReceives: side(`Bicicleta ${id}`),
  },
  lastEvent: null,
  lastMessage: null,
});

const page = (items: unknown[], hasNextPage = false) => ({
  __typename: "ChatConnection",
  items,
  pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: hasNextPage ? "x" : null },
});

it("marks exchanges with a change to answer, and shows them alone on request", async () => {
  renderScreen(<ChatList tab="IN_PROGRESS" onTabChange={() => {}} renderEmpty={() => null} />, {
    viewer: ANA,
    answers: {
      Chats: () => ({
        proposals: page([]),
        inProgress: page([chat("5", "Luis", true), chat("6", "Eva", false)], true),
      }),
    },
  });
  const names = () => screen.getAllByRole("link").map(({ textContent }) => /Luis|Eva/.exec(textContent)?.[0]);
  const only = await screen.findByRole("button", { name: "Te toca a ti (1)" });
  expect(names()).toEqual(["Luis", "Eva"]);
  expect(screen.getByRole("button", { name: "Ver más conversaciones" })).toBeTruthy();
  await userEvent.click(only);
  expect(names()).toEqual(["Luis"]);
  // Those that wait come first: behind another one there are no more of them.
  expect(screen.queryByRole("button", { name: "Ver más conversaciones" })).toBeNull();
  await userEvent.click(only);
  expect(names()).toEqual(["Luis", "Eva"]);
});
