import { and, desc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "./client";
import { decisions } from "./schema/decisions";
import { suspensionAppeals } from "./schema/suspensionAppeals";

/** The rows of the trail that take a decision back. */
const notes = alias(decisions, "notes");

/** The decision that suspended a user last, with the appeal against it; undefined without one. */
export async function findSuspension(db: Db, userId: number) {
  const [found] = await db
    .select({ decision: decisions, appeal: suspensionAppeals })
    .from(decisions)
    .leftJoin(notes, eq(notes.undoneId, decisions.id))
    .leftJoin(suspensionAppeals, eq(suspensionAppeals.decisionId, decisions.id))
    .where(
      and(
        eq(decisions.kind, "person"),
        eq(decisions.subjectId, userId),
        eq(decisions.action, "suspend"),
        isNull(notes.id),
      ),
    )
    .orderBy(desc(decisions.id))
    .limit(1);
  return found;
}
