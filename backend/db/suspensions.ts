import { and, desc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "./client";
import { decisions } from "./schema/decisions";
import { suspensionAppeals } from "./schema/suspensionAppeals";
import { users } from "./schema/users";

/** The rows of the trail that take a decision back. */
const notes = alias(decisions, "notes");

/**
 * The decisions that suspended a user, each with its operator and the appeal against it, newest first. Undone or lapsed
 * ones never took effect.
 */
export function listSuspensions(db: Db, userId: number) {
  return db
    .select({ decision: decisions, operator: users, appeal: suspensionAppeals })
    .from(decisions)
    .innerJoin(users, eq(users.id, decisions.operatorId))
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
    .orderBy(desc(decisions.id));
}

/** The last one; undefined without any. */
export const findSuspension = async (db: Db, userId: number) => (await listSuspensions(db, userId)).at(0);
