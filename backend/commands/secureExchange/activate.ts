import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { codeAlphabet, codeLength } from "../../../rules/secureExchange";
import type { Db } from "../../db/client";
import { jobs } from "../../db/schema/jobs";
import { secureExchanges } from "../../db/schema/secureExchanges";
import { readShiftStart } from "../../db/secureExchanges";
import type { SecureExchangeRow } from "../../db/secureExchanges";
import { reminderTimes } from "../../policies/secureExchange";

/** One of more than a hundred million. */
const randomCode = () =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join("");

/** A code that no other booking has ever had. */
async function unusedCode(tx: Db): Promise<string> {
  const code = randomCode();
  const [other] = await tx
    .select({ id: secureExchanges.id })
    .from(secureExchanges)
    .where(eq(secureExchanges.code, code));
  return other ? unusedCode(tx) : code;
}

/** A paid booking: both get the code and the reminders. */
export async function activate(tx: Db, { id, shiftId, day }: SecureExchangeRow, now: Date): Promise<void> {
  await tx
    .update(secureExchanges)
    .set({ state: "active", code: await unusedCode(tx), heldUntil: null, updatedAt: now })
    .where(eq(secureExchanges.id, id));
  await scheduleReminders(tx, { id, shiftId, day }, now);
}

/** Reminds of what is still to come; a reminder whose time has passed is not made up for. */
export async function scheduleReminders(
  tx: Db,
  { id, shiftId, day }: Pick<SecureExchangeRow, "id" | "shiftId" | "day">,
  now: Date,
): Promise<void> {
  const times = reminderTimes(day, await readShiftStart(tx, shiftId));
  const remindersSent = times.filter((at) => at <= now).length;
  await tx.update(secureExchanges).set({ remindersSent }).where(eq(secureExchanges.id, id));
  const next = times[remindersSent];
  if (next) await scheduleMeet(tx, id, next);
}

/** When a booking is looked at next: the end of its hold, a reminder. */
export async function scheduleMeet(tx: Db, id: number, dueAt: Date): Promise<void> {
  const job = { kind: "meet", subjectId: id, dueAt } as const;
  const open = and(eq(jobs.kind, job.kind), eq(jobs.subjectId, id), isNull(jobs.doneAt));
  const moved = await tx.update(jobs).set({ dueAt }).where(open).returning({ id: jobs.id });
  if (moved.length === 0) await tx.insert(jobs).values(job).onConflictDoNothing();
}
