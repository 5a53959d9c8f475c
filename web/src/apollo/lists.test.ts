import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { describe, expect, test } from "vitest";
import { createCache } from "./cache";
import { moveToTabList } from "./moveToTabList";

interface Page {
  chat: { messages: { items: { id: string; randomId?: string }[]; hasPreviousPage: boolean } };
}

const MESSAGES: TypedDocumentNode<Page> = gql`
  query TestMessages($before: String) {
    chat(id: "1") {
      id
      messages(last: 3, before: $before) {
        items {
          id
          randomId
        }
        hasPreviousPage
        startCursor
      }
    }
  }
`;

function page(ids: number[], hasPreviousPage = true) {
  const items = ids.map((id) => ({ __typename: "Message", id: String(id), randomId: `r${id}` }));
  const messages = { __typename: "MessageConnection", items, hasPreviousPage, startCursor: String(ids[0]) };
  return { chat: { __typename: "Chat", id: "1", messages } };
}

function conversation(...pages: { ids: number[]; before?: string; hasPreviousPage?: boolean }[]) {
  const cache = createCache();
  for (const { ids, before, hasPreviousPage } of pages)
    cache.writeQuery({ query: MESSAGES, variables: { before }, data: page(ids, hasPreviousPage) });
  const messages = cache.readQuery({ query: MESSAGES })?.chat.messages;
  return { ids: messages?.items.map(({ id }) => Number(id)), hasPreviousPage: messages?.hasPreviousPage };
}

describe("messages of a conversation", () => {
  test("prepends older pages and takes over whether there are more", () => {
    expect(conversation({ ids: [9, 10, 11] }, { ids: [6, 7, 8], before: "9", hasPreviousPage: false })).toEqual({
      ids: [6, 7, 8, 9, 10, 11],
      hasPreviousPage: false,
    });
  });

  test("adds missed messages of the newest page once each, ordered by id", () => {
    expect(conversation({ ids: [9, 10, 11] }, { ids: [10, 11, 12] }).ids).toEqual([9, 10, 11, 12]);
  });

  test("starts over with a newest page that does not overlap, because of the gap", () => {
    expect(conversation({ ids: [1, 2, 3], hasPreviousPage: false }, { ids: [98, 99, 100] })).toEqual({
      ids: [98, 99, 100],
      hasPreviousPage: true,
    });
  });

  test("keeps hasPreviousPage of the older pages when the newest page is read again", () => {
    const pages = [{ ids: [4, 5, 6] }, { ids: [1, 2, 3], before: "4", hasPreviousPage: false }, { ids: [5, 6, 7] }];
    expect(conversation(...pages)).toEqual({ ids: [1, 2, 3, 4, 5, 6, 7], hasPreviousPage: false });
  });
});

interface Lists {
  chats: { items: { id: string; updatedAt: string }[] };
}

const CHATS: TypedDocumentNode<Lists> = gql`
  query TestChats($tab: ChatTab!) {
    chats(tab: $tab) {
      items {
        id
        updatedAt
      }
    }
  }
`;

describe("the lists of the tabs", () => {
  const chat = (id: string, minute: number) => ({
    __typename: "Chat",
    id,
    updatedAt: `2026-11-20T10:${minute}:00.000Z`,
  });
  const write = (cache: ReturnType<typeof createCache>, tab: string, items: ReturnType<typeof chat>[]) =>
    cache.writeQuery({
      query: CHATS,
      variables: { tab },
      data: { chats: { __typename: "ChatConnection", items } } as Lists,
    });
  const read = (cache: ReturnType<typeof createCache>, tab: string) =>
    cache.readQuery({ query: CHATS, variables: { tab } })?.chats.items.map(({ id }) => id);

  test("moves an entity to the list of its tab, ordered by its latest change", () => {
    const cache = createCache();
    write(cache, "PROPOSALS", [chat("1", 30), chat("2", 20)]);
    write(cache, "IN_PROGRESS", [chat("3", 40), chat("4", 10)]);
    moveToTabList(cache, "chats", { __typename: "Chat", id: "2" }, "IN_PROGRESS");
    expect(read(cache, "PROPOSALS")).toEqual(["1"]);
    expect(read(cache, "IN_PROGRESS")).toEqual(["3", "2", "4"]);
  });

  test("lists an entity once when it is moved twice", () => {
    const cache = createCache();
    write(cache, "PROPOSALS", [chat("1", 30), chat("2", 20)]);
    moveToTabList(cache, "chats", { __typename: "Chat", id: "2" }, "PROPOSALS");
    moveToTabList(cache, "chats", { __typename: "Chat", id: "2" }, "PROPOSALS");
    expect(read(cache, "PROPOSALS")).toEqual(["1", "2"]);
  });

  test("does not create a list that was never loaded", () => {
    const cache = createCache();
    write(cache, "PROPOSALS", [chat("1", 30)]);
    moveToTabList(cache, "chats", { __typename: "Chat", id: "1" }, "IN_PROGRESS");
    expect(read(cache, "IN_PROGRESS")).toBeUndefined();
    expect(read(cache, "PROPOSALS")).toEqual([]);
  });
});
