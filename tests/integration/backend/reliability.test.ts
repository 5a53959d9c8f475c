import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TransactionStatus } from "../../../rules/transaction";
import { messages } from "../../../backend/db/schema/chats";
import { meetings } from "../../../backend/db/schema/meetings";
import { ringMeetingParties, ringMeetings } from "../../../backend/db/schema/ringMeetings";
import { transactionEvents } from "../../../backend/db/schema/transactions";
import { aRing, aTransaction, aUser, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const hour = 3_600_000;
async function repeat(count: number, work: () => Promise<unknown>) {
  for (let left = count; left > 0; left -= 1) await work();
}

describe.each(bothDatabases)("how far one can rely on a person, on %s", (database) => {
  let backend: TestBackend;
  let owner: User;
  let others: User;

  beforeAll(async () => {
    backend = await startBackend({ database });
  });
  afterAll(() => backend?.stop());

  const ago = (hours: number) => new Date(Date.now() - hours * hour);
  const read = async (user: User, headers: Record<string, string> = {}) =>
    (await backend.call<{ reliability: unknown }>(`/users/${user.id}`, { headers })).body.reliability;

  /** A proposal to the owner, that waits for this long. */
  async function proposal(hoursAgo: number, status: TransactionStatus = "active", updatedHoursAgo = 0) {
    return aTransaction(backend.db, {
      owner,
      interested: others,
      offered: [],
      status,
      createdAt: ago(hoursAgo),
      updatedAt: ago(updatedHoursAgo),
    });
  }

  async function answered(hoursAgo: number, afterHours: number, by: "message" | "step", status?: TransactionStatus) {
    const transaction = await proposal(hoursAgo, status);
    const createdAt = ago(hoursAgo - afterHours);
    if (by === "message")
      await backend.db
        .insert(messages)
        .values({ chatId: transaction.chatId, senderId: owner.id, randomId: "respuesta", text: "Hola", createdAt });
    else
      await backend.db
        .insert(transactionEvents)
        .values({ transactionId: transaction.id, kind: "accepted", actor: "owner", createdAt });
    return transaction;
  }

  const person = async () => {
    owner = await aUser(backend.db);
    others = await aUser(backend.db);
  };

  it("is not said before five exchanges, nor of proposals that need no answer yet", async () => {
    await person();
    await repeat(4, () => answered(10, 0.5, "step", "complete"));
    await repeat(3, () => proposal(70));
    // Taken back in time.
    await proposal(200, "rejected", 190);
    expect(await read(owner)).toBeNull();
    await answered(10, 0.5, "message", "complete");
    expect(await read(owner)).toEqual({ reply_time: "hour", meetings: null });
    expect(await read(owner, await sessionOf(backend.db, others))).toEqual(await read(owner));
    expect(await read(others)).toBeNull();
  });

  it("goes by the time in which half of the proposals were answered, those that wait included", async () => {
    await person();
    await repeat(5, () => answered(100, 20, "message", "complete"));
    expect(await read(owner)).toMatchObject({ reply_time: "day" });
    await repeat(5, () => proposal(80));
    expect(await read(owner)).toMatchObject({ reply_time: "day" });
    await proposal(80);
    expect(await read(owner)).toMatchObject({ reply_time: "longer" });
    // What the other one writes is no answer.
    const { chatId } = await proposal(80);
    await backend.db.insert(messages).values({ chatId, senderId: others.id, randomId: "otro", text: "¿Y?" });
    expect(await read(owner)).toMatchObject({ reply_time: "longer" });
  });

  it("counts only meetings with a report made at the place", async () => {
    await person();
    const base = { proposerId: others.id, placeName: "Plaza", startsAt: ago(50) };
    const meet = async (status: TransactionStatus, said: Partial<typeof meetings.$inferInsert>) => {
      const transaction = await answered(100, 1, "step", status);
      await backend.db.insert(meetings).values({ ...base, transactionId: transaction.id, state: "over", ...said });
    };
    await meet("complete", { ownerCheckedAt: ago(50) });
    await meet("complete", { interestedCheckedAt: ago(50), ownerLateMinutes: 30, interestedLateMinutes: 15 });
    await meet("complete", {});
    await meet("complete", { interestedArrivedAt: ago(50) });
    await meet("complete", { state: "cancelled", ownerArrivedAt: ago(50) });
    expect(await read(owner)).toMatchObject({ meetings: null });
    await meet("accepted", { interestedArrivedAt: ago(50) });
    await meet("accepted", { ownerArrivedAt: ago(50), interestedLateMinutes: 15 });
    expect(await read(owner)).toMatchObject({ meetings: { kept: 3, late: 1, missed: 1 } });
    // No party reported anything about that one; of the other side the same meetings look otherwise.
    await meet("accepted", {});
    expect(await read(owner)).toMatchObject({ meetings: { kept: 3, late: 1, missed: 1 } });
    expect(await read(others)).toEqual({ reply_time: null, meetings: { kept: 4, late: 1, missed: 1 } });
  });

  it("counts a ring's meetings for the members whose presence a code proves", async () => {
    await person();
    await repeat(5, () => answered(100, 1, "step", "complete"));
    const third = await aUser(backend.db);
    const ring = await aRing(backend.db, [owner, others, third]);
    /** What the three have said of a meeting of all at once. */
    const meet = async (...said: Partial<typeof ringMeetingParties.$inferInsert>[]) => {
      const [meeting] = await backend.db
        .insert(ringMeetings)
        .values({ ringId: ring.id, proposerId: owner.id, state: "over", placeName: "Plaza", startsAt: ago(50) })
        .returning();
      if (!meeting) throw new Error("no meeting");
      await backend.db
        .insert(ringMeetingParties)
        .values([owner, others, third].map(({ id }, index) => ({ meetingId: meeting.id, userId: id, ...said[index] })));
    };
    // The code of `owner` is entered by `others`, who gets their thing.
    await meet({ lateMinutes: 15 }, { checkedAt: ago(50) });
    await meet({ checkedAt: ago(50) });
    expect(await read(owner)).toMatchObject({ meetings: null });
    // No member saw `owner` there, and `third` waited.
    await meet({}, {}, { arrivedAt: ago(50) });
    expect(await read(owner)).toMatchObject({ meetings: { kept: 2, late: 1, missed: 1 } });
    await meet({}, {}, {});
    expect(await read(owner)).toMatchObject({ meetings: { kept: 2, late: 1, missed: 1 } });
  });
});
