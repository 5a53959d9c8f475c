import { gql } from "@apollo/client";
import type { FragmentType } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ChatListItem_ChatFragment } from "../../__generated__/graphql";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { ChatListItem } from "./ChatListItem";

afterEach(cleanup);

const QUERY = gql`
  query OneChat {
    chat(id: "5") {
      id
      ...ChatListItem_chat
    }
  }
`;

function TestScreen() {
  const { data } = useQuery<{ chat: FragmentType<ChatListItem_ChatFragment> }>(QUERY);
  return data ? <ChatListItem chat={data.chat} /> : null;
}

const side = (title: string) => ({
  __typename: "ExchangeSide",
  money: null,
  text: null,
  publications: [{ __typename: "Publication", id: title, slug: "x", title, status: "ACTIVE", cover: null }],
});

interface Shown {
  message?: string;
  event?: string;
  status?: string;
  isMuted?: boolean;
}

async function previewOf({ message, event, status = "ACTIVE", isMuted = false }: Shown) {
  cleanup();
  renderScreen(<TestScreen />, {
    viewer: ANA,
    answers: {
      OneChat: () => ({
        chat: {
          __typename: "Chat",
          id: "5",
          tab: status === "ACTIVE" ? "PROPOSALS" : "IN_PROGRESS",
          unreadCount: isMuted ? 3 : 0,
          isMuted,
          updatedAt: "2026-11-20T12:00:00.000Z",
          counterpart: {
            __typename: "User",
            id: "2",
            firstName: "Luis",
            lastName: "Gómez",
            isVerified: false,
            subscription: "STANDARD",
          },
          transaction: {
            __typename: "Transaction",
            id: "7",
            status,
            viewerRole: "OWNER",
            isViewerTurn: null,
            viewerMoves: [],
            updatedAt: "2026-11-20T12:00:00.000Z",
            closedBy: null,
            closeReason: null,
            claimStatement: null,
            viewerGives: side("Guitarra"),
            viewerReceives: side("Bicicleta"),
          },
          lastEvent: event
            ? { __typename: "TransactionEvent", id: "1", kind: "CONFIRMED", by: "INTERESTED", happenedAt: event }
            : null,
          lastMessage: message
            ? {
                __typename: "Message",
                id: "3",
                isOwn: false,
                text: "¿Nos vemos?",
                picture: null,
                location: null,
                createdAt: message,
              }
            : null,
        },
      }),
    },
  });
  return (await screen.findByRole("link")).textContent;
}

it("previews the latest of what was written and what happened", async () => {
  const [ten, eleven] = ["2026-11-20T10:00:00.000Z", "2026-11-20T11:00:00.000Z"];
  const happened = "Luis Gómez confirmó que recibió lo acordado.";
  const status = "CONFIRMED_INTERESTED";
  expect(await previewOf({ message: ten, event: eleven, status })).toContain(happened);
  const later = await previewOf({ message: eleven, event: ten, status });
  expect(later).toContain("¿Nos vemos?");
  expect(later).not.toContain(happened);
  expect(await previewOf({})).toContain("Luis Gómez te envió una propuesta.");
});

it("says that a chat is muted, and still how much is unread", async () => {
  const [muted, other] = [await previewOf({ isMuted: true }), await previewOf({})];
  expect(muted).toContain("Silenciado");
  expect(muted).toContain("3 mensajes sin leer");
  expect(other).not.toContain("Silenciado");
});
