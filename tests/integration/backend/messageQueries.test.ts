import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aTransaction, sessionOf } from "../../support/builders";
import { followChannels, identifierOf } from "../../support/cableClient";
import { pollUntil } from "../../support/pollUntil";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

/** What a chat costs the database, which is what bounds how many messages a second a backend takes. */

/**
 * The brackets of transactions, what looks for jobs, and what the cable does with each beat: whether its sessions are
 * good still, and who is connected.
 */
const isAside = (query: string) =>
  /^(begin|commit)\b|"jobs"|= any\(\$1::text\[\]\)|^update "users" set "last_seen_at"/i.test(query) &&
  !query.includes("pg_notify");
const isReading = (query: string) => query.includes("pg_snapshot_xmin");

describe.each(bothDatabases)("on %s", (database) => {
  let queries: string[] = [];
  let backend: TestBackend;
  beforeAll(async () => {
    const onQuery = (query: string) => void (isAside(query) || queries.push(query));
    backend = await startBackend({ database, onQuery, jobsEveryMs: 3_600_000 });
  });
  afterAll(() => backend.stop());

  async function write(chatId: number, headers: Record<string, string>, randomId: string) {
    const form = new FormData();
    form.set("random_id", randomId);
    form.set("message", "Hola");
    expect((await backend.call(`/chats/${chatId}/messages`, { form, headers })).status).toBe(201);
  }

  /** Those before the outbox is read. */
  const written = () => queries.filter((query) => !isReading(query));

  it("a message costs five statements, and its repeat three", async () => {
    const { chatId, owner } = await aTransaction(backend.db);
    const headers = await sessionOf(backend.db, owner);
    queries = [];
    await write(chatId, headers, "once");
    expect(written()).toHaveLength(5);
    await pollUntil(async () => queries.some(isReading), Boolean);
    queries = [];
    await write(chatId, headers, "once");
    expect(written()).toHaveLength(3);
  });

  it("its delivery to both, with their lists and a notification, costs five, and each mark two", async () => {
    const { chatId, owner, interested } = await aTransaction(backend.db);
    const [first, second] = await Promise.all(
      [owner, interested].map(async (user) => {
        const headers = await sessionOf(backend.db, user);
        const chat = identifierOf("MessageChannel", { chat_id: chatId, user_id: user.id });
        const list = identifierOf("ChatChannel", { user_id: user.id });
        const channels = [chat, list, identifierOf("NotificationChannel", { user_id: user.id })];
        const cable = await followChannels(backend.url, headers, channels);
        const count = () => channels.flatMap((channel) => cable.messages(channel)).length;
        return { headers, cable, chat, list, count };
      }),
    );
    if (!first || !second) throw new Error("two were followed");
    const cables = [first, second];
    /** Counts a change's statements: before the first reading of the outbox, and from there on. */
    async function follow(change: () => unknown, news: number) {
      const countFrames = () => cables.reduce((total, { count }) => total + count(), 0);
      const before = countFrames();
      queries = [];
      await change();
      await pollUntil(
        async () => countFrames() - before,
        (count) => count === news,
      );
      const at = queries.findIndex(isReading);
      return { before: at, delivery: queries.length - at };
    }

    // Two messages, two lists, one notification.
    expect(await follow(() => write(chatId, first.headers, "delivered"), 5)).toMatchObject({ delivery: 5 });
    // Both learn of the mark.
    const arrived = () => second.cable.perform(second.list, { action: "received", chat_id: chatId });
    expect(await follow(arrived, 2)).toEqual({ before: 2, delivery: 2 });
    // And who has read gets the chat again.
    const read = () => second.cable.perform(second.chat, { action: "read_messages" });
    expect(await follow(read, 3)).toEqual({ before: 2, delivery: 4 });
    for (const { cable } of cables) cable.close();
  });
});
