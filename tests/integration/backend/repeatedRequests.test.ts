import { and, count, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { chats, messages } from "../../../backend/db/schema/chats";
import { events } from "../../../backend/db/schema/events";
import { mails, mailTokens } from "../../../backend/db/schema/mails";
import { ratings } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { hashToken } from "../../../backend/session/tokens";
import { aPublication, aTransaction, aUser, sessionOf, minuteAgo } from "../../support/builders";
import { useTransactionRaces } from "../../support/raceFixture";
import type { TransactionAnswer } from "../../support/raceFixture";
import { bothDatabases } from "../../support/startBackend";
import type { Answer } from "../../support/startBackend";

describe.each(bothDatabases)("equal requests at one moment on %s", (database) => {
  const fixture = useTransactionRaces(database);
  const { parties, change, notificationsOf } = fixture;

  it("creates one proposal for 20 equal requests, and refuses a different one", async () => {
    const target = await aPublication(fixture.backend.db);
    const interested = await aUser(fixture.backend.db);
    const offered = await aPublication(fixture.backend.db, { ownerId: interested.id });
    const headers = await sessionOf(fixture.backend.db, interested);
    const body = { tags: ["efectivo"], publication_id: target.id, publication_interesteds_ids: [offered.id] };
    const propose = (content: unknown) =>
      fixture.backend.call<TransactionAnswer>("/v1/transactions/", { body: content, headers });
    const answers = await Promise.all(Array.from({ length: 20 }, () => propose(body)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const [id] = answers.map((answer) => answer.body.data.id);
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    expect(await notificationsOf(id as number)).toEqual([{ userId: target.ownerId, type: 1 }]);
    const [opened] = await fixture.backend.db
      .select({ n: count() })
      .from(chats)
      .where(eq(chats.transactionId, id as number));
    expect(opened?.n).toBe(1);
    const other = await propose({ ...body, tags: ["otra cosa"] });
    expect([other.status, other.body]).toEqual([
      422,
      { errors: ["Ya tienes una propuesta para esta publicación: puedes modificarla"] },
    ]);
  });

  it("stores one message for 20 equal requests", async () => {
    const built = await aTransaction(fixture.backend.db);
    const { interested } = await parties(built);
    const send = (text: string) =>
      fixture.backend.call<{ id: number }>(`/chats/${built.chatId}/messages`, {
        body: { random_id: "r-1", message: text },
        headers: interested,
      });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send("Hola")));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const [stored] = await fixture.backend.db
      .select({ n: count() })
      .from(messages)
      .where(eq(messages.chatId, built.chatId));
    expect(stored?.n).toBe(1);
    expect(await notificationsOf(built.id)).toEqual([{ userId: built.ownerId, type: 10 }]);
    const [notificationCount] = await fixture.backend.db
      .select({ n: count() })
      .from(events)
      .where(eq(events.stream, `messages:${built.chatId}`));
    expect(notificationCount?.n).toBe(1);
    expect((await send("Otra cosa")).status).toBe(409);
  });

  it("stores one rating for 20 equal requests, and refuses another value", async () => {
    const built = await aTransaction(fixture.backend.db, { status: "accepted", updatedAt: minuteAgo() });
    const { owner, interested } = await parties(built);
    const give = (rank: unknown, headers = owner): Promise<Answer> =>
      fixture.backend.call("/ranke_user", {
        method: "PUT",
        body: { token: "x", transaction_id: built.id, rank },
        headers,
      });
    for (const wrong of [-1, 6, 2.5, null, "x", ""]) {
      const answer = await give(wrong);
      expect([wrong, answer.status, answer.body]).toEqual([
        wrong,
        422,
        {
          errors: ["La calificación debe estar entre 0 y 5"],
          fields: { rank: ["La calificación debe estar entre 0 y 5"] },
        },
      ]);
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(5)));
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual(
      Array.from({ length: 20 }, () => [200, { message: "Calificación guardada" }]),
    );
    const [given] = await fixture.backend.db
      .select({ n: count() })
      .from(ratings)
      .where(and(eq(ratings.transactionId, built.id), eq(ratings.raterId, built.ownerId)));
    expect(given?.n).toBe(1);
    // It counts once both have rated.
    expect((await give(3, interested)).status).toBe(200);
    const [rated] = await fixture.backend.db
      .select({ sum: users.ratingSum, count: users.ratingCount })
      .from(users)
      .where(eq(users.id, built.interestedId));
    expect(rated).toEqual({ sum: 5, count: 1 });
    expect((await give(4)).status).toBe(422);
    // A cancelled agreement does not count for ratings.
    expect((await change(built.id, "rejected", owner)).status).toBe(200);
    const [after] = await fixture.backend.db
      .select({ sum: users.ratingSum, count: users.ratingCount })
      .from(users)
      .where(eq(users.id, built.interestedId));
    expect(after).toEqual({ sum: 0, count: 0 });
  });

  it("confirms no address but the one that an account has in the end", async () => {
    const outcomes = Array.from({ length: 8 }, async (_, number) => {
      const addresses = ["antes", "uno", "dos"].map((name) => `${name}-${number}@example.com`);
      const [former = "", ...others] = addresses;
      const { id } = await aUser(fixture.backend.db, { email: former, confirmedAt: null });
      const token = `correction-${number}`;
      const expiresAt = new Date(Date.now() + 3_600_000);
      await fixture.backend.db
        .insert(mailTokens)
        .values({ tokenHash: hashToken(token), userId: id, kind: "correction", expiresAt });
      const answers = await Promise.all([
        fixture.backend.call("/resend_confirmation_email", { body: { email: former } }),
        ...others.map((email) =>
          fixture.backend.call("/registration_email", { method: "PUT", body: { token, email } }),
        ),
      ]);
      expect(answers.slice(1).map(({ status }) => status)).toEqual([200, 200]);
      const [account] = await fixture.backend.db.select().from(users).where(eq(users.id, id));
      const sent = await fixture.backend.db.select().from(mails).where(inArray(mails.recipient, addresses));
      for (const { recipient, text } of sent.filter((mail) => mail.recipient !== account?.email)) {
        const link = /confirm\/user\/([\w-]+)/.exec(text)?.[1];
        expect([recipient, (await fixture.backend.call(`/active_user/${link}`)).body]).toEqual([
          recipient,
          { response: false },
        ]);
      }
      return sent.length;
    });
    // To the former address only where that was asked for first.
    for (const count of await Promise.all(outcomes)) expect([2, 3]).toContain(count);
  });
});
