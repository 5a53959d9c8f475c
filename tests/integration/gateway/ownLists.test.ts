import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";
import { crowd } from "../../support/crowdedPerson";
import type { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";
import { chat, transaction } from "../../support/recordedUpstream";

interface Connection {
  items: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const fields = "items { id } pageInfo { hasNextPage endCursor }";
const counts =
  "{ viewer { unreadChatCount unreadNotificationCount receivedProposalCount sentProposalCount inProgressCount } }";
const lists = [
  "chats(tab: PROPOSALS",
  "chats(tab: IN_PROGRESS",
  "transactions(tab: RECEIVED",
  "transactions(tab: SENT",
  "transactions(tab: IN_PROGRESS",
  "transactions(tab: HISTORY",
  "notifications(",
];

/** All pages of a list, one after the other. */
async function readOn(client: GraphqlClient, list: string, first: number): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  for (;;) {
    const { answer }: { answer: Connection } = await client.data(
      `query ($first: Int, $after: String) { answer: ${list}${list.endsWith("(") ? "" : ", "}first: $first, after: $after) { ${fields} } }`,
      { first, after },
    );
    pages.push(answer.items.map(({ id }) => id));
    if (!answer.pageInfo.hasNextPage) return pages;
    after = answer.pageInfo.endCursor;
  }
}

describe("the own lists of a person with many chats", () => {
  const fixture = useCountedGateway();
  let client: GraphqlClient;
  beforeAll(async () => {
    const person = await aUser(fixture.backend.db);
    await crowd(fixture.backend.db, person, 120);
    client = await fixture.signedIn(person);
  });

  it.each(lists)("are read page by page, a call for each, and hold everything once: %s", async (list) => {
    const [whole = []] = await readOn(client, list, 50);
    fixture.proxy.calls.length = 0;
    const pages = await readOn(client, list, 7);
    expect(fixture.proxy.calls).toHaveLength(pages.length);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat().slice(0, 50)).toEqual(whole);
    expect(new Set(pages.flat()).size).toBe(pages.flat().length);
  });

  it("are counted by one call, without being read", async () => {
    const { data, calls } = await fixture.counted(client, counts);
    expect(data).toEqual({
      viewer: {
        unreadChatCount: 30,
        unreadNotificationCount: 72,
        receivedProposalCount: 20,
        sentProposalCount: 20,
        inProgressCount: 40,
      },
    });
    expect(calls.toSorted()).toEqual(["GET /counts", "GET /users"]);
  });
});

describe("a backend that gives every list whole", () => {
  let gateway: Awaited<ReturnType<typeof startRecordedGateway>>;
  beforeAll(async () => {
    gateway = await startRecordedGateway();
    const numbers = Array.from({ length: 30 }, (_value, index) => index + 1);
    const sent = (id: number) =>
      transaction({ id, updated_at: new Date(Date.parse(chat.updated_at) + id * 1_000).toISOString() });
    gateway.upstream.answer("GET /requests", { body: numbers.map(sent) });
    gateway.upstream.answer("GET /chats", (call) => ({
      body: call.path.includes("type=in_progress")
        ? []
        : numbers.map((id) => ({ ...chat, id, unread_messages: id % 2, transaction: { ...chat.transaction, id } })),
    }));
    gateway.upstream.answer("GET /notifications", {
      body: numbers.map((id) => ({
        id,
        type_notification_id: 17,
        read: id > 4,
        created_at: chat.updated_at,
        model: {},
      })),
    });
  });
  afterAll(() => gateway.stop());

  const everything = Array.from({ length: 30 }, (_value, index) => String(30 - index));
  it.each(["transactions(tab: SENT", "chats(tab: PROPOSALS", "notifications("])(
    "is read as before: %s",
    async (list) => {
      const pages = await readOn(gateway.luis, list, 12);
      expect(pages.map(({ length }) => length)).toEqual([12, 12, 6]);
      expect(pages.flat()).toEqual(everything);
    },
  );

  it("is counted from its lists, and a place that another backend named begins them again", async () => {
    expect(await gateway.luis.data(counts)).toEqual({
      viewer: {
        unreadChatCount: 15,
        unreadNotificationCount: 4,
        receivedProposalCount: 0,
        sentProposalCount: 30,
        inProgressCount: 0,
      },
    });
    const after = Buffer.from("next:1795218491123.4").toString("base64url");
    expect(
      await gateway.luis.data(`{ transactions(tab: SENT, first: 1, after: "${after}") { items { id } } }`),
    ).toEqual({ transactions: { items: [{ id: "30" }] } });
  });

  it("opens a conversation also where its lists want a type", async () => {
    gateway.upstream.answer("GET /chats", (call) =>
      call.path.includes("type=proposal")
        ? { body: [chat] }
        : call.path.includes("type=")
          ? { body: [] }
          : { status: 422, body: { errors: ["type is missing"] } },
    );
    const id = String(chat.id);
    expect(await gateway.luis.data("query ($id: ID!) { chat(id: $id) { id } }", { id })).toEqual({ chat: { id } });
  });
});
