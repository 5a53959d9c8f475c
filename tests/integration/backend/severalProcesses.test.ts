import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notifications } from "../../../backend/db/schema/notifications";
import { aTransaction, aUser, sessionOf } from "../../support/builders";
import { followChannels, identifierOf } from "../../support/cableClient";
import type { TestCable } from "../../support/cableClient";
import { startPgbouncer } from "../../support/pgbouncer";
import { freshPostgres } from "../../support/postgres";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const idsOf = (cable: TestCable, identifier: string) =>
  cable.messages(identifier).flatMap((content) => (content.messages as { id: number }[]).map((one) => one.id));

describe.each(["directly", "through PgBouncer"])("two processes on one PostgreSQL, %s", (way) => {
  let first: TestBackend;
  let second: TestBackend;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const postgres = await freshPostgres();
    const pgbouncer = way === "directly" ? undefined : await startPgbouncer(postgres.url);
    drop = async () => {
      await pgbouncer?.stop();
      await postgres.drop();
    };
    const options = { databaseUrl: pgbouncer?.url ?? postgres.url, postgres: { listenUrl: postgres.url } };
    first = await startBackend(options);
    second = await startBackend(options);
  });
  afterAll(async () => {
    await first.stop();
    await second.stop();
    await drop();
  });

  it("deliver each other's messages once and in order, also across a lost LISTEN connection", async () => {
    const built = await aTransaction(first.db);
    const [owner, interested] = [await sessionOf(first.db, built.owner), await sessionOf(first.db, built.interested)];
    const conversation = identifierOf("MessageChannel", { chat_id: built.chatId, user_id: built.ownerId });
    const cables = [
      await followChannels(first.url, owner, [conversation]),
      await followChannels(second.url, owner, [conversation]),
    ];
    const sent: number[] = [];
    const post = async (via: TestBackend, number: number) => {
      const answer = await via.call<{ id: number }>(`/chats/${built.chatId}/messages`, {
        body: { random_id: `p-${number}`, message: `Mensaje ${number}` },
        headers: interested,
      });
      expect(answer.status).toBe(201);
      sent.push(answer.body.id);
    };
    const arrived = async (id: number) => {
      for (const cable of cables)
        await cable.find((frame) => JSON.stringify(frame.message ?? "").includes(`"id":${id},"random_id"`));
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => post(index % 2 ? first : second, index)));
    await arrived(Math.max(...sent));
    const ended = await first.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    expect((ended as unknown as { rows: unknown[] }).rows).toHaveLength(2);
    await post(first, 100);
    await post(second, 101);
    await arrived(Math.max(...sent));
    for (const cable of cables) {
      expect(idsOf(cable, conversation)).toEqual(sent.toSorted((a, b) => a - b));
      cable.close();
    }
  });

  it("deliver a user's notifications in order of id and without a gap, whichever process stores them", async () => {
    const owner = await aUser(first.db);
    const built = await Promise.all(Array.from({ length: 10 }, () => aTransaction(first.db, { owner })));
    const senders = await Promise.all(built.map((one) => sessionOf(first.db, one.interested)));
    const identifier = identifierOf("NotificationChannel", { user_id: owner.id });
    const cable = await followChannels(first.url, await sessionOf(first.db, owner), [identifier]);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 ? first : second).call(`/chats/${built[index % 10]?.chatId}/messages`, {
          body: { random_id: `n-${index}`, message: "Hola" },
          headers: senders[index % 10] ?? {},
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const stored = await first.db
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, owner.id))
      .orderBy(notifications.id);
    expect(stored).toHaveLength(100);
    await cable.find(
      (frame) =>
        (frame.message as { notification?: { id: number } } | undefined)?.notification?.id === stored.at(-1)?.id,
    );
    const received = cable
      .messages(identifier)
      .slice(1)
      .map((content) => (content.notification as { id: number }).id);
    expect(received).toEqual(stored.map(({ id }) => id));
    cable.close();
  });
});
