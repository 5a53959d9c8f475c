import { and, eq, gt, inArray } from "drizzle-orm";
import type { ModerationAction, ModerationKind } from "../../../rules/moderation";
import type { Db } from "../../db/client";
import { findWaiting, kindsOfCase } from "../../db/moderation";
import { decisions, openDecisions } from "../../db/schema/decisions";
import { jobs } from "../../db/schema/jobs";
import { conflict, databaseCode, HttpError, messages, notFound, uniqueViolation, usedRequestId } from "../../errors";
import { runAtomically } from "../runAtomically";
import { findPeople, lockSubject } from "./subject";

/** Never changed once written: what undoes it is another row. */
export type DecisionRow = typeof decisions.$inferSelect;

/** Why a decision is neither taken nor taken back. */
export const decisionMessages = {
  notFound: "Decisión no encontrada",
  gone: "Esto ya no espera una decisión: otra persona la tomó o su autor lo cambió",
  changed: "Esto cambió mientras lo revisabas. Vuelve a leerlo antes de decidir",
  otherContent: "Esta decisión ya se envió con otro contenido",
  tooLate: "La decisión ya se aplicó y no se puede deshacer",
};

interface DecisionRequest {
  operatorId: number;
  requestId: string | null;
  kind: ModerationKind;
  subjectId: number;
  /** The version that the operator read. */
  revision: string;
  action: ModerationAction;
  reason: string | null;
  remedy: string | null;
}

/**
 * Records an operator's decision; it takes effect when the time to undo it is over. A row lock ensures that only one
 * operator decides about an item, or about a suspension and the appeal against it. The same request again returns the
 * first one. Throws HttpError 409 where the item is decided already or has changed, and for another request under the
 * same id; 403 for what concerns the operator.
 */
export function decide(db: Db, now: Date, undoSeconds: number, request: DecisionRequest) {
  const { operatorId, requestId, kind, subjectId, revision, action } = request;
  return runAtomically(db, async (tx) => {
    await lockSubject(tx, kind, subjectId);
    const earlier = requestId === null ? undefined : await findRequest(tx, operatorId, requestId);
    if (earlier) {
      const isSame = earlier.kind === kind && earlier.subjectId === subjectId && earlier.action === action;
      if (!isSame) throw usedRequestId(decisionMessages.otherContent);
      return { decision: earlier, dueAt: await findDueAt(tx, earlier.id) };
    }
    const open = await findOpenDecision(tx, kind, subjectId);
    // A person may be suspended without having been reported themselves.
    const isFree = kind === "person" && action === "suspend";
    const item = await findWaiting(tx, kind, subjectId);
    const people = await findPeople(tx, kind, subjectId);
    if (open || (!item && !(isFree && people.active))) throw conflict(decisionMessages.gone);
    if (people.ids.includes(operatorId)) throw new HttpError(403, { errors: [messages.forbidden] });
    if (item && !isFree && item.revision !== revision) throw conflict(decisionMessages.changed);
    const dueAt = new Date(now.getTime() + undoSeconds * 1000);
    const decision = await writeRow(tx, {
      operatorId,
      requestId,
      kind,
      subjectId,
      revision: item?.revision ?? "0",
      action,
      reason: request.reason,
      remedy: request.remedy,
      createdAt: now,
    });
    await tx.insert(openDecisions).values({ kind, subjectId, decisionId: decision.id, dueAt });
    await tx.insert(jobs).values({ kind: "decide", subjectId: decision.id, dueAt });
    return { decision, dueAt };
  }).catch((error: unknown) => {
    // The same id at the same moment about another item.
    throw databaseCode(error) === uniqueViolation ? usedRequestId(decisionMessages.otherContent) : error;
  });
}

/**
 * Takes an own decision back before it takes effect; the item waits again. Safe to repeat. Throws HttpError 404, 409.
 */
export function undoDecision(db: Db, now: Date, operatorId: number, decisionId: number): Promise<void> {
  return runAtomically(db, async (tx) => {
    const decision = await findOwn(tx, operatorId, decisionId);
    const [taken] = await tx
      .delete(openDecisions)
      .where(and(eq(openDecisions.decisionId, decisionId), gt(openDecisions.dueAt, now)))
      .returning();
    if (taken) {
      await writeNote(tx, decision, operatorId, "undo", now);
      return;
    }
    const [undone] = await tx.select().from(decisions).where(eq(decisions.undoneId, decisionId));
    if (undone?.action !== "undo") throw conflict(decisionMessages.tooLate);
  });
}

/** Lets an own decision take effect now. Safe to repeat. Throws HttpError 404. */
export function applyDecisionNow(db: Db, now: Date, operatorId: number, decisionId: number): Promise<void> {
  return runAtomically(db, async (tx) => {
    await findOwn(tx, operatorId, decisionId);
    const [open] = await tx
      .update(openDecisions)
      .set({ dueAt: now })
      .where(eq(openDecisions.decisionId, decisionId))
      .returning();
    if (open)
      await tx
        .update(jobs)
        .set({ dueAt: now })
        .where(and(eq(jobs.kind, "decide"), eq(jobs.subjectId, decisionId)));
  });
}

/** A row beside a decision that did not take effect. */
export function writeNote(
  tx: Db,
  { id, kind, subjectId, revision }: DecisionRow,
  operatorId: number | null,
  action: "undo" | "lapse",
  createdAt: Date,
) {
  return writeRow(tx, { operatorId, kind, subjectId, revision, action, undoneId: id, createdAt });
}

async function writeRow(tx: Db, values: typeof decisions.$inferInsert): Promise<DecisionRow> {
  const [row] = await tx.insert(decisions).values(values).returning();
  if (!row) throw new Error("insert returned nothing");
  return row;
}

async function findOwn(tx: Db, operatorId: number, id: number): Promise<DecisionRow> {
  const [decision] = await tx
    .select()
    .from(decisions)
    .where(and(eq(decisions.id, id), eq(decisions.operatorId, operatorId)));
  if (!decision || decision.undoneId !== null) throw notFound(decisionMessages.notFound);
  return decision;
}

async function findRequest(tx: Db, operatorId: number, requestId: string) {
  const [found] = await tx
    .select()
    .from(decisions)
    .where(and(eq(decisions.operatorId, operatorId), eq(decisions.requestId, requestId)));
  return found;
}

async function findDueAt(tx: Db, decisionId: number): Promise<Date | null> {
  const [open] = await tx.select().from(openDecisions).where(eq(openDecisions.decisionId, decisionId));
  return open?.dueAt ?? null;
}

/** The decision about an item that can still be undone. */
export async function findOpenDecision(db: Db, kind: ModerationKind, subjectId: number) {
  const isAbout = and(inArray(openDecisions.kind, [...kindsOfCase(kind)]), eq(openDecisions.subjectId, subjectId));
  const [open] = await db.select().from(openDecisions).where(isAbout);
  return open;
}
