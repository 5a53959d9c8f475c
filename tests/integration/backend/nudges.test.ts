import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { notificationTypes } from "../../../backend/db/notificationTypes";
import { notifications } from "../../../backend/db/schema/notifications";
import { aPublication, aTransaction } from "../../support/builders";
import type { BuiltTransaction, User } from "../../support/builders";
import { useMovedClock } from "../../support/movedClock";
import { bothDatabases } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const hour = 3_600_000;
interface Asked {
  data: { amendment: { id: number } };
}

describe.each(bothDatabases)("whose turn it is, on %s", (database) => {
  const { clock, now, start, as, runJobs } = useMovedClock();
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start({ database, operatorEmails: [] });
  });

  const send = async <Answer>(user: User, path: string, body: object, method = "POST") =>
    backend.call<Answer>(path, { method, body, headers: await as(user) });
  const ask = (user: User, { id }: BuiltTransaction, offerVersion: number, terms: object) =>
    send<Asked>(user, "/v1/amendments", { transaction_id: id, offer_version: offerVersion, ...terms });
  const cancel = (user: User, amendmentId: number) => send(user, `/v1/amendments/${amendmentId}/cancel`, {});
  /** Of an exchange, all there ever were. */
  const remindersOf = async ({ id }: BuiltTransaction) =>
    (
      await backend.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.transactionId, id), eq(notifications.type, notificationTypes.modified_proposal)))
    ).filter(({ extra }) => extra.reminder === true);
  const remindedOf = async (built: BuiltTransaction) => (await remindersOf(built)).map(({ userId }) => userId);
  /** Their types, as the list of its reader has them. */
  const unreadOf = async (user: User) =>
    (
      await backend.call<{ type_notification_id: number; read: boolean }[]>("/notifications", {
        headers: await as(user),
      })
    ).body.flatMap(({ type_notification_id: type, read }) => (read ? [] : [type]));
  /** Unread ones that an offer or agreement was changed, the latest first. */
  const notificationsOf = ({ id, interestedId }: BuiltTransaction) =>
    backend.db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.transactionId, id),
          eq(notifications.userId, interestedId),
          eq(notifications.type, notificationTypes.modified_proposal),
          eq(notifications.read, false),
        ),
      )
      .orderBy(desc(notifications.id));
  async function wait(hours: number) {
    clock.ms += hours * hour;
    await runJobs();
  }
  const fresh = () => ({ createdAt: now(), updatedAt: now() });
  /** The first part of the list, as its reader sees it. */
  const listed = async (user: User, after?: string) =>
    (
      await backend.call<{
        data: { id: number; transaction: { amendment_author: string | null } }[];
        next: string | null;
      }>(`/chats?type=in_progress&per_page=1${after ? `&after=${after}` : ""}`, { headers: await as(user) })
    ).body;

  it("lists an exchange with a requested change first for the party that has to answer", async () => {
    const built = await aTransaction(backend.db, { status: "accepted", ...fresh() });
    const { owner, interested } = built;
    const radio = await aPublication(backend.db, { ownerId: owner.id });
    const asked = await ask(interested, built, 1, {
      publication_interesteds_ids: built.offered.map(({ id }) => id),
      added_publications_ids: [radio.id],
    });
    expect(asked.status).toBe(201);
    const other = await aTransaction(backend.db, { owner, status: "accepted" });
    // Something happens in the other one.
    await send(owner, `/chats/${other.chatId}/messages`, { message: "Hola", random_id: "a" });
    const first = await listed(owner);
    expect(first.data).toMatchObject([{ id: built.chatId, transaction: { amendment_author: "interested" } }]);
    expect((await listed(owner, first.next ?? "")).data).toMatchObject([
      { id: other.chatId, transaction: { amendment_author: null } },
    ]);
    expect((await cancel(owner, asked.body.data.amendment.id)).status).toBe(200);
    expect((await listed(owner)).data).toMatchObject([{ transaction: { amendment_author: null } }]);
  });

  it("is reminded of once a day, three times at most, and the list keeps one of it", async () => {
    const built = await aTransaction(backend.db, { status: "accepted", ...fresh() });
    expect((await ask(built.owner, built, 1, { tags: ["una clase"] })).status).toBe(201);
    for (const [hours, sent] of [
      [23, 0],
      [2, 1],
      [22, 1],
      [3, 2],
      [25, 3],
      [25, 3],
    ] as const) {
      await wait(hours);
      expect(await remindedOf(built)).toEqual(Array.from({ length: sent }, () => built.interestedId));
    }
    expect((await remindersOf(built)).map(({ read }) => read).sort()).toEqual([false, true, true]);
  });

  it("is not reminded of any more once it is answered, of a counter-offer on two days", async () => {
    const built = await aTransaction(backend.db, fresh());
    const terms = { tags: ["una clase"], publication_interesteds_ids: [] };
    const counter = { transaction_id: built.id, offer_version: 1, ...terms };
    expect((await send(built.owner, "/v1/counter_offers", counter)).status).toBe(201);
    for (const sent of [1, 2, 2]) {
      await wait(25);
      expect(await remindedOf(built)).toEqual(Array.from({ length: sent }, () => built.interestedId));
    }
    const accepted = await send(built.interested, `/v1/counter_offers/${built.id}/accept`, { offer_version: 2 }, "PUT");
    expect(accepted.status).toBe(200);
    const asked = await ask(built.owner, built, 2, { tags: ["dos clases"] });
    expect((await cancel(built.interested, asked.body.data.amendment.id)).status).toBe(200);
    await wait(25);
    expect(await remindedOf(built)).toHaveLength(2);
  });

  it("leaves no unread notification that asks for it once it is done: accepted, rejected, countered, declined", async () => {
    const terms = { tags: ["una clase"], publication_interesteds_ids: [] };
    const accept = async ({ interested, id }: BuiltTransaction) =>
      send(interested, `/v1/counter_offers/${id}/accept`, { offer_version: 2 }, "PUT");
    const reject = async ({ interested, id }: BuiltTransaction) =>
      send(interested, `/v1/transactions/${id}`, { id, status: "rejected" }, "PUT");
    const counter = async ({ interested, id }: BuiltTransaction) =>
      send(interested, "/v1/counter_offers", { transaction_id: id, offer_version: 2, tags: ["dos clases"] });
    for (const act of [accept, reject, counter]) {
      const built = await aTransaction(backend.db, fresh());
      await send(built.owner, "/v1/counter_offers", { transaction_id: built.id, offer_version: 1, ...terms });
      await wait(25);
      expect(await unreadOf(built.interested)).toEqual([15]);
      expect((await act(built)).status).toBeLessThan(300);
      expect(await unreadOf(built.interested)).toEqual([]);
    }
    const built = await aTransaction(backend.db, { status: "accepted", ...fresh() });
    const asked = await ask(built.owner, built, 1, terms);
    await wait(25);
    const { interested } = built;
    expect(await unreadOf(interested)).toEqual([15]);
    expect((await cancel(interested, asked.body.data.amendment.id)).status).toBe(200);
    expect(await unreadOf(interested)).toEqual([]);
  });

  it("leaves none with the other party either once it is taken back, or settled by the one who asked", async () => {
    const terms = { tags: ["una clase"], publication_interesteds_ids: [] };
    const end = ({ owner, id }: BuiltTransaction) =>
      send(owner, `/v1/transactions/${id}`, { id, status: "rejected" }, "PUT");
    const deactivate = ({ owner, publicationId }: BuiltTransaction) =>
      send(owner, `/publications/update_status/${publicationId}`, { publication_status: 1 });
    for (const act of [end, deactivate]) {
      const built = await aTransaction(backend.db, fresh());
      await send(built.owner, "/v1/counter_offers", { transaction_id: built.id, offer_version: 1, ...terms });
      await wait(25);
      expect(await unreadOf(built.interested)).toEqual([15]);
      expect((await act(built)).status).toBeLessThan(300);
      // Only that it was declined.
      expect(await unreadOf(built.interested)).toEqual([3]);
    }
    const built = await aTransaction(backend.db, fresh());
    const accepted = await send(
      built.owner,
      `/v1/transactions/${built.id}`,
      { id: built.id, status: "accepted" },
      "PUT",
    );
    expect(accepted.status).toBe(200);
    const asked = await ask(built.owner, built, 1, terms);
    expect(await unreadOf(built.interested)).toEqual([15, 2]);
    expect((await cancel(built.owner, asked.body.data.amendment.id)).status).toBe(200);
    // What they agreed on is still to be carried out, and the withdrawal is news.
    expect(await unreadOf(built.interested)).toEqual([15, 2]);
    const [news] = await notificationsOf(built);
    expect(news?.extra).toEqual({ amendment: "withdrawn" });
  });
});
