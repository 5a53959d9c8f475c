import { beforeAll, describe, expect, it } from "vitest";
import { banners } from "../../../backend/db/schema/banners";
import { messages } from "../../../backend/db/schema/chats";
import { notifications } from "../../../backend/db/schema/notifications";
import { savedPublications } from "../../../backend/db/schema/savedPublications";
import { aPublication, aTransaction, aUser, anImage } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { clientOperation } from "../../support/clientOperations";
import { useCountedGateway } from "../../support/countedGateway";
import { readSchema, selectEverything } from "../../support/schemaSelection";

/**
 * What a screen costs in calls, counted between the gateway and a real backend, with every field of the schema
 * selected. What objects beside ids cost is in `namedObjects.test.ts`.
 */

const fixture = useCountedGateway();
let ana: User;
let luis: User;
let wanted: Publication;
let unasked: Publication;
let chatId: number;

/**
 * Publications lead to proposals, those to transactions, and those to publications: enough to reach every type from
 * every side.
 */
const maxRevisits = 4;
const schema = readSchema();
const queryEverything = (root: string, type: string, variables = "", leaveOut: string[] = []) => {
  const { spread, fragments } = selectEverything(schema, type, maxRevisits, { links: false, leaveOut });
  return `query Everything${variables} { ${root} { ${spread} } } ${fragments}`;
};
/** What is too much for one operation, in several: each leaves out what another one has. */
const queryInParts = (root: string, type: string, variables: string, ...leaveOuts: string[][]) =>
  leaveOuts.map((leaveOut) => queryEverything(root, type, variables, leaveOut));

/** Adds to everything that Luis sees in a list. */
async function grow(): Promise<void> {
  const { db } = fixture.backend;
  for (let count = 0; count < 4; count += 1) {
    await aTransaction(db, { interested: luis });
    await aTransaction(db, { owner: luis });
    await aTransaction(db, { owner: luis, status: "accepted" });
    const ended = await aTransaction(db, {
      interested: luis,
      status: "rejected",
      closedBy: "owner",
      closeReason: "rejected",
    });
    await db.insert(notifications).values({ userId: luis.id, type: 3, transactionId: ended.id });
  }
}

beforeAll(async () => {
  const { db } = fixture.backend;
  ana = await aUser(db);
  luis = await aUser(db);
  // Publications of several users, proposals both ways, transactions in every phase, a saved publication, a banner.
  const others = await Promise.all([1, 2, 3, 4].map(() => aUser(db)));
  for (const other of others) {
    for (let count = 0; count < 3; count += 1) await aPublication(db, { ownerId: other.id });
    await aTransaction(db, {
      interested: other,
      owner: others.find((one) => one !== other) as User,
      status: "complete",
      completedAt: new Date(),
    });
    await aTransaction(db, { interested: luis, owner: other, writtenOffer: "y algo más" });
    await aTransaction(db, { interested: other, owner: luis, status: "accepted" });
    await aTransaction(db, {
      interested: luis,
      owner: other,
      status: "rejected",
      closedBy: "owner",
      closeReason: "rejected",
    });
    await aTransaction(db, { interested: luis, owner: other, status: "complete", completedAt: new Date() });
  }
  // The newest are on the wall's first page, one with a proposal by Luis.
  unasked = await aPublication(db, { ownerId: ana.id, fields: [{ name: "brand", value: "Acme" }] });
  wanted = await aPublication(db, { ownerId: ana.id });
  const proposal = await aTransaction(db, { publication: wanted, owner: ana, interested: luis });
  ({ chatId } = proposal);
  await db
    .insert(messages)
    .values(
      [1, 2, 3].map((number) => ({ chatId, senderId: ana.id, randomId: `m-${number}`, text: `número ${number}` })),
    );
  await db.insert(savedPublications).values([{ userId: luis.id, publicationId: unasked.id }]);
  await db
    .insert(notifications)
    .values([
      ...[1, 2, 3, 4].map((type) => ({ userId: luis.id, type, transactionId: proposal.id })),
      ...[7, 8, 14].map((type) => ({ userId: luis.id, type, publicationId: proposal.offered[0]?.id ?? null })),
    ]);
  const picture = await anImage(db);
  await db
    .insert(banners)
    .values({ title: "Feria", url: "https://example.com/feria", bigImageId: picture.id, smallImageId: picture.id });
});

describe("the wall with every field", () => {
  const [publications = "", exchanges = ""] = queryInParts(
    "wall",
    "WallConnection",
    "",
    ["ExchangeWallItem.publication", "ExchangeWallItem.offeredPublication"],
    ["PublicationWallItem.publication"],
  );

  it("costs a guest one call", async () => {
    for (const wall of [publications, exchanges]) {
      const { data, calls } = await fixture.counted<{ wall: { items: { __typename: string }[] } }>(
        fixture.guest(),
        wall,
      );
      expect(calls).toEqual(["GET /wall"]);
      expect(new Set(data.wall.items.map((item) => item.__typename))).toEqual(
        new Set(["PublicationWallItem", "ExchangeWallItem", "BannerWallItem"]),
      );
    }
  });

  it("costs a member three calls, whatever they have saved and proposed", async () => {
    for (const [person, state] of [
      [luis, "CAN_UPDATE"],
      [ana, "DISABLED"],
    ] as const) {
      const { data, calls } = await fixture.counted<{
        wall: { items: { publication?: { id: string; viewerProposal: { state: string } } }[] };
      }>(await fixture.signedIn(person), publications);
      expect(
        data.wall.items.find((item) => item.publication?.id === String(wanted.id))?.publication?.viewerProposal.state,
      ).toBe(state);
      const all = ["GET /publications_saveds", "GET /requests", "GET /wall"];
      expect(calls.toSorted()).toEqual(all);
      const others = await fixture.counted(await fixture.signedIn(person), exchanges);
      expect(others.calls.toSorted()).toEqual(all);
    }
  });

  it("costs no more with the client’s own operation", async () => {
    expect((await fixture.counted(fixture.guest(), clientOperation("Wall"))).calls).toEqual(["GET /wall"]);
    expect(
      (await fixture.counted(await fixture.signedIn(luis), clientOperation("Wall"))).calls.length,
    ).toBeLessThanOrEqual(3);
  });
});

describe("the detail with every field", () => {
  const detail = queryEverything("publication(id: $id)", "Publication", "($id: ID!)");

  it("costs a guest one call", async () => {
    expect((await fixture.counted(fixture.guest(), detail, { id: wanted.id })).calls).toEqual([
      "GET /publications/{id}",
    ]);
  });

  it.each([
    ["without a proposal", () => [luis, unasked, "CAN_PROPOSE"] as const, 3],
    ["with a proposal", () => [luis, wanted, "CAN_UPDATE"] as const, 4],
    ["who owns it", () => [ana, wanted, "DISABLED"] as const, 2],
  ])("costs a member %s at most four calls", async (_name, setUp, cost) => {
    const [person, publication, state] = setUp();
    const { data, calls } = await fixture.counted<{ publication: { viewerProposal: { state: string } } }>(
      await fixture.signedIn(person),
      detail,
      { id: publication.id },
    );
    expect(data.publication.viewerProposal.state).toBe(state);
    expect(calls).toHaveLength(cost);
    expect(cost).toBeLessThanOrEqual(4);
  });

  it("costs no more with the client’s own operation", async () => {
    for (const { id } of [wanted, unasked])
      expect(
        (await fixture.counted(await fixture.signedIn(luis), clientOperation("PublicationDetail"), { id })).calls
          .length,
      ).toBeLessThanOrEqual(4);
  });
});

describe("a list with every field, however long,", () => {
  const chats = [queryEverything("chats(tab: $tab)", "ChatConnection", "($tab: ChatTab!)")];
  const transactions = queryInParts(
    "transactions(tab: $tab)",
    "TransactionConnection",
    "($tab: RequestsTab!)",
    ["Transaction.addedPublications"],
    ["Transaction.offeredPublications"],
  );
  const account = queryInParts(
    "viewer",
    "Viewer",
    "",
    ["Viewer.matches", "Viewer.rings", "Viewer.ringSettings", "Viewer.chatPrivacy", "Viewer.credit", "Viewer.alerts"],
    [
      "Viewer.activePublications",
      "Viewer.rings",
      "Viewer.ringSettings",
      "Viewer.chatPrivacy",
      "Viewer.credit",
      "Viewer.alerts",
    ],
    ["Viewer.activePublications", "Viewer.matches"],
  );
  const search = [queryEverything('search(input: { mode: WANT, terms: ["cosa"] })', "SearchResult")];
  const lists: [name: string, queries: string[], variables: Record<string, unknown>, cost: number][] = [
    ["chats of proposals", chats, { tab: "PROPOSALS" }, 7],
    ["chats in progress", chats, { tab: "IN_PROGRESS" }, 7],
    ["proposals received", transactions, { tab: "RECEIVED" }, 4],
    ["transactions in progress", transactions, { tab: "IN_PROGRESS" }, 4],
    ["the history", transactions, { tab: "HISTORY" }, 4],
    ["notifications", [queryEverything("notifications", "NotificationConnection")], {}, 5],
    ["the account", account, {}, 11],
    ["a search", search, {}, 3],
  ];

  it.each(lists)("costs no more calls when it grows: %s", async (_name, queries, variables, cost) => {
    const client = await fixture.signedIn(luis);
    const countMost = async () => {
      const counts = [];
      for (const query of queries) counts.push((await fixture.counted(client, query, variables)).calls.length);
      return Math.max(...counts);
    };
    expect(await countMost()).toBeLessThanOrEqual(cost);
    await grow();
    expect(await countMost()).toBeLessThanOrEqual(cost);
  });

  it("costs one call for the titles that are compared with what others want", async () => {
    const { db } = fixture.backend;
    const owner = await aUser(db);
    for (const title of ["Bandola", "Maracas"]) await aPublication(db, { ownerId: owner.id, title });
    await aPublication(db, { ownerId: owner.id, status: "inactive" });
    expect(await fixture.counted(await fixture.signedIn(owner), clientOperation("OwnTitles"))).toEqual({
      data: { viewer: { id: String(owner.id), activePublicationTitles: ["Maracas", "Bandola"] } },
      calls: ["GET /users"],
    });
  });

  it("costs two calls for the client’s own list of alerts", async () => {
    const { calls } = await fixture.counted(await fixture.signedIn(luis), clientOperation("Alerts"));
    expect(calls.toSorted()).toEqual(["GET /users", "GET /v1/alerts"]);
  });

  it("costs seven calls and at most one cable connection for a chat with its conversation", async () => {
    const upgrades = fixture.proxy.upgrades;
    const { data, calls } = await fixture.counted<{ chat: { messages: { items: unknown[] } } }>(
      await fixture.signedIn(luis),
      queryEverything("chat(id: $id)", "Chat", "($id: ID!)"),
      { id: chatId },
    );
    expect(data.chat.messages.items).toHaveLength(3);
    expect(calls.length).toBeLessThanOrEqual(7);
    // None where the connection of an earlier operation is still open.
    expect(fixture.proxy.upgrades - upgrades).toBeLessThanOrEqual(1);
  });

  it("reads once what an operation needs several times", async () => {
    const { calls } = await fixture.counted(
      await fixture.signedIn(luis),
      "{ a: wall { items { __typename } } viewer { id unreadChatCount inProgressCount receivedProposalCount } chats(tab: PROPOSALS) { items { id } } transactions(tab: IN_PROGRESS) { items { id } } }",
    );
    expect(calls.toSorted()).toEqual(["GET /chats", "GET /counts", "GET /requests", "GET /users", "GET /wall"]);
  });
});
