import { and, asc, eq, or } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { amendments } from "../../../backend/db/schema/amendments";
import { chats } from "../../../backend/db/schema/chats";
import { notifications } from "../../../backend/db/schema/notifications";
import { transactions } from "../../../backend/db/schema/transactions";
import { aTransaction, aUser, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { crowd } from "../../support/crowdedPerson";
import { QueryCounter } from "../../support/queryCounter";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const counter = new QueryCounter();
const many = 1_000;

interface Row {
  transaction: typeof transactions.$inferSelect;
  chat: typeof chats.$inferSelect;
  /** Who asked for the change that waits for an answer. */
  amendmentAuthor: "owner" | "interested" | null;
}

interface Part {
  data: { id: number; transaction?: { id: number } }[];
  next: string | null;
}

/** The own lists of a person with a thousand chats, by stretches. */
describe.each(bothDatabases)("stretches of a person's lists on %s", (database) => {
  let backend: TestBackend;
  let person: User;
  /** All there is, in no order. */
  let rows: Row[];
  let headers: Record<string, string>;
  beforeAll(async () => {
    backend = await startBackend({ database, jobsEveryMs: 3_600_000, onQuery: counter.onQuery });
    person = await aUser(backend.db);
    await crowd(backend.db, person, many);
    await askForChanges();
    headers = await sessionOf(backend.db, person);
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    rows = await backend.db
      .select({ transaction: transactions, chat: chats, amendmentAuthor: amendments.author })
      .from(transactions)
      .innerJoin(chats, eq(chats.transactionId, transactions.id))
      .leftJoin(amendments, eq(amendments.transactionId, transactions.id))
      .where(or(eq(transactions.ownerId, person.id), eq(transactions.interestedId, person.id)));
  });

  /** Every second accepted transaction has an amendment, requested by each party in turn. */
  async function askForChanges() {
    const accepted = await backend.db
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.status, "accepted"), eq(transactions.ownerId, person.id)))
      .orderBy(asc(transactions.id));
    await backend.db.insert(amendments).values(
      accepted
        .filter((_transaction, index) => index % 2 === 0)
        .map(({ id }, index) => ({
          transactionId: id,
          author: index % 2 === 0 ? ("owner" as const) : ("interested" as const),
          offerVersion: 1,
          items: [],
          addedItems: [],
        })),
    );
  }

  const ask = async <Body = Part>(path: string) => {
    const { status, body } = await backend.call<Body>(path, { headers });
    expect(status).toBe(200);
    return body;
  };
  const follow = (path: string, next: string | null) => `${path}${next === null ? "" : `&after=${next}`}`;
  /** All parts of a list, one after the other; after the first of them `meanwhile` happens. */
  async function readOn(path: string, meanwhile: () => Promise<unknown> = async () => {}) {
    const ids: number[] = [];
    const costs = new Set<number>();
    let next: string | null = null;
    do {
      const { answer, queries } = await counter.during(() => ask(follow(path, next)));
      costs.add(queries);
      if (next === null) await meanwhile();
      ids.push(...answer.data.map(({ id }) => id));
      next = answer.next;
    } while (next !== null);
    return { ids, costs };
  }

  const byChange = (one: { updatedAt: Date; id: number }, other: { updatedAt: Date; id: number }) =>
    other.updatedAt.getTime() - one.updatedAt.getTime() || other.id - one.id;
  const idsOf = (chosen: (row: Row) => boolean) =>
    rows
      .filter(chosen)
      .sort((one, other) => byChange(one.transaction, other.transaction))
      .map(({ transaction }) => transaction.id);
  const isOwner = ({ transaction }: Row) => transaction.ownerId === person.id;
  const isActive = ({ transaction }: Row) => transaction.status === "active";
  const waitsForPerson = (row: Row) =>
    isActive(row) ? isOwner(row) : row.amendmentAuthor === (isOwner(row) ? "interested" : "owner");
  const hasEnded = ({ transaction: { status } }: Row) => status === "complete" || status === "rejected";
  const lists: [path: string, chosen: (row: Row) => boolean][] = [
    ["/requests?kind=received&per_page=50", (row) => isActive(row) && isOwner(row)],
    ["/requests?kind=sent&per_page=50", (row) => isActive(row) && !isOwner(row)],
    ["/requests?kind=in_progress&per_page=50", (row) => !isActive(row) && !hasEnded(row)],
    ["/v1/requests?kind=history&per_page=50", hasEnded],
  ];

  it("hold every transaction once, newest change first, while others come and change", async () => {
    const other = await aUser(backend.db);
    for (const [path, chosen] of lists) {
      const expected = idsOf(chosen);
      const { ids } = await readOn(path, async () => {
        await aTransaction(backend.db, { owner: person, interested: other });
        // One that was read goes to the beginning of its list.
        await backend.db
          .update(transactions)
          .set({ updatedAt: new Date() })
          .where(eq(transactions.id, expected[0] ?? 0));
      });
      expect([path, ids]).toEqual([path, expected]);
    }
  });

  it("hold every chat once, in its groups, while others come and are written in", async () => {
    const groupOf = (row: Row) => (hasEnded(row) ? 2 : waitsForPerson(row) ? 0 : 1);
    const chatsOf = (chosen: (row: Row) => boolean) =>
      rows
        .filter(chosen)
        .sort((one, other) => groupOf(one) - groupOf(other) || byChange(one.chat, other.chat))
        .map(({ chat }) => chat.id);
    for (const [type, expected] of [
      ["proposal", chatsOf(isActive)],
      ["in_progress", chatsOf((row) => !isActive(row))],
    ] as const) {
      const { ids } = await readOn(`/chats?type=${type}&per_page=50`, async () => {
        await aTransaction(backend.db, { owner: person });
        await backend.db
          .update(chats)
          .set({ updatedAt: new Date() })
          .where(eq(chats.id, expected[0] ?? 0));
      });
      expect([type, ids]).toEqual([type, expected]);
    }
  });

  it("hold every notification once without the hidden kind, newest first, while others come", async () => {
    const all = await backend.db.select().from(notifications).where(eq(notifications.userId, person.id));
    const { ids } = await readOn("/notifications?per_page=50", () =>
      backend.db.insert(notifications).values({ userId: person.id, type: 17 }),
    );
    const shown = all.filter(({ type }) => type !== 10).map(({ id }) => id);
    expect(ids).toEqual(shown.sort((one, other) => other - one));
  });

  it("cost the same at the beginning and at the end, and no more than they would of few", async () => {
    const few = await aUser(backend.db);
    await crowd(backend.db, few, 60);
    const ofFew = await sessionOf(backend.db, few);
    const paths = [...lists.map(([path]) => path), "/chats?type=in_progress&per_page=50", "/notifications?per_page=50"];
    for (const path of paths) {
      const first = path.replace("per_page=50", "per_page=5");
      const { queries } = await counter.during(() => backend.call(first, { headers: ofFew }));
      expect([path, [...(await readOn(path)).costs]]).toEqual([path, [queries]]);
    }
  });

  it("are counted without being read, as the whole lists would be", async () => {
    const { answer, queries } = await counter.during(() => ask<Record<string, number>>("/counts"));
    const unread = (await ask<{ read: boolean; type_notification_id: number }[]>("/notifications")).filter(
      ({ read, type_notification_id: type }) => !read && type !== 10,
    );
    const [received, sent, inProgress] = lists.map(([, chosen]) => rows.filter(chosen).length);
    expect(answer).toEqual({
      unread_chats: many / 4,
      unread_notifications: unread.length,
      received,
      // None has a counter-offer: they wait for whoever received them.
      to_answer: received,
      sent,
      in_progress: inProgress,
      saved: 0,
    });
    expect(queries).toBeLessThanOrEqual(6);
  });

  it("return items by id or since a moment, nothing of other users, and ignore invalid values", async () => {
    const stranger = await aTransaction(backend.db);
    const [ended, received] = [rows.find(hasEnded), rows.find((row) => isActive(row) && isOwner(row))];
    const sent = rows.find((row) => isActive(row) && !isOwner(row));
    const found = async (path: string) => (await ask(path)).data.map(({ id }) => id);
    expect(await found(`/chats?id=${received?.chat.id}`)).toEqual([received?.chat.id]);
    expect(await found(`/chats?id=${stranger.chatId}`)).toEqual([]);
    expect(await found("/chats?id=x")).toEqual([]);
    expect(await found(`/chats?ids=${received?.chat.id},${stranger.chatId}`)).toEqual([received?.chat.id]);
    expect(await found("/chats?ids=x")).toEqual([]);
    expect(await found(`/requests?ids=${ended?.transaction.id},${stranger.id}`)).toEqual([ended?.transaction.id]);
    expect(await found("/requests?ids=x")).toEqual([]);
    expect(
      await found(`/requests?publication_ids=${sent?.transaction.publicationId},${stranger.publicationId}`),
    ).toEqual([sent?.transaction.id]);
    const [noticed] = await backend.db.select().from(notifications).where(eq(notifications.userId, person.id)).limit(1);
    expect(await found(`/notifications?id=${noticed?.id}`)).toEqual([noticed?.id]);
    expect(await found(`/notifications?id=${(noticed?.id ?? 0) + 1_000_000}`)).toEqual([]);
    const [latest] = idsOf((row) => !hasEnded(row));
    const moment = new Date(Date.now() + 60_000);
    await backend.db
      .update(transactions)
      .set({ updatedAt: moment })
      .where(eq(transactions.id, latest ?? 0));
    await backend.db
      .update(chats)
      .set({ updatedAt: moment })
      .where(eq(chats.transactionId, latest ?? 0));
    expect(await found(`/requests?since=${moment.toISOString()}`)).toEqual([latest]);
    expect((await ask(`/chats?since=${moment.toISOString()}`)).data.map(({ transaction }) => transaction?.id)).toEqual([
      latest,
    ]);
    const begin = await ask("/chats?type=proposal&per_page=5");
    expect(await ask("/chats?type=proposal&per_page=5&after=x.y")).toEqual(begin);
    expect(await ask<unknown[]>("/requests?kind=other&per_page=5")).toHaveLength(500);
  });
});
