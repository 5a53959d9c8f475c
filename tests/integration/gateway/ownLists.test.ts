import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publications } from "../../../backend/db/schema/publications";
import { savedPublications } from "../../../backend/db/schema/savedPublications";
import { aPublication, aUser } from "../../support/builders";
import type { User } from "../../support/builders";
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

const threeTabs = `{ received: transactions(tab: RECEIVED, first: 3) { items { id } }
  sent: transactions(tab: SENT, first: 3) { items { id } } inProgress: transactions(tab: IN_PROGRESS, first: 3) { items { id } } }`;

/** One page of a list. */
const read = (list: string) =>
  `query ($first: Int, $after: String) { answer: ${list}${list.endsWith("(") ? "" : ", "}first: $first, after: $after) { ${fields} } }`;

/** All pages of a list, one after the other. */
async function readOn(client: GraphqlClient, list: string, first: number): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  for (;;) {
    const { answer }: { answer: Connection } = await client.data(read(list), { first, after });
    pages.push(answer.items.map(({ id }) => id));
    if (!answer.pageInfo.hasNextPage) return pages;
    after = answer.pageInfo.endCursor;
  }
}

describe("the own lists of a person with many chats", () => {
  const fixture = useCountedGateway();
  let client: GraphqlClient;
  let person: User;
  beforeAll(async () => {
    person = await aUser(fixture.backend.db);
    await crowd(fixture.backend.db, person, 120);
    client = await fixture.signedIn(person);
  });

  it("take no cursor of another list, and those of the last release, which name none", async () => {
    const cursors: string[] = [];
    for (const list of lists) {
      const { answer } = await client.data<{ answer: Connection }>(read(list), { first: 1 });
      cursors.push(answer.pageInfo.endCursor ?? "");
    }
    for (const [index, list] of lists.entries())
      for (const [from, after] of cursors.entries()) {
        const { errors } = await client.run(read(list), { first: 1, after });
        expect([list, lists[from], errors]).toMatchObject([
          list,
          lists[from],
          from === index ? [] : [{ extensions: { code: "BAD_USER_INPUT", field: "after" } }],
        ]);
      }
    const [after = ""] = cursors;
    const released = Buffer.from(Buffer.from(after, "base64url").toString().replace(/^\S+ /, "")).toString("base64url");
    expect(released).not.toBe(after);
    const [list = ""] = lists;
    expect(await client.data(read(list), { first: 1, after: released })).toEqual(
      await client.data(read(list), { first: 1, after }),
    );
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

  it("are read by a call for each of several parts that an operation asks for", async () => {
    const { data, calls } = await fixture.counted<Record<string, { items: unknown[] }>>(client, threeTabs);
    expect(Object.values(data).map(({ items }) => items.length)).toEqual([3, 3, 3]);
    expect(calls).toEqual(["GET /requests", "GET /requests", "GET /requests"]);
  });

  it("cost one call for a page, and none for their length", async () => {
    const { db } = fixture.backend;
    const things = await db.select({ publicationId: publications.id }).from(publications);
    await db.insert(savedPublications).values(things.map((thing) => ({ ...thing, userId: person.id })));
    const page = `{ userPublications(userId: ${person.id}) { items { isSaved } } }`;
    expect(await fixture.counted(client, page)).toEqual({
      data: { userPublications: { items: Array.from({ length: 10 }, () => ({ isSaved: true })) } },
      calls: ["GET /publications", "GET /publications_saveds"],
    });
    const { id } = await aPublication(db);
    expect(await client.data(`{ publication(id: ${id}) { isSaved } }`)).toEqual({ publication: { isSaved: false } });
    const counted = await fixture.counted(client, "{ viewer { savedPublicationCount } }");
    expect(counted.data).toEqual({ viewer: { savedPublicationCount: things.length } });
    expect(counted.calls.toSorted()).toEqual(["GET /counts", "GET /users"]);
  });
});

it("asks for no more of the saved list than the cards at hand", async () => {
  const { upstream, luis, stop } = await startRecordedGateway();
  upstream.answer("GET /publications_saveds", { body: { data: [{ id: 5, publication_id: 11 }], next: null } });
  upstream.clearCalls();
  const { wall } = await luis.data<{ wall: { items: { publication?: { id: string; isSaved: boolean } }[] } }>(
    "{ wall { items { ... on PublicationWallItem { publication { id isSaved } } } } }",
  );
  await stop();
  const cards = wall.items.flatMap(({ publication }) => publication ?? []);
  expect(cards.filter(({ isSaved }) => isSaved).map(({ id }) => id)).toEqual(["11"]);
  const asked = upstream.calls.flatMap(
    ({ path }) => new URL(path, "http://x").searchParams.get("publication_ids") ?? [],
  );
  expect(asked).toEqual([cards.map(({ id }) => id).join(",")]);
});

it("reads several parts of a list side by side, once the backend has given one", async () => {
  const { upstream, luis, stop } = await startRecordedGateway();
  const empty = { items: [] };
  const part = { body: { data: [], next: null } };
  upstream.answer("GET /requests", part);
  await luis.data("{ transactions(tab: SENT, first: 3) { items { id } } }");
  let arrived = 0;
  let answer = () => {};
  const all = new Promise<void>((resolve) => (answer = resolve));
  upstream.answer("GET /requests", async () => {
    if (++arrived === 3) answer();
    await all;
    return part;
  });
  expect(await luis.data(threeTabs)).toEqual({ received: empty, sent: empty, inProgress: empty });
  await stop();
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

  it("is read once where an operation asks for several parts of it at once", async () => {
    gateway.upstream.clearCalls();
    const { sent } = await gateway.luis.data<{ sent: { items: { id: string }[] } }>(threeTabs);
    expect(sent.items.map(({ id }) => id)).toEqual(["30", "29", "28"]);
    expect(gateway.upstream.callNames()).toEqual(["GET /requests"]);
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
