import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { isDiscardable } from "../../rules/deadLetter";
import type { DeadLetterAction } from "../../rules/deadLetter";
import type { Db } from "../db/client";
import { deadLetters } from "../db/schema/deadLetters";
import { decisions } from "../db/schema/decisions";
import { jobs } from "../db/schema/jobs";
import { mails } from "../db/schema/mails";
import { conflict, notFound, unprocessable } from "../errors";
import { runAtomically } from "./runAtomically";
import { dayMs } from "../../rules/durations";

type DeadLetter = typeof deadLetters.$inferSelect;

/** Why an operator can neither repeat nor discard one. */
export const deadLetterMessages = {
  notFound: "Esto ya no está entre lo que falló",
  settled: "Esto ya se repitió o se descartó",
  tooOld: "Este correo ya no se puede enviar: sus enlaces vencieron",
  needed: "Esto no se puede descartar: repítelo cuando la causa esté resuelta",
};

/** How long a mail may be sent after it was written: then its links have run out. */
export const maxMailDelayMs = 3 * dayMs;
/** How often one is tried within that time: the last attempt comes some 68 hours after the first. */
export const maxMailAttempts = 20;
const listed = 100;

/** Those that are not settled, newest first. */
export const listDeadLetters = (db: Db): Promise<DeadLetter[]> =>
  db.select().from(deadLetters).where(isNull(deadLetters.settledAt)).orderBy(desc(deadLetters.id)).limit(listed);

/**
 * Repeats or discards what was put aside, once, with a row in the audit trail. The same again by the same operator
 * changes nothing more. Throws HttpError 404, 409 where it is settled or a mail is too old, and 422 for
 * discarding what must be done.
 */
export function settleDeadLetter(
  db: Db,
  now: Date,
  { operatorId, id, action }: { operatorId: number; id: number; action: DeadLetterAction },
): Promise<void> {
  return runAtomically(db, async (tx) => {
    const [letter] = await tx.select().from(deadLetters).where(eq(deadLetters.id, id)).for("update");
    if (!letter) throw notFound(deadLetterMessages.notFound);
    if (letter.settledAt) {
      const [own] = await tx
        .select()
        .from(decisions)
        .where(
          and(
            eq(decisions.kind, "dead_letter"),
            eq(decisions.subjectId, id),
            eq(decisions.operatorId, operatorId),
            eq(decisions.action, action),
          ),
        );
      if (own) return;
      throw conflict(deadLetterMessages.settled);
    }
    if (action === "discard" && !isDiscardable(letter.kind)) throw unprocessable(deadLetterMessages.needed);
    if (action === "repeat") await repeat(tx, letter, now);
    // It may hold a link that opens an account.
    else if (letter.kind === "send_mail")
      await tx.update(mails).set({ text: "", html: "" }).where(eq(mails.id, letter.subjectId));
    await tx.update(deadLetters).set({ settledAt: now }).where(eq(deadLetters.id, id));
    await tx.insert(decisions).values({
      operatorId,
      kind: "dead_letter",
      subjectId: id,
      revision: "1",
      action,
      reason: `${letter.kind} ${letter.subjectId}: ${letter.failure}`,
      createdAt: now,
    });
  });
}

async function repeat(tx: Db, { kind, subjectId }: DeadLetter, now: Date) {
  if (kind !== "send_mail") {
    // A job that was planned again meanwhile does the same.
    await tx.insert(jobs).values({ kind, subjectId, dueAt: now }).onConflictDoNothing();
    return;
  }
  const [mail] = await tx
    .update(mails)
    .set({ attempts: 0, dueAt: now })
    .where(
      and(eq(mails.id, subjectId), isNull(mails.sentAt), gt(mails.createdAt, new Date(now.getTime() - maxMailDelayMs))),
    )
    .returning({ id: mails.id });
  if (!mail) throw conflict(deadLetterMessages.tooOld);
}
